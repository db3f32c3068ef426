import type { CommunityLink } from './awesome';

/** Ideas and standards related to tRPC. */
export const ideas: CommunityLink[] = [
  {
    name: 'JSON-RPC 2.0',
    url: 'https://www.jsonrpc.org/specification',
    what: 'The error codes on the wire follow its scheme',
  },
  {
    name: 'GraphQL',
    url: 'https://graphql.org/',
    what: 'A query language for clients in any language, which choose their fields',
  },
  {
    name: 'Access-control list',
    url: 'https://en.wikipedia.org/wiki/Access-control_list',
    by: 'Wikipedia',
    what: 'Permissions per object, the usual next step after roles',
  },
];

/** On Blitz.js, which also has a data layer without an API to write. */
export const blitz: CommunityLink[] = [
  {
    name: 'Blitz.js',
    url: 'https://blitzjs.com/',
    by: 'Brandon Bayer',
    what: 'Full-stack framework with the same idea: no API layer to write',
  },
  {
    name: 'Blitz as a toolkit',
    url: 'https://github.com/blitz-js/blitz/discussions/3075',
    by: 'Brandon Bayer',
    what: 'The plan to make it independent of one framework',
  },
  {
    name: 'A data layer of its own',
    url: 'https://github.com/blitz-js/blitz/discussions/3083',
    what: 'A proposal, where working together with tRPC was discussed',
  },
];
