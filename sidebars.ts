import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting started',
      collapsed: false,
      items: [
        'main/introduction',
        'main/quickstart',
        'main/example-apps',
        'nextjs/starter-projects',
        'main/awesome-trpc',
        'main/love',
        'main/contributing',
        'main/sponsors',
      ],
    },
    {
      type: 'category',
      label: 'Server',
      collapsed: false,
      items: [
        'server/router',
        'server/procedures',
        'server/validators',
        'server/output-validation',
        'server/merging-routers',
        'server/context',
        'server/middlewares',
        'server/authorization',
        'server/metadata',
        'server/error-handling',
        'server/error-formatting',
        'server/data-transformers',
        'server/server-side-calls',
        'server/testing',
        'server/caching',
        'server/cookies',
        'server/subscriptions',
        'server/websockets',
      ],
    },
    {
      type: 'category',
      label: 'Types',
      collapsed: false,
      items: ['server/infer-types'],
    },
    {
      type: 'category',
      label: 'Adapters and deployment',
      collapsed: false,
      items: ['server/express', 'server/fastify', 'server/fetch', 'server/aws-lambda'],
    },
    {
      type: 'category',
      label: 'Client',
      collapsed: false,
      items: [
        'client/vanilla',
        'client/links',
        'client/custom-links',
        'client/aborting-procedures',
        'client/header',
        'client/cors',
      ],
    },
    {
      type: 'category',
      label: 'React',
      collapsed: false,
      items: [
        'reactjs/react',
        'reactjs/react-queries',
        'reactjs/react-mutations',
        'reactjs/useInfiniteQuery',
        'reactjs/invalidateQueries',
      ],
    },
    {
      type: 'category',
      label: 'Next.js',
      collapsed: false,
      items: ['nextjs/nextjs', 'nextjs/ssr', 'nextjs/ssg', 'nextjs/ssg-helpers'],
    },
    {
      type: 'category',
      label: 'Further reading',
      collapsed: false,
      items: ['further/rpc', 'further/further-reading'],
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
