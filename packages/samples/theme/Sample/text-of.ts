const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** The text of a piece of HTML, as browsers and the build write it. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => CHARACTERS[name]!);
}
