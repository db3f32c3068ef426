/** The docs versions, by their labels. */
export const VERSIONS = ['9.x', '10.x'] as const;
export type Version = (typeof VERSIONS)[number];

/** What an entry is written with or for. */
export const FRAMEWORKS = [
  'Next.js',
  'Nuxt',
  'Rakkas',
  'React',
  'React Native',
  'Remix',
  'SvelteKit',
  'Ultra',
  'Vue',
] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** What one gets: something to install, to copy, to read or to watch. */
export const KINDS = [
  'Extension',
  'Generator',
  'Starter',
  'Product',
  'Video',
  'Podcast',
  'Article',
] as const;
export type Kind = (typeof KINDS)[number];

export interface CommunityLink {
  name: string;
  url: string;
  what: string;
  /** The owner of the repository, or the publisher. */
  by?: string;
  /** A product's own site, where `url` is its source code. */
  site?: string;
  /** How long a recording takes. */
  length?: string;
  /** The npm release that is written for the packages of a version. */
  release?: Partial<Record<Version, string>>;
  /** The version that it is written for, where it is no npm release. */
  version?: Version;
  /** As far as its makers say so. */
  frameworks?: readonly Framework[];
}

export interface CollectionEntry extends CommunityLink {
  kind: Kind;
}

export const frameworks = ofKind('Extension', [
  {
    name: 'tRPC-SvelteKit',
    url: 'https://github.com/icflorescu/trpc-sveltekit',
    by: 'icflorescu',
    what: 'Use tRPC inside SvelteKit apps',
    release: { '9.x': 'trpc-sveltekit@2.3.7' },
    frameworks: ['SvelteKit'],
  },
  {
    name: 'tRPC-nuxt',
    url: 'https://github.com/wobsoriano/trpc-nuxt',
    by: 'wobsoriano',
    what: 'Module for Nuxt 3',
    release: { '9.x': 'trpc-nuxt@0.3.0' },
    frameworks: ['Nuxt'],
  },
  {
    name: 'tRPC-Remix',
    url: 'https://github.com/ggrandi/trpc-remix',
    by: 'ggrandi',
    what: 'Adapter for the Remix framework',
    // For an alpha of 10.x that is older than the one of these docs.
    release: {},
    frameworks: ['Remix'],
  },
  {
    name: 'tRPC-uWebSockets',
    url: 'https://github.com/romanzy-1612/trpc-uwebsockets',
    by: 'romanzy-1612',
    what: 'Server adapter for uWebSockets.js',
  },
  {
    name: '@h4ad/serverless-adapter',
    url: 'https://viniciusl.com.br/serverless-adapter/docs/main/frameworks/trpc',
    by: 'h4ad',
    what: 'Runs routers behind AWS event sources such as API Gateway and SQS',
  },
]);

export const clients = ofKind('Extension', [
  {
    name: 'useTRPC',
    url: 'https://github.com/michealroberts/usetrpc',
    by: 'michealroberts',
    what: 'Composables for Vue 3',
    frameworks: ['Vue'],
  },
  {
    name: 'tRPC-SWR',
    url: 'https://github.com/sachinraja/trpc-swr',
    by: 'sachinraja',
    what: 'React hooks on SWR instead of React Query',
    frameworks: ['React'],
  },
  {
    name: 'jotai-trpc',
    url: 'https://github.com/jotai-labs/jotai-trpc',
    by: 'jotai-labs',
    what: 'Jotai atoms backed by the plain tRPC client',
    release: { '9.x': 'jotai-trpc@0.2.0' },
  },
]);

export const apiTools = ofKind('Extension', [
  {
    name: 'tRPC Playground',
    url: 'https://github.com/sachinraja/trpc-playground',
    by: 'sachinraja',
    what: 'Browser sandbox to write and send calls to your router',
    release: { '9.x': 'trpc-playground@0.4.3' },
  },
  {
    name: 'trpc-openapi',
    url: 'https://github.com/jlalmes/trpc-openapi',
    by: 'jlalmes',
    what: 'Expose procedures as REST endpoints with an OpenAPI document',
    release: { '9.x': 'trpc-openapi@0.7.0' },
  },
  {
    name: 'tRPC Shield',
    url: 'https://github.com/omar-dulaimi/trpc-shield',
    by: 'omar-dulaimi',
    what: 'Permission rules kept apart from resolvers',
    release: { '9.x': 'trpc-shield@0.1.2' },
  },
  {
    name: 'Prisma tRPC Generator',
    url: 'https://github.com/omar-dulaimi/prisma-trpc-generator',
    by: 'omar-dulaimi',
    what: 'Writes routers from a Prisma schema',
  },
]);

