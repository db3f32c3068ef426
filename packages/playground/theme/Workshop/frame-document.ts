/**
 * What a frame of an edited program may do: run what the page hands to it, and reach nothing. Its workers
 * have the same policy, and both have that of the site's pages, too.
 */
export const PLAY_POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/**
 * Starts what a frame gets from its page; the page's policy allows this script by its hash. Anyone may
 * have written the program, so it runs in a worker, away from the page's process, whose messages stop
 * here where they are too many. The frame's origin is its own: it has no storage, and no other window.
 *
 * One with a document runs in a frame of the frame, whose policy decides where that one may be led: nowhere.
 * The page's own policy allows what the site embeds, and no policy holds a document from leading itself away.
 *
 * Chromium starts no module worker from a blob in such a frame, and a classic one imports modules. It hears
 * what the page asks for before what runs programs can listen, so that it has to be told again.
 *
 * Programs that ask for the environment get the one in which those of the docs run.
 */
export const PLAY_SCRIPT = `
onmessage = ({ data: { inner, ...message }, ports: [port] }) => {
  onmessage = null;
  if (inner) {
    const frame = document.createElement('iframe');
    frame.title = 'What the program renders';
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.srcdoc = inner;
    frame.onload = () => {
      frame.contentWindow.postMessage(message, '*', [port]);
      frame.onload = () => parent.postMessage('left', '*');
    };
    document.body.append(frame);
    return;
  }
  const { kind, maxMessages } = message;
  const addressOf = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const runtime = JSON.stringify(addressOf(message.runtime));
  const main = addressOf('import { run } from ' + runtime + ';' + message.main);
  const process = { env: { NODE_ENV: 'production' } };
  if (kind === 'dom') {
    self.process = process;
    const { setTimeout } = self;
    let since;
    guardLoop = () => {
      since ?? setTimeout(() => (since = undefined));
      since ??= performance.now();
      if (performance.now() - since > 5000) {
        throw new Error('Stopped after 5 s');
      }
    };
    pagePort = port;
    import(main);
    return;
  }
  const worker = new Worker(addressOf(\`
    self.process = \${JSON.stringify(process)};
    const asked = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    const ready = import(\${runtime});
    Promise.all([asked, ready]).then(([{ data }]) => {
      dispatchEvent(new MessageEvent('message', { data }));
      return import(\${JSON.stringify(main)});
    });
  \`));
  let left = maxMessages;
  worker.onmessage = ({ data }) => {
    left -= 1;
    left < 0 ? worker.terminate() : port.postMessage(data);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    port.postMessage({ type: 'text', stream: 'stderr', text: event.message || 'The browser ended the program.' });
    port.postMessage({ type: 'ended', failed: true });
  };
  port.onmessage = ({ data }) => worker.postMessage(data);
};`;

/**
 * The document of a frame, which waits for its program. Browsers tell a frame the color mode of the element
 * that it is in.
 */
export const PLAY_DOCUMENT = `<!doctype html><html lang="en" style="color-scheme: light dark"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${PLAY_POLICY}"></head><body class="preview"><div id="root"></div><script>${PLAY_SCRIPT}</script></body></html>`;
