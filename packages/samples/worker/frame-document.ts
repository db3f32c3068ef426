/** Frames and their workers may run inline scripts and blobs, and may load nothing from a network. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/**
 * Runs the `FrameProgram` that the page sends to a frame, with a port for the answers. The program is
 * untrusted, since readers share links to edited ones. The sandboxed frame has an origin of its own, and thus
 * neither storage nor access to the page. It inherits the page's content security policy, which must allow
 * `blob:` scripts, and this script by its hash.
 *
 * Without a document (`page`), the program runs in a worker. It is a classic worker that imports a module,
 * because Chromium starts no module worker from a blob in a sandboxed frame.
 *
 * With a document (`dom`), the program runs in a frame inside the frame. No policy stops a document from
 * navigating itself, but the outer frame's policy blocks every target.
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
    const sendProgram = () => frame.contentWindow.postMessage({ ...data, isInner: true }, '*', [port]);
    // Once: a document to which the program navigates the frame gets nothing.
    frame.addEventListener('load', sendProgram, { once: true });
    document.body.append(frame);
    return;
  }
  const blobUrl = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const main = blobUrl(text);
  const scope = { process: { env: { NODE_ENV: 'production' } }, runRequest: request };
  if (mode === 'dom') {
    const { setTimeout } = self;
    let busySince;
    scope.guardLoop = () => {
      busySince ?? setTimeout(() => (busySince = undefined));
      busySince ??= performance.now();
      if (performance.now() - busySince > 5000) {
        throw new Error('Stopped after 5 s');
      }
    };
    Object.assign(self, scope, { pagePort: port });
    import(main);
    return;
  }
  const worker = new Worker(blobUrl(
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
 * The frame's document, which waits for the program. `color-scheme` lets it follow the color scheme of the
 * `<iframe>` element.
 */
export const FRAME_DOCUMENT = `<!doctype html><html lang="en" style="color-scheme: light dark"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"></head><body class="preview"><div id="root"></div><script>${FRAME_SCRIPT}</script></body></html>`;
