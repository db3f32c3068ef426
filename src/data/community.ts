import type { CommunityLink } from './awesome';

/** Ways to reach the maintainers and other users. */
export const channels: CommunityLink[] = [
  {
    name: 'Discord',
    url: 'https://trpc.io/discord',
    what: 'Questions, help for others, and talk among contributors',
  },
  {
    name: 'GitHub',
    url: 'https://github.com/trpc/trpc',
    what: 'Bugs, ideas and pull requests',
  },
  {
    name: 'Twitter',
    url: 'https://twitter.com/alexdotjs',
    what: 'The creator’s account, with news of the project',
  },
  {
    name: 'E-mail',
    url: 'mailto:alex@trpc.io',
    what: 'Sponsorship and partnership; not for support',
  },
];

/** Links for contributors. */
export const sources: CommunityLink[] = [
  {
    name: 'Branch next',
    url: 'https://github.com/trpc/trpc/tree/next',
    what: 'Version 10, where new features go',
  },
  {
    name: 'Branch main',
    url: 'https://github.com/trpc/trpc/tree/main',
    what: 'Version 9, the stable line',
  },
  {
    name: 'Guide for contributors',
    url: 'https://github.com/trpc/trpc/blob/next/CONTRIBUTING.md',
    what: 'Branches, and how to build and test on your machine',
  },
  {
    name: 'License',
    url: 'https://github.com/trpc/trpc/blob/main/LICENSE',
    what: 'MIT',
  },
];

/** The people that the project's README names, with their roles. */
export const people: CommunityLink[] = [
  {
    name: 'Alex Johansson (KATT)',
    url: 'https://twitter.com/alexdotjs',
    what: 'Creator',
  },
  { name: 'Sachin Raja', url: 'https://github.com/sachinraja', what: 'Project lead' },
  { name: 'James Berry', url: 'https://twitter.com/jlalmes', what: 'Active contributor' },
  { name: 'Julius Marminge', url: 'http://www.jumr.dev', what: 'Active contributor' },
  { name: 'Ahmed Elsakaan', url: 'https://elsakaan.dev', what: 'Active contributor' },
  { name: 'bautistaaa', url: 'http://www.big-sir.com', what: 'Thanked in the README' },
  { name: 'Theo Browne', url: 'http://t3.gg', what: 'Thanked in the README' },
];

/** Sites that show what users think of tRPC. */
export const opinions: CommunityLink[] = [
  {
    name: 'Star history',
    url: 'https://star-history.com/#trpc/trpc',
    what: 'A chart of how many people starred the repository, and when',
  },
  {
    name: 'Discord',
    url: 'https://trpc.io/discord',
    what: 'Ask people who use it what works for them, and what does not',
  },
  {
    name: 'GitHub issues',
    url: 'https://github.com/trpc/trpc',
    what: 'What goes wrong, with the answers of the maintainers',
  },
];

/** A collection of users' posts by the creator of tRPC. */
export const collectedPosts = 'https://twitter.com/alexdotjs/timelines/1441435105910796291';
