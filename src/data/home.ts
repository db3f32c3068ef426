import AsItIs from '@site/src/pages/_types-that-follow/as-it-is.mdx';
import ChangeTheInput from '@site/src/pages/_types-that-follow/change-the-input.mdx';
import RenameThePath from '@site/src/pages/_types-that-follow/rename-the-path.mdx';
import RenameAField from '@site/src/pages/_types-that-follow/rename-a-field.mdx';
import type { ServerChange } from '@site/features/home/client/TypesThatFollow';

/** Changes of the server for the demo; the build checks each one's compiler errors. */
export const serverChanges: readonly ServerChange[] = [
  { label: 'As it is', Files: AsItIs },
  { label: 'Rename a field', Files: RenameAField, isShownFirst: true },
  { label: 'Change the input', Files: ChangeTheInput },
  { label: 'Rename the path', Files: RenameThePath },
];

/** Facts about tRPC, each with a page that explains it. */
export const facts = [
  {
    title: '4.1 kB in the browser',
    text: 'The client of 9.27.4 with batching, minified and gzipped; it is 11.7 kB before gzip.',
    to: '/docs/v9/links',
    link: 'What the client does with a call',
  },
  {
    title: 'No code generation',
    text: 'There is no schema file and no build step between the two sides. The server exports a type, the client imports it, and TypeScript’s own inference does the rest.',
    to: '/docs/v9/quickstart',
    link: 'From an empty folder to a typed call',
  },
  {
    title: 'Checked at both ends',
    text: 'The compiler checks the caller. Your validator checks what arrives, so a wrong input from outside TypeScript is refused as well.',
    to: '/docs/v9/procedures',
    link: 'Inputs and validators',
  },
  {
    title: 'Plain HTTP underneath',
    text: 'A query is a GET, a mutation is a POST, the answer is JSON. Queries made together travel in one request.',
    to: '/docs/v9/rpc',
    link: 'The protocol, exchange by exchange',
  },
  {
    title: 'React and Next.js',
    text: 'Typed hooks on React Query, with a cache that knows your procedures, and server rendering for Next.js.',
    to: '/docs/v9/react',
    link: 'Use it with React',
  },
  {
    title: 'Your server stays yours',
    text: 'Adapters for plain Node, Express, Fastify, Next.js and AWS Lambda join a router to the server that you have; 10.x adds one for fetch.',
    to: '/docs/v9/context',
    link: 'What each adapter hands over',
  },
  {
    title: 'Samples that are checked',
    text: 'The TypeScript samples of these docs are compiled against the exact packages of their version, and the output below a program is what it printed.',
    to: '/blog/hello-trpc',
    link: 'How these docs are tested',
  },
  {
    title: 'Not a public API',
    text: 'The contract is a TypeScript type. For clients in other languages, or clients that choose their fields, take something else.',
    to: '/docs/v9#when-to-use-it',
    link: 'When to use it, and when not',
  },
] as const;

/** The two docs versions and when to choose which. */
export const versions = [
  {
    title: '9.x',
    status: 'Stable release',
    isStable: true,
    text: 'Version 9.27.4. Choose it for anything that people depend on.',
    to: '/docs/v9',
    link: 'Read the 9.x docs',
  },
  {
    title: '10.x',
    status: 'Pre-release',
    isStable: false,
    text: 'Nested routers, reusable procedures and calls that your editor can follow to their definition. Choose it to try what comes next.',
    to: '/docs/v10',
    link: 'Read the 10.x docs',
  },
] as const;
