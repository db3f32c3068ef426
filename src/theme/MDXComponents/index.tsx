// Change: tables scroll by keyboard, and long inline code may break, as in `client.order.<wbr>create` (wrap, as
// in Docusaurus's guide).
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

/** Inline code. Its children are texts, since the build renders fences. */
function InlineCode({ children, ...props }: ComponentProps<'code'>) {
  return (
    <code {...props}>
      {codeParts(Children.toArray(children).filter(isText).join('')).map((part, index) => (
        // The index is a stable key, since parts never move.
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
