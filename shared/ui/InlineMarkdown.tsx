import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** `code`, `[label](url)`, `**`, and an escaped character, `\*`. */
const MARKUP = /(`+) ?(.+?) ?\1|\[([^\]]*)\]\([^)]*\)|\*\*|\\(.)/g;

interface Props {
  text: string;
  /** Gives the link target of a piece of code, if it has one */
  linkOf?: (code: string) => string | undefined;
}

/** Renders a line of Markdown: code as code, links as their text, bold as plain text. */
export default function InlineMarkdown({ text, linkOf }: Props) {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: whole, 2: code, 3: label, 4: sign, index } of text.matchAll(MARKUP)) {
    nodes.push(text.slice(end, index));
    if (code !== undefined) {
      const href = linkOf?.(code);
      const element = <code key={index}>{code}</code>;
      nodes.push(
        href ? (
          <Link key={index} to={href}>
            {element}
          </Link>
        ) : (
          element
        ),
      );
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
