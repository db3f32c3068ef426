import ColoredCode from '@site/shared/ui/ColoredCode';
import InlineMarkdown from '@site/shared/ui/InlineMarkdown';
import type { DiffLine } from '../compare/compare';

/** `|` between the cells of a table; in a cell it is escaped, `\|`. */
const CELL_END = /(?<!\\)\|/g;

/** Removes the marks of headings and quotes: `## Title` → `Title`, `- item` → `• item`. */
export function asProse(line: string) {
  return line.replace(/^(\s*)(?:> ?)*(?:#+ )?/, '$1').replace(/^(\s*)[-*] /, '$1• ');
}

/** A line of one version, with its changed parts marked. */
export function LineText({ line: { parts, lang }, Mark }: { line: DiffLine; Mark: 'ins' | 'del' }) {
  const isRow = lang === undefined && parts[0]?.text.startsWith('|');
  return parts.map(({ text, isChanged }, index) => {
    const Part = isChanged ? Mark : 'span';
    const prose = index === 0 ? asProse(text) : text;
    return (
      <Part key={index}>
        {lang === undefined ? (
          <InlineMarkdown text={isRow ? prose.replace(CELL_END, '│') : prose} />
        ) : (
          <ColoredCode code={text} lang={lang} />
        )}
      </Part>
    );
  });
}