export const generators = ofKind('Generator', [
  {
    name: 'create-t3-app',
    url: 'https://create.t3.gg',
    what: 'Scaffolds Next.js, tRPC, Tailwind CSS and Prisma projects',
    frameworks: ['Next.js'],
  },
  {
    name: 'Create tRPC App',
    url: 'https://github.com/omar-dulaimi/create-trpc-app',
    by: 'omar-dulaimi',
    what: 'Command-line scaffolder for projects using tRPC',
  },
  {
    name: 'Shopify Node app starter',
    url: 'https://github.com/carstenlebek/shopify-node-app-starter',
    by: 'carstenlebek',
    what: 'Shopify app template: Next.js, tRPC and GraphQL code generation',
    frameworks: ['Next.js'],
  },
]);

export const preReleaseStarters = ofKind('Starter', [
  {
    name: 'v10 SQLite starter',
    url: 'https://github.com/trpc/examples-v10-next-prisma-starter-sqlite',
    by: 'trpc',
    what: 'Next.js and Prisma on SQLite, with the pre-release',
    version: '10.x',
    frameworks: ['Next.js'],
  },
  {
    name: 'Next.js minimal starter',
    url: 'https://github.com/trpc/trpc/tree/v10.0.0-proxy-alpha.75/examples/next-minimal-starter',
    by: 'trpc',
    what: 'Next.js with almost nothing else',
    version: '10.x',
    frameworks: ['Next.js'],
  },
]);

export const monorepos = ofKind('Starter', [
  {
    name: 'zART',
    url: 'https://github.com/KATT/zART',
    by: 'KATT',
    what: 'Monorepo for web and React Native sharing one API',
    frameworks: ['Next.js', 'React Native'],
  },
  {
    name: 'Turborepo + Expo',
    url: 'https://github.com/gunnnnii/turbo-expo-trpc-starter',
    by: 'gunnnnii',
    what: 'Turborepo monorepo with an Expo mobile client',
    frameworks: ['React Native'],
  },
  {
    name: 'Nx + Prisma',
    url: 'https://github.com/nowlena/nx-trpc-test',
    by: 'nowlena',
    what: 'Nx monorepo with Prisma',
  },
  {
    name: 'TMDB watchlist (Prisma)',
    url: 'https://github.com/mwarger/tmdb-watchlist-prisma',
    by: 'mwarger',
    what: 'Nx monorepo: Next.js, Expo and Prisma',
    frameworks: ['Next.js', 'React Native'],
  },
  {
    name: 'TMDB watchlist (EdgeDB)',
    url: 'https://github.com/mwarger/tmdb-watchlist-edgedb',
    by: 'mwarger',
    what: 'Nx monorepo: Next.js, Expo and EdgeDB',
    frameworks: ['Next.js', 'React Native'],
  },
]);

export const otherStarters = ofKind('Starter', [
  {
    name: 'SvelteKit example',
    url: 'https://github.com/icflorescu/trpc-sveltekit-example',
    by: 'icflorescu',
    what: 'Sample app for the SvelteKit extension',
    frameworks: ['SvelteKit'],
  },
  {
    name: 'Rakkas',
    url: 'https://github.com/sachinraja/trpc-rakkas',
    by: 'sachinraja',
    what: 'tRPC in the Vite-based Rakkas framework',
    frameworks: ['Rakkas'],
  },
  {
    name: 'Ultra',
    url: 'https://github.com/sachinraja/trpc-ultra',
    by: 'sachinraja',
    what: 'tRPC in the Ultra framework',
    frameworks: ['Ultra'],
  },
  {
    name: 'Cloudflare Worker',
    url: 'https://github.com/esamattis/trpc-cloudflare-worker',
    by: 'esamattis',
    what: 'tRPC server running in a Cloudflare Worker',
  },
  {
    name: 'Commerce Cloud Managed Runtime',
    url: 'https://github.com/danechitoaie/commerce-cloud-managed-runtime-trpc-poc',
    by: 'danechitoaie',
    what: 'Proof of concept on Salesforce Commerce Cloud',
  },
]);

export const products = ofKind('Product', [
  {
    name: 'Cal.com',
    url: 'https://github.com/calcom/cal.com',
    by: 'calcom',
    what: 'Open scheduling platform',
    site: 'https://cal.com',
  },
  {
    name: 'SST',
    url: 'https://github.com/serverless-stack/sst',
    by: 'serverless-stack',
    what: 'Framework for serverless applications',
    site: 'https://sst.dev',
  },
  {
    name: 'Beam',
    url: 'https://github.com/planetscale/beam',
    by: 'planetscale',
    what: 'Message board for a team or project',
    site: 'https://planetscale.com/blog/introducing-beam',
  },
  {
    name: 'Rallly',
    url: 'https://github.com/lukevella/rallly',
    by: 'lukevella',
    what: 'Self-hosted polls for finding a meeting date',
    site: 'https://rallly.co',
  },
]);

