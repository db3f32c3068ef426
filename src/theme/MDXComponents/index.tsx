// Change: adds the elements that the build puts in place of fences (wrap, as in Docusaurus's guide).
import MDXComponents from '@theme-original/MDXComponents';
import Sample from '@site/src/components/Sample';
import SampleOutput from '@site/src/components/Sample/SampleOutput';

export default { ...MDXComponents, Sample, SampleOutput };
