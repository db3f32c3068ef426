/** The docs versions, by their labels. */
export const VERSIONS = ['9.x', '10.x'] as const;
export type Version = (typeof VERSIONS)[number];

export interface CommunityLink {
  name: string;
  url: string;
  what: string;
  /** The publisher, by default the owner of the GitHub repository. */
  by?: string | undefined;
  /** A product's own site, if `url` is its source code. */
  site?: string;
  /** The duration of a recording. */
  length?: string;
  /** The npm release for each version of tRPC. */
  release?: Partial<Record<Version, string>>;
  /** The version of tRPC that it is written for, if it is no npm package. */
  version?: Version;
  /** Whether it is code to install or copy. */
  isCode?: true;
}

export const frameworks = code([
  {
    name: 'tRPC-SvelteKit',
    url: 'https://github.com/icflorescu/trpc-sveltekit',
    what: 'Use tRPC inside SvelteKit apps',
    release: { '9.x': 'trpc-sveltekit@2.3.7' },
  },
  {
    name: 'tRPC-nuxt',
    url: 'https://github.com/wobsoriano/trpc-nuxt',
    what: 'Module for Nuxt 3',
    release: { '9.x': 'trpc-nuxt@0.3.0' },
  },
  {
    name: 'tRPC-Remix',
    url: 'https://github.com/ggrandi/trpc-remix',
    what: 'Adapter for the Remix framework',
    // Written for an older alpha of 10.x than these docs.
    release: {},
  },
  {
    name: 'tRPC-uWebSockets',
    url: 'https://github.com/romanzy-1612/trpc-uwebsockets',
    what: 'Server adapter for uWebSockets.js',
  },
  {
    name: '@h4ad/serverless-adapter',
    url: 'https://viniciusl.com.br/serverless-adapter/docs/main/frameworks/trpc',
    by: 'h4ad',
    what: 'Runs routers behind AWS event sources such as API Gateway and SQS',
  },
]);

export const clients = code([
  {
    name: 'useTRPC',
    url: 'https://github.com/michealroberts/usetrpc',
    what: 'Composables for Vue 3',
  },
  {
    name: 'tRPC-SWR',
    url: 'https://github.com/sachinraja/trpc-swr',
    what: 'React hooks on SWR instead of React Query',
  },
  {
    name: 'jotai-trpc',
    url: 'https://github.com/jotai-labs/jotai-trpc',
    what: 'Jotai atoms backed by the plain tRPC client',
    release: { '9.x': 'jotai-trpc@0.2.0' },
  },
]);

export const apiTools = code([
  {
    name: 'tRPC Playground',
    url: 'https://github.com/sachinraja/trpc-playground',
    what: 'Browser sandbox to write and send calls to your router',
    release: { '9.x': 'trpc-playground@0.4.3' },
  },
  {
    name: 'trpc-openapi',
    url: 'https://github.com/jlalmes/trpc-openapi',
    what: 'Expose procedures as REST endpoints with an OpenAPI document',
    release: { '9.x': 'trpc-openapi@0.7.0' },
  },
  {
    name: 'tRPC Shield',
    url: 'https://github.com/omar-dulaimi/trpc-shield',
    what: 'Permission rules kept apart from resolvers',
    release: { '9.x': 'trpc-shield@0.1.2' },
  },
  {
    name: 'Prisma tRPC Generator',
    url: 'https://github.com/omar-dulaimi/prisma-trpc-generator',
    what: 'Writes routers from a Prisma schema',
  },
]);

export const generators = code([
  {
    name: 'create-t3-app',
    url: 'https://create.t3.gg',
    what: 'Scaffolds Next.js, tRPC, Tailwind CSS and Prisma projects',
  },
  {
    name: 'Create tRPC App',
    url: 'https://github.com/omar-dulaimi/create-trpc-app',
    what: 'Command-line scaffolder for projects using tRPC',
  },
  {
    name: 'Shopify Node app starter',
    url: 'https://github.com/carstenlebek/shopify-node-app-starter',
    what: 'Shopify app template: Next.js, tRPC and GraphQL code generation',
  },
]);

export const preReleaseStarters = code([
  {
    name: 'v10 SQLite starter',
    url: 'https://github.com/trpc/examples-v10-next-prisma-starter-sqlite',
    what: 'Next.js and Prisma on SQLite, with the pre-release',
    version: '10.x',
  },
  {
    name: 'Next.js minimal starter',
    url: 'https://github.com/trpc/trpc/tree/v10.0.0-proxy-alpha.75/examples/next-minimal-starter',
    what: 'Next.js with almost nothing else',
    version: '10.x',
  },
]);

