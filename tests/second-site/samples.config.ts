import type { SamplesOptions } from 'docusaurus-checked-samples';

const samples: SamplesOptions = { documented: ['mitt'], currentLabel: '3.x' };

export default samples;
