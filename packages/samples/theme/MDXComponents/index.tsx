// Change: adds the components that replace fences (wrap, as in Docusaurus's guide).
import MDXComponents from '@theme-init/MDXComponents';
import Sample from '../Sample';
import SampleOutput from '../Sample/SampleOutput';

export default { ...MDXComponents, Sample, SampleOutput };
