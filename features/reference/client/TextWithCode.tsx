import Link from '@docusaurus/Link';
import { Fragment } from 'react';

/** A text with code between backticks. */
export default function TextWithCode({ text, linkTo = () => undefined }: Props) {
  // Every second part is code. The index is a stable key, since parts never move.
  return text
    .split('`')
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 1 ? <Code code={part} href={linkTo(part)} /> : part}
      </Fragment>
    ));
}

interface Props {
  readonly text: string;
  /** Gives the link target of a piece of code, if it has one */
  readonly linkTo?: (code: string) => string | undefined;
}

function Code({ code, href }: { readonly code: string; readonly href: string | undefined }) {
  return href ? (
    <Link to={href}>
      <code>{code}</code>
    </Link>
  ) : (
    <code>{code}</code>
  );
}
