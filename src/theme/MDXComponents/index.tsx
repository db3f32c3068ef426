// Change: tables that one can scroll by keyboard, and long code in the text that breaks where its parts
// meet, as in `client.order.<wbr>create` (wrap, as in Docusaurus's guide).
import MDXComponents from '@theme-original/MDXComponents';
import ScrollArea from '@site/shared/ui/ScrollArea';
import { Children, type ComponentProps, Fragment } from 'react';
import { codeParts } from './codeParts';

function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollArea label="Table" className="markdown-table">
      <table {...props} />
    </ScrollArea>
  );
}

/** Code in the text, whose children are texts: the build shows fences by other means. */
function InlineCode({ children, ...props }: ComponentProps<'code'>) {
  return (
    <code {...props}>
      {codeParts(Children.toArray(children).filter(isText).join('')).map((part, index) => (
        // The parts of a text never change places.
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

export default { ...MDXComponents, table: Table, code: InlineCode };

function isText(child: unknown) {
  return typeof child === 'string';
}