export const tutorials = ofKind('Video', [
  {
    name: 'I Deleted HALF My Backend Code With This One Package??',
    url: 'https://www.youtube.com/watch?v=PYUqYcPMPeQ',
    what: 'Video about replacing hand-written API code',
    length: '14 min',
  },
  {
    name: 'tRPC: Smart and Easy APIs',
    url: 'https://www.youtube.com/watch?v=Lam0cYOEst8',
    what: 'Introductory video',
    length: '25 min',
  },
  {
    name: "Let's Learn tRPC",
    url: 'https://www.learnwithjason.dev/let-s-learn-trpc',
    by: 'Learn With Jason',
    what: 'Live pair-programming episode',
    length: '1 h 30 min',
  },
  {
    name: 'Building a MODERN Full Stack App for FREE w/ NextJS 12, Typescript, Prisma and more',
    url: 'https://www.youtube.com/watch?v=PKy2lYEnhgs',
    what: 'Long tutorial building a full application',
    length: '3 h',
    frameworks: ['Next.js'],
  },
  {
    name: 'Build a Blog With tRPC, TypeScript, Next.js, Prisma & Zod',
    url: 'https://www.youtube.com/watch?v=syEWlxVFUrY',
    what: 'Tutorial building a blog',
    length: '2 h',
    frameworks: ['Next.js'],
  },
]);

export const talks = ofKind('Video', [
  {
    name: 'DevTools.FM Episode 21: Alex Johansson - tRPC, Zart',
    url: 'https://www.youtube.com/watch?v=eUyZ5Vn9ANk',
    by: 'DevTools.FM',
    what: 'Interview with the creator, video version',
    length: '1 h',
  },
  {
    name: 'Prisma Chat with Alex Johansson from tRPC.io',
    url: 'https://www.youtube.com/watch?v=-_GZJ3xwYOw',
    by: 'Mahmoud Abdelwahab (Prisma)',
    what: 'Conversation and walk-through with the creator',
    length: '1 h',
  },
  {
    name: 'Full-stack & Typesafe React (+Native) Apps with tRPC.io',
    url: 'https://www.youtube.com/watch?v=sufCfu6c3yo',
    by: 'Alexander Johansson, React Advanced 2021',
    what: 'Lightning talk',
    length: '5 min',
    frameworks: ['React', 'React Native'],
  },
  {
    name: 'TypeScript Berlin Meetup #6: End-to-end typesafe APIs with tRPC',
    url: 'https://www.youtube.com/watch?v=qBXrwFsFK1Q',
    by: 'Alex "KATT" Johansson',
    what: 'Meetup talk',
    length: '25 min',
  },
  {
    name: 'tRPC - BLS042 SHOW & TELL WITH ALEX A.K.A. KATT',
    url: 'https://www.youtube.com/watch?v=oM-0bA4m0hQ',
    what: 'Live show with the creator',
    length: '2 h',
  },
]);

export const podcasts = ofKind('Podcast', [
  {
    name: 'DevTools.FM Episode 21: Alex Johansson - tRPC, Zart',
    url: 'https://devtools.fm/episode/21',
    by: 'DevTools.FM',
    what: 'Interview with the creator, audio version',
    length: '1 h',
  },
]);

export const articles = ofKind('Article', [
  {
    name: 'tRPC.io - a toolkit for building end-to-end typesafe APIs',
    url: 'https://dev.to/katt/trpc-io-a-toolkit-for-building-end-to-end-typesafe-apis-1468',
    by: 'katt',
    what: 'Launch article by the creator',
  },
  {
    name: 'Building an end-to-end typesafe API — without GraphQL',
    url: 'https://colinhacks.com/essays/painless-typesafety',
    by: 'colinhacks',
    what: 'Essay on sharing server types with clients without GraphQL',
  },
]);

/** All of the collection, in the order of its page. */
export const collection: readonly CollectionEntry[] = [
  ...frameworks,
  ...clients,
  ...apiTools,
  ...generators,
  ...preReleaseStarters,
  ...monorepos,
  ...otherStarters,
  ...products,
  ...tutorials,
  ...talks,
  ...podcasts,
  ...articles,
];

function ofKind(kind: Kind, links: readonly CommunityLink[]): CollectionEntry[] {
  return links.map((link) => ({ ...link, kind }));
}

/** The versions that an entry is known to be written for. */
export function versionsOf({ version, release }: CommunityLink): Version[] {
  return version ? [version] : VERSIONS.filter((name) => release?.[name]);
}

/**
 * Whether a reader of a version can use an entry. What one reads or watches carries over; what one installs
 * or copies is of the stable version where it does not say so.
 */
export function fits(link: CommunityLink & { kind?: Kind }, own: Version): boolean {
  const { kind, version, release } = link;
  return version || release
    ? versionsOf(link).includes(own)
    : own === '9.x' || !kind || !['Extension', 'Generator', 'Starter'].includes(kind);
}
