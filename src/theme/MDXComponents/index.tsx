// Change: tables that one can scroll by keyboard (wrap, as in Docusaurus's guide).
import MDXComponents from '@theme-original/MDXComponents';
import ScrollArea from '@site/src/components/ScrollArea';
import type { ComponentProps } from 'react';

function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollArea label="Table" className="markdown-table">
      <table {...props} />
    </ScrollArea>
  );
}

export default { ...MDXComponents, table: Table };
