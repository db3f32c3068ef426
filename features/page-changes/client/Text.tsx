import type { ReactNode } from 'react';
import ColoredCode from '@site/shared/ui/ColoredCode';
import type { Side } from '../compare/compare';

/** Code, a link, a mark of bold text, and a sign that stands for itself. */
const MARKUP = /(`+)(.+?)\1|\[([^\]]*)\]\([^)]*\)|\*\*|\\(.)/g;

/** Between the cells of a table; in a cell, the sign has a backslash before it. */
const CELL_END = /(?<!\\)\|/g;

/** The words of Markdown as one reads them: code is code, and a link its text. */
export function Words({ text }: { text: string }) {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 2: code, 3: label, 4: sign, index } of text.matchAll(MARKUP)) {
    nodes.push(text.slice(end, index));
    if (code !== undefined) {
      nodes.push(<code key={index}>{code}</code>);
    } else if (label !== undefined) {
      nodes.push(<Words key={index} text={label} />);
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

/** A heading, an item or a quote begins with signs, which one sees otherwise. */
export function asProse(line: string) {
  return line.replace(/^(\s*)(?:> ?)*(?:#+ )?/, '$1').replace(/^(\s*)[-*] /, '$1• ');
}

/** What one version has as a line, with marks on what changed. */
export function LineText({ side: { parts, lang }, Mark }: { side: Side; Mark: 'ins' | 'del' }) {
  const isRow = lang === undefined && parts[0]?.text.startsWith('|');
  return parts.map(({ text, isChanged }, index) => {
    const Part = isChanged ? Mark : 'span';
    const prose = index === 0 ? asProse(text) : text;
    return (
      <Part key={index}>
        {lang === undefined ? (
          <Words text={isRow ? prose.replace(CELL_END, '│') : prose} />
        ) : (
          <ColoredCode code={text} lang={lang} />
        )}
      </Part>
    );
  });
}
