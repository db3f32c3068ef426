import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: ['main/introduction', 'main/quickstart', 'main/awesome-trpc'],
    },
    {
      type: 'category',
      label: 'Server',
      collapsed: false,
      items: ['server/router', 'server/procedures'],
    },
    {
      type: 'category',
      label: 'Next.js',
      collapsed: false,
      items: ['nextjs/nextjs'],
    },
  ],
};

export default sidebars;