export const monorepos = code([
  {
    name: 'zART',
    url: 'https://github.com/KATT/zART',
    what: 'Monorepo for web and React Native sharing one API',
  },
  {
    name: 'Turborepo + Expo',
    url: 'https://github.com/gunnnnii/turbo-expo-trpc-starter',
    what: 'Turborepo monorepo with an Expo mobile client',
  },
  {
    name: 'Nx + Prisma',
    url: 'https://github.com/nowlena/nx-trpc-test',
    what: 'Nx monorepo with Prisma',
  },
  {
    name: 'TMDB watchlist (Prisma)',
    url: 'https://github.com/mwarger/tmdb-watchlist-prisma',
    what: 'Nx monorepo: Next.js, Expo and Prisma',
  },
  {
    name: 'TMDB watchlist (EdgeDB)',
    url: 'https://github.com/mwarger/tmdb-watchlist-edgedb',
    what: 'Nx monorepo: Next.js, Expo and EdgeDB',
  },
]);

export const otherStarters = code([
  {
    name: 'SvelteKit example',
    url: 'https://github.com/icflorescu/trpc-sveltekit-example',
    what: 'Sample app for the SvelteKit extension',
  },
  {
    name: 'Rakkas',
    url: 'https://github.com/sachinraja/trpc-rakkas',
    what: 'tRPC in the Vite-based Rakkas framework',
  },
  {
    name: 'Ultra',
    url: 'https://github.com/sachinraja/trpc-ultra',
    what: 'tRPC in the Ultra framework',
  },
  {
    name: 'Cloudflare Worker',
    url: 'https://github.com/esamattis/trpc-cloudflare-worker',
    what: 'tRPC server running in a Cloudflare Worker',
  },
  {
    name: 'Commerce Cloud Managed Runtime',
    url: 'https://github.com/danechitoaie/commerce-cloud-managed-runtime-trpc-poc',
    what: 'Proof of concept on Salesforce Commerce Cloud',
  },
]);

export const products = entries([
  {
    name: 'Cal.com',
    url: 'https://github.com/calcom/cal.com',
    what: 'Open scheduling platform',
    site: 'https://cal.com',
  },
  {
    name: 'SST',
    url: 'https://github.com/serverless-stack/sst',
    what: 'Framework for serverless applications',
    site: 'https://sst.dev',
  },
  {
    name: 'Beam',
    url: 'https://github.com/planetscale/beam',
    what: 'Message board for a team or project',
    site: 'https://planetscale.com/blog/introducing-beam',
  },
  {
    name: 'Rallly',
    url: 'https://github.com/lukevella/rallly',
    what: 'Self-hosted polls for finding a meeting date',
    site: 'https://rallly.co',
  },
]);

export const tutorials = entries([
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
  },
  {
    name: 'Build a Blog With tRPC, TypeScript, Next.js, Prisma & Zod',
    url: 'https://www.youtube.com/watch?v=syEWlxVFUrY',
    what: 'Tutorial building a blog',
    length: '2 h',
  },
]);

export const talks = entries([
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

export const podcasts = entries([
  {
    name: 'DevTools.FM Episode 21: Alex Johansson - tRPC, Zart',
    url: 'https://devtools.fm/episode/21',
    by: 'DevTools.FM',
    what: 'Interview with the creator, audio version',
    length: '1 h',
  },
]);

export const articles = entries([
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

function code(links: readonly CommunityLink[]): CommunityLink[] {
  return entries(links).map((link) => ({ ...link, isCode: true }));
}

function entries(links: readonly CommunityLink[]): CommunityLink[] {
  return links.map((link) => ({ by: ownerOf(link.url), ...link }));
}

/** `https://github.com/KATT/zART` → `KATT` */
export function ownerOf(url: string): string | undefined {
  return /^https:\/\/github\.com\/([^/]+)/.exec(url)?.[1];
}

/** The versions that an entry is written for, as far as known. */
export function versionsOf({ version, release }: CommunityLink): Version[] {
  return version ? [version] : VERSIONS.filter((name) => release?.[name]);
}

/**
 * Whether an entry suits a version. Texts and recordings suit all versions; code suits the stable version,
 * unless the entry names another.
 */
export function fits(link: CommunityLink, own: Version): boolean {
  return link.version || link.release
    ? versionsOf(link).includes(own)
    : own === '9.x' || !link.isCode;
}
