/** What a frame and its workers may do: run what the page hands to them, and reach nothing. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/**
 * Starts what a frame gets from its page: `FrameProgram`, and its end of the line to the page. Frames have the
 * policy of the site's pages, too, which allows this script by its hash, and modules that it makes. Anyone may
 * have written the program. The frame's origin is its own, so that it has no storage, and no other window; and
 * a program without a document runs in a worker, away from the page's process.
 *
 * One with a document runs in a frame of the frame, whose policy decides where that one may be led: nowhere.
 * The page's own policy allows what the site embeds, and no policy holds a document from leading itself away.
 *
 * Chromium starts no module worker from a blob in such a frame, and a classic one imports modules.
 *
 * Programs that ask for the environment get the one in which those of the docs run.
 */
export const FRAME_SCRIPT = `
onmessage = ({ data, ports: [port] }) => {
  onmessage = null;
  const { mode, isInner, text, request } = data;
  if (mode === 'dom' && !isInner) {
    const frame = document.createElement('iframe');
    frame.title = 'What the program renders';
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.srcdoc = '<!doctype html>' + document.documentElement.outerHTML;
    const hand = () => frame.contentWindow.postMessage({ ...data, isInner: true }, '*', [port]);
    // What a program leads the frame to gets nothing.
    frame.addEventListener('load', hand, { once: true });
    document.body.append(frame);
    return;
  }
  const addressOf = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const main = addressOf(text);
  const scope = { process: { env: { NODE_ENV: 'production' } }, runRequest: request };
  if (mode === 'dom') {
    const { setTimeout } = self;
    let since;
    scope.guardLoop = () => {
      since ?? setTimeout(() => (since = undefined));
      since ??= performance.now();
      if (performance.now() - since > 5000) {
        throw new Error('Stopped after 5 s');
      }
    };
    Object.assign(self, scope, { pagePort: port });
    import(main);
    return;
  }
  const worker = new Worker(addressOf(
    \`Object.assign(self, \${JSON.stringify(scope)}); import(\${JSON.stringify(main)});\`,
  ));
  worker.onmessage = (event) => port.postMessage(event.data);
  worker.onerror = (event) => {
    event.preventDefault();
    const text = event.message || 'The browser ended the program: it may have used too much memory.';
    port.postMessage({ type: 'text', stream: 'stderr', text });
    port.postMessage({ type: 'ended', failed: true });
  };
};`;

/**
 * The document of a frame, which waits for its program. Browsers tell a frame the color mode of the element
 * that it is in.
 */
export const FRAME_DOCUMENT = `<!doctype html><html lang="en" style="color-scheme: light dark"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"></head><body class="preview"><div id="root"></div><script>${FRAME_SCRIPT}</script></body></html>`;
