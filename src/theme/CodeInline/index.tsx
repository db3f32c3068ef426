// Change: wrapped, so that long code breaks where its parts meet, as in `client.order.<wbr>create`.
// By themselves browsers find no such place, and break it after the last letter that fits.
import { Children, Fragment } from 'react';
import type { Props } from '@theme/CodeInline';
import CodeInline from '@theme-original/CodeInline';
import { codeParts } from './codeParts';

/** Code in the text; its children are texts. */
export default function CodeInlineWithBreaks({ children, ...props }: Props) {
  return (
    <CodeInline {...props}>
      {codeParts(Children.toArray(children).filter(isText).join('')).map((part, index) => (
        // The parts of a text never change places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </CodeInline>
  );
}

function isText(child: unknown): child is string {
  return typeof child === 'string';
}
