import { isTable } from './block-texts';
import { CODE_MARK, plain } from './inline-code';
import type { Block, IndexedSection } from './types';

const DEFINITION =
  /^[ \t]*(?:export\s+|default\s+|declare\s+|async\s+|abstract\s+)*(?:const|let|var|function\*?|class|type|interface|enum|def|fn|func|struct)\s+([\p{L}\p{N}_$]+)/gmu;
const FIRST_CODE = new RegExp(`^${CODE_MARK}([^${CODE_MARK}]+)${CODE_MARK}`);

/** The fields under which the engine indexes a section's text. */
type TextFields = Pick<IndexedSection, 'definitions' | 'listed' | 'prose' | 'code'>;

/**
 * Sorts the text of a section by how much it tells: names that it explains, prose, and code.
 *
 * @param blocks - of the section
 */
export function textFields(blocks: Block[]): TextFields {
  const prose: string[] = [];
  const code: string[] = [];
  const definitions: string[] = [];
  const listed: string[] = [];
  for (const block of blocks) {
    if (typeof block === 'string') {
      prose.push(block);
      definitions.push(FIRST_CODE.exec(block)?.[1] ?? '');
    } else if (isTable(block)) {
      prose.push(block.columns.join('\n'), ...block.rows.map((cells) => cells.join('\n')));
      listed.push(...block.rows.map(([first = '']) => plain(first)));
    } else {
      code.push(block.code);
      definitions.push(...Array.from(block.code.matchAll(DEFINITION), ([, name = '']) => name));
    }
  }
  return {
    definitions: [...definitions, ...listed].filter(Boolean).join('\n'),
    listed,
    prose: prose.join('\n'),
    code: code.join('\n'),
  };
}
