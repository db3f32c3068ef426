const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** The text of HTML without attributes that contain `>`, and with no other entities than these. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (_, name: string) => CHARACTERS[name]!);
}
