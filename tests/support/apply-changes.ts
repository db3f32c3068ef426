import type { Line, PageChanges } from '../../features/page-changes/changes';

/**
 * Makes the Markdown of a page from that of the older docs version.
 *
 * @throws when it is not what the changes were found in
 */
export function applyChanges(before: string, { renamed, sections }: PageChanges): string {
  const from = renamed.reduce((text, [old, young]) => text.replaceAll(old, young), before);
  const left = from.split('\n');
  const take = (line: string) => {
    const found = left.shift();
    if (found !== line) {
      throw new Error(`Expected the line "${line}" instead of "${found}".`);
    }
  };
  const apply = (line: Line): string[] => {
    if (typeof line === 'number') {
      return left.splice(0, line);
    }
    if (typeof line !== 'string') {
      take(line.filter((_, index) => index % 3 !== 2).join(''));
      return [line.filter((_, index) => index % 3 !== 1).join('')];
    }
    const text = line.slice(1);
    if (!line.startsWith('+')) {
      take(text);
    }
    return line.startsWith('-') ? [] : [text];
  };
  return sections.flat().flatMap(apply).join('\n');
}
