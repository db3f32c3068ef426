import { FRAME_POLICY, FRAME_SCRIPT } from '../../worker/policy';

/**
 * Writes the document of a frame, which waits for its program.
 *
 * @param colorMode - in which it starts
 */
export function frameDocument(colorMode: string): string {
  return `<!doctype html><html lang="en" style="color-scheme: ${colorMode}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"></head><body class="preview"><div id="root"></div><script>${FRAME_SCRIPT}</script></body></html>`;
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
