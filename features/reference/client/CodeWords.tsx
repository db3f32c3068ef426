import Link from '@docusaurus/Link';
import { Fragment } from 'react';

/** A text whose code stands between backticks. */
export default function CodeWords({ text, linkTo = () => undefined }: Props) {
  // Every second part stood between backticks.
  return text.split('`').map((part, index) => (
    // The parts of a text never change places.
    <Fragment key={index}>
      {index % 2 === 1 ? <Code code={part} href={linkTo(part)} /> : part}
    </Fragment>
  ));
}

interface Props {
  readonly text: string;
  /** Where a piece of code leads, if anywhere */
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
