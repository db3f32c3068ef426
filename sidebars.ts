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
      items: [
        'server/router',
        'server/procedures',
        'server/context',
        'server/middlewares',
        'server/error-handling',
        'server/subscriptions',
      ],
    },
    {
      type: 'category',
      label: 'Client',
      collapsed: false,
      items: ['client/links'],
    },
    {
      type: 'category',
      label: 'React',
      collapsed: false,
      items: ['reactjs/react', 'reactjs/react-queries'],
    },
    {
      type: 'category',
      label: 'Next.js',
      collapsed: false,
      items: ['nextjs/nextjs'],
    },
    {
      type: 'category',
      label: 'Further reading',
      collapsed: false,
      items: ['further/rpc'],
    },
    {
      type: 'category',
      label: 'Migration',
      collapsed: false,
      items: ['migration/migrate-from-v9-to-v10'],
    },
  ],
};

export default sidebars;
