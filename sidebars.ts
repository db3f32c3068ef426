import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: ['main/introduction', 'main/quickstart'],
    },
    {
      type: 'category',
      label: 'Server',
      collapsed: false,
      items: ['server/router', 'server/procedures'],
    },
  ],
};

export default sidebars;
