import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = { docs: ['emit', 'listen'] };

export default sidebars;
