/** A message from its first word on, by which messages are ordered: quotes and dots before it do not count. */
export function fromFirstWord(message: string): string {
  return message.replace(/^\W+/, '');
}
