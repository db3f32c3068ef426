import { diffArrays } from 'diff';

/** Code in a line, a link, space, a word, or a sign: each changes as a whole. */
const TOKEN = /`+[^`]+`+|\[[^\]]*\]\([^)]*\)|\s+|[\p{L}\p{N}_$]+|./gu;

const tokensOf = (text: string) => text.match(TOKEN) ?? [];

/**
 * Compares two lines word by word.
 *
 * `a big cat`, `a small cat` → `['a ', 'big', 'small', ' cat']`
 *
 * @returns what is the same, removed, added, the same … in turn
 */
export function compareWords(before: string, after: string): string[] {
  let step = { same: '', removed: '', added: '' };
  const steps = [step];
  const changes = diffArrays(tokensOf(before), tokensOf(after));
  for (const [index, { value, added, removed }] of changes.entries()) {
    const text = value.join('');
    const isSign = !/[\p{L}\p{N}]/u.test(text) && index < changes.length - 1;
    const hasChange = step.removed !== '' || step.added !== '';
    if (removed || added) {
      step[removed ? 'removed' : 'added'] += text;
    } else if (hasChange && isSign) {
      // Of two changed words, the space or the comma between them is a part.
      step.removed += text;
      step.added += text;
    } else if (hasChange) {
      step = { same: text, removed: '', added: '' };
      steps.push(step);
    } else {
      step.same += text;
    }
  }
  const parts = steps.flatMap(({ same, removed, added }) => [same, removed, added]);
  return parts.slice(0, parts.findLastIndex(Boolean) + 1);
}

/** Says how much of two texts is the same words, in the order of both: from 0 to 1. */
export function likeness(before: string, after: string): number {
  const [old, young] = [wordsOf(before), wordsOf(after)];
  const shared = diffArrays(old, young).filter(({ added, removed }) => !added && !removed);
  const count = shared.reduce((sum, { value }) => sum + value.length, 0);
  return (2 * count) / Math.max(1, old.length + young.length);
}

const wordsOf = (text: string) => text.replace(/\]\([^)]*\)/g, '').match(/[\p{L}\p{N}_$]+/gu) ?? [];
