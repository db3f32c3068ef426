/** Links that are not asked, by how their addresses begin, each with the reason why. */
export const EXCEPTIONS: { prefix: string; reason: string }[] = [
  {
    prefix: 'https://github.com/trpc/trpc/edit/',
    reason: 'Asks to log in. The build makes it from the path of the file.',
  },
  {
    prefix: 'https://twitter.com/',
    reason: 'Answers programs with an error, whether the account exists or not.',
  },
  {
    prefix: 'https://codesandbox.io/',
    reason: 'Lets no program in, and shows people the repository, whose own link is asked.',
  },
];
