import { FRAME_POLICY, FRAME_SCRIPT } from '../../worker/policy';

/**
 * Writes the document of a frame, which waits for its program: a message with the texts of the program and
 * of the file that it imports, and with its end of the line to the page.
 *
 * @param colorMode - in which it starts
 */
export function frameDocument(colorMode: string): string {
  return `<!doctype html><html lang="en" style="color-scheme: ${colorMode}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${FRAME_POLICY}"></head><body class="preview"><div id="root"></div><script>${FRAME_SCRIPT}</script></body></html>`;
}
