import type { SamplesOptions } from 'docusaurus-checked-samples';

/** What docusaurus.config.ts and the commands for samples both read. */
const samples: SamplesOptions = {
  documented: ['@trpc/client', '@trpc/next', '@trpc/react', '@trpc/server'],
  currentLabel: '10.x',
  languages: { prisma: 'Prisma' },
  shared: [
    'zod',
    '@trpc/server',
    '@trpc/server/adapters/fetch',
    '@trpc/server/adapters/node-http',
    '@trpc/server/adapters/standalone',
    '@trpc/server/adapters/ws',
    '@trpc/server/observable',
    '@trpc/server/subscription',
    '@trpc/client',
    '@trpc/client/links/httpBatchLink',
    '@trpc/client/links/httpLink',
    '@trpc/client/links/loggerLink',
    '@trpc/client/links/splitLink',
    '@trpc/client/links/wsLink',
  ],
  sharedWithDocument: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    '@tanstack/react-query',
    'react-query',
    '@trpc/react',
  ],
  sideEffectFree: ['yup'],
};

export default samples;
