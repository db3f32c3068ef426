import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting started',
      items: [
        'main/introduction',
        'main/quickstart',
        'nextjs/starter-projects',
        'main/example-apps',
      ],
    },
    {
      type: 'category',
      label: 'Server',
      items: [
        'server/router',
        'server/procedures',
        'server/validators',
        'server/output-validation',
        'server/merging-routers',
        'server/context',
        'server/middlewares',
        'server/middleware-recipes',
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
        'server/dropped-sockets',
      ],
    },
    {
      type: 'category',
      label: 'Types',
      items: ['server/infer-types', 'server/typescript', 'server/monorepos'],
    },
    {
      type: 'category',
      label: 'Adapters and deployment',
      items: [
        'server/adapters',
        'server/express',
        'server/fastify',
        'server/fetch',
        'server/aws-lambda',
        'server/deployment',
        'server/file-uploads',
      ],
    },
    {
      type: 'category',
      label: 'Client',
      items: [
        'client/vanilla',
        'client/links',
        'client/custom-links',
        'client/link-recipes',
        'client/aborting-procedures',
        'client/header',
        'client/cors',
      ],
    },
    {
      type: 'category',
      label: 'React',
      items: [
        'reactjs/react',
        'reactjs/react-queries',
        'reactjs/react-recipes',
        'reactjs/query-recipes',
        'reactjs/react-mutations',
        'reactjs/useInfiniteQuery',
        'reactjs/invalidateQueries',
      ],
    },
    {
      type: 'category',
      label: 'Next.js',
      items: [
        'nextjs/nextjs',
        'nextjs/ssr',
        'nextjs/ssr-limits',
        'nextjs/ssg',
        'nextjs/ssg-helpers',
        'nextjs/nextjs-options',
      ],
    },
    {
      type: 'category',
      label: 'Migration',
      items: [
        'migration/migrate-from-v9-to-v10',
        'migration/old-clients',
        'migration/renamed-and-removed',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: ['further/reference', 'further/errors', 'further/rpc', 'further/rpc-websocket'],
    },
    {
      type: 'category',
      label: 'Community',
      items: [
        'main/awesome-trpc',
        'main/love',
        'main/contributing',
        'main/sponsors',
        'further/further-reading',
      ],
    },
    { type: 'link', label: 'Playground', href: '/playground' },
    { type: 'link', label: 'Blog', href: '/blog' },
  ],
};

export default sidebars;
