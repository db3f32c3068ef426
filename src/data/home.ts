/** The words of the home page. */

/** What sets tRPC apart, each with the page that shows it. */
export const facts = [
  {
    title: 'The types are your server',
    text: 'The client imports one type. Rename a field on the server, and every call that used the old name turns red in the editor.',
    to: '/docs/v9',
    link: 'How it fits together',
  },
  {
    title: 'Nothing to generate',
    text: 'There is no schema file and no build step between the two sides: TypeScript’s own inference carries the contract.',
    to: '/docs/v9/quickstart',
    link: 'From an empty folder to a typed call',
  },
  {
    title: 'Checked at both ends',
    text: 'TypeScript checks the caller. Your validator checks what arrives, so a request from outside TypeScript is refused as well.',
    to: '/docs/v9/procedures',
    link: 'Inputs and validators',
  },
  {
    title: 'Plain HTTP underneath',
    text: 'A query is a GET, a mutation is a POST, and the answer is JSON. Calls made together travel in one request.',
    to: '/docs/v9/router',
    link: 'Paths and procedures',
  },
] as const;

/** The two docs versions and when to choose which. */
export const versions = [
  {
    label: '9.x',
    status: 'Latest release',
    text: 'Version 9.27.4. Choose it for anything that people depend on.',
    to: '/docs/v9',
    link: 'Read the 9.x docs',
  },
  {
    label: '10.x',
    status: 'Pre-release',
    text: 'Nested routers, reusable procedures and calls that your editor can follow to their definition. Choose it to try what comes next.',
    to: '/docs/v10',
    link: 'Read the 10.x docs',
  },
] as const;
