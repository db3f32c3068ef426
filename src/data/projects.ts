/** An example or starter project. */
export interface Project {
  name: string;
  url: string;
  what: string;
  /** Libraries and techniques in it. */
  parts: string[];
  /** The URL of a running instance. */
  demo?: string;
  /** The URL of an online editor with it. */
  sandbox?: string;
  /** The docs version that does not list it. */
  except?: '9.x';
}

const AT_TAG = 'https://github.com/trpc/trpc/tree/v10.0.0-proxy-alpha.75/examples';
const SANDBOX = 'https://codesandbox.io/s/github/trpc/trpc/tree/main/examples';

const nextPrisma: Project = {
  name: 'Next.js + Prisma starter',
  url: 'https://github.com/trpc/examples-next-prisma-starter',
  what: 'The usual first project: an app with a database, tests and linting set up.',
  parts: ['Next.js', 'Prisma', 'end-to-end tests', 'ESLint'],
  demo: 'https://nextjs.trpc.io',
  sandbox: `${SANDBOX}/next-prisma-starter?file=/src/pages/index.tsx`,
};

const sqliteStarter: Project = {
  name: 'v10 SQLite starter',
  url: 'https://github.com/trpc/examples-v10-next-prisma-starter-sqlite',
  what: 'Written for the pre-release of 10.x. Its database is a file, so there is no server to start.',
  parts: ['Next.js', 'Prisma', 'SQLite'],
  except: '9.x',
};

const nextMinimal: Project = {
  name: 'Next.js minimal starter',
  url: `${AT_TAG}/next-minimal-starter`,
  what: 'Next.js with almost nothing else, at the state of 10.0.0-proxy-alpha.75.',
  parts: ['Next.js'],
  except: '9.x',
};

const webSockets: Project = {
  name: 'WebSockets starter',
  url: 'https://github.com/trpc/examples-next-prisma-starter-websockets',
  what: 'Subscriptions over WebSockets, with sign-in and tests.',
  parts: ['Next.js', 'Prisma', 'next-auth', 'subscriptions', 'tests'],
  demo: 'http://websockets.trpc.io',
  sandbox: `${SANDBOX}/next-prisma-starter-websockets?file=/src/pages/index.tsx`,
};

const todoMvc: Project = {
  name: 'TodoMVC',
  url: 'https://github.com/trpc/examples-next-prisma-todomvc',
  what: 'A to-do list whose pages are generated ahead of time.',
  parts: ['Next.js', 'Prisma', 'static generation'],
  demo: 'https://todomvc.trpc.io',
  sandbox: `${SANDBOX}/next-prisma-todomvc?file=/pages/%5Bfilter%5D.tsx`,
};

const zart: Project = {
  name: 'zART',
  url: 'https://github.com/KATT/zART',
  what: 'A web app and a phone app that share one API in a monorepo.',
  parts: ['Next.js', 'React Native', 'Prisma', 'monorepo'],
};

export const nextStarters: Project[] = [
  nextPrisma,
  sqliteStarter,
  nextMinimal,
  todoMvc,
  webSockets,
  zart,
];

export const fullApps: Project[] = [
  nextPrisma,
  sqliteStarter,
  todoMvc,
  webSockets,
  zart,
  {
    name: 'SvelteKit',
    url: 'https://github.com/icflorescu/trpc-sveltekit-example',
    what: 'An app without React, through the SvelteKit extension.',
    parts: ['SvelteKit', 'Prisma'],
    sandbox: 'https://codesandbox.io/s/github/icflorescu/trpc-sveltekit-example',
  },
];

export const servers: Project[] = [
  {
    name: 'Minimal',
    url: 'https://github.com/trpc/trpc/tree/main/examples/minimal',
    what: 'The smallest pair of a server and a client.',
    parts: ['Node', 'client'],
    except: '9.x',
  },
  {
    name: 'Standalone server',
    url: 'https://github.com/trpc/trpc/tree/main/examples/standalone-server',
    what: 'A server on plain Node, and a script that calls it.',
    parts: ['Node', 'client'],
    sandbox: 'https://githubbox.com/trpc/trpc/tree/main/examples/standalone-server',
  },
  {
    name: 'Express server',
    url: 'https://github.com/trpc/trpc/tree/main/examples/express-server',
    what: 'A server on Express, and a script that calls it.',
    parts: ['Express', 'client'],
    sandbox: 'https://githubbox.com/trpc/trpc/tree/main/examples/express-server',
  },
  {
    name: 'Express minimal',
    url: `${AT_TAG}/express-minimal`,
    what: 'A small Express server, at the state of 10.0.0-proxy-alpha.75.',
    parts: ['Express'],
    except: '9.x',
  },
  {
    name: 'Fastify server',
    url: 'https://github.com/trpc/trpc/tree/main/examples/fastify-server',
    what: 'A server on Fastify that answers HTTP and WebSockets.',
    parts: ['Fastify', 'WebSockets'],
    sandbox: `${SANDBOX}/fastify-server`,
  },
  {
    name: 'AWS Lambda',
    url: `${AT_TAG}/lambda-api-gateway`,
    what: 'A function behind API Gateway, at the state of 10.0.0-proxy-alpha.75.',
    parts: ['AWS Lambda', 'API Gateway'],
    except: '9.x',
  },
  {
    name: 'Cloudflare Workers',
    url: 'https://github.com/trpc/trpc/tree/next/examples/cloudflare-workers',
    what: 'A server at the edge, through the fetch adapter that 9.x does not have.',
    parts: ['Cloudflare Workers', 'fetch adapter'],
    except: '9.x',
  },
];

export const addOns: Project[] = [
  {
    name: 'Kitchen sink',
    url: 'https://github.com/trpc/examples-kitchen-sink',
    what: 'Many patterns side by side, to look one up.',
    parts: ['many patterns'],
  },
  {
    name: 'tRPC Shield example',
    url: 'https://github.com/omar-dulaimi/trpc-shield/tree/master/example',
    what: 'Permissions as rules, apart from the procedures.',
    parts: ['Express', 'Prisma', 'tRPC Shield'],
  },
  {
    name: 'trpc-openapi',
    url: `${AT_TAG}/trpc-openapi`,
    what: 'Procedures as REST endpoints, at the state of 10.0.0-proxy-alpha.75.',
    parts: ['OpenAPI', 'REST'],
    except: '9.x',
  },
];
