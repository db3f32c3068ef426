import type { ReactNode } from 'react';
import ColoredCode from '@site/shared/ui/ColoredCode';
import type { DiffLine } from '../compare/compare';

/** `code`, `[label](url)`, `**`, and an escaped character, `\*`. */
const MARKUP = /(`+)(.+?)\1|\[([^\]]*)\]\([^)]*\)|\*\*|\\(.)/g;

/** `|` between the cells of a table; in a cell it is escaped, `\|`. */
const CELL_END = /(?<!\\)\|/g;

/** Renders a line of Markdown: code as code, links as their text, bold as plain text. */
export function InlineMarkdown({ text }: { text: string }) {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 2: code, 3: label, 4: sign, index } of text.matchAll(MARKUP)) {
    nodes.push(text.slice(end, index));
    if (code !== undefined) {
      nodes.push(<code key={index}>{code}</code>);
    } else if (label !== undefined) {
      nodes.push(<InlineMarkdown key={index} text={label} />);
    } else {
      nodes.push(sign);
    }
    end = index + whole.length;
  }
  return (
    <>
      {nodes}
      {text.slice(end)}
    </>
  );
}

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
