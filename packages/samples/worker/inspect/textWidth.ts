const ASCII = /^[\x20-\x7e]*$/;
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]$/u;
const DOUBLE_WIDTH =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{16fe0}-\u{18fff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}])$/u;

/** Columns that a text takes in a terminal: two for a Chinese character or an emoji. */
export function textWidth(text: string): number {
  if (ASCII.test(text)) {
    return text.length;
  }
  return [...text.normalize('NFC')].reduce((width, character) => width + columnsOf(character), 0);
}

function columnsOf(character: string) {
  if (ZERO_WIDTH.test(character)) {
    return 0;
  }
  return DOUBLE_WIDTH.test(character) ? 2 : 1;
}
