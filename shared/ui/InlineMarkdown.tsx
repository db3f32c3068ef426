import Link from '@docusaurus/Link';
import { renderMatches } from './renderMatches';

/** `code`, `[label](url)`, `**`, and an escaped character, `\*`. */
const MARKUP = /(`+) ?(.+?) ?\1|\[([^\]]*)\]\([^)]*\)|\*\*|\\(.)/g;

interface Props {
  text: string;
  /** Gives the link target of a piece of code, if it has one */
  linkOf?: (code: string) => string | undefined;
}

/** Renders a line of Markdown: code as code, links as their text, bold as plain text. */
export default function InlineMarkdown({ text, linkOf }: Props) {
  return renderMatches(text, MARKUP, ({ 2: code, 3: label, 4: sign, index }) => {
    if (code === undefined) {
      return label === undefined ? sign : <InlineMarkdown key={index} text={label} />;
    }
    const href = linkOf?.(code);
    const element = <code key={index}>{code}</code>;
    return href ? (
      <Link key={index} to={href}>
        {element}
      </Link>
    ) : (
      element
    );
  });
}
