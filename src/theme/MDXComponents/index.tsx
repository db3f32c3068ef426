// Change: adds the elements that the build puts in place of fences, and tables that one can scroll
// by keyboard (wrap, as in Docusaurus's guide).
import MDXComponents from '@theme-original/MDXComponents';
import Sample from '@site/src/components/Sample';
import SampleOutput from '@site/src/components/Sample/SampleOutput';
import ScrollArea from '@site/src/components/ScrollArea';
import type { ComponentProps } from 'react';

function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollArea label="Table" className="markdown-table">
      <table {...props} />
    </ScrollArea>
  );
}

export default { ...MDXComponents, Sample, SampleOutput, table: Table };
