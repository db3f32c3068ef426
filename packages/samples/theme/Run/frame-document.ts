/** May run what the page hands to it, and reach nothing. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; form-action 'none'";

/** Its own origin keeps a frame from the site's files; modules that it makes of their texts are its own. */
const START = `
onmessage = ({ data: [program, shared], ports: [port] }) => {
  onmessage = null;
  pagePort = port;
  const moduleOf = (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  import(moduleOf(program.replace(/\\.\\/shared\\.\\w+\\.js/g, moduleOf(shared))));
};`;

/**
 * Writes the document of a frame, which waits for its program.
 *
 * @param colorMode - in which it starts
 */
export function frameDocument(colorMode: string): string {
  return `<!doctype html><html lang="en" style="color-scheme: ${colorMode}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"></head><body class="preview"><div id="root"></div><script>${START}</script></body></html>`;
}

/**
 * Hands a frame its program, once its document is there.
 *
 * @param texts - of the program, and of the file that it imports
 * @param port - the frame's end of the line to the page
 */
export function startFrame(frame: HTMLIFrameElement, texts: string[], port: MessagePort): void {
  frame.contentWindow!.postMessage(texts, '*', [port]);
}
