import { Children } from 'react';
import type { Props } from '@theme/CodeBlock';
import Sample from './theme/Sample';

/** A `<CodeBlock>` that a page writes as JSX, with text between its tags, for sites without Prism. */
export default function CodeBlock({ children, language = 'text', title }: Props) {
  const text = Children.toArray(children).filter(isText).join('').trimEnd();
  return (
    <Sample
      html={text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}
      lang={language}
      title={typeof title === 'string' ? title : undefined}
    />
  );
}

function isText(child: unknown) {
  return typeof child === 'string' || typeof child === 'number';
}
