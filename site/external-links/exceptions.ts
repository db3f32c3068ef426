/** Links that are not asked, by how their addresses begin, with the reason why. */
export interface Exception {
  prefix: string;
  reason: string;
}

export const EXCEPTIONS: Exception[] = [
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

/**
 * Leaves out the links that are not asked.
 *
 * @returns the rest, and the exceptions that are of no link
 */
export function leaveOut(
  links: string[],
  exceptions: Exception[],
): { asked: string[]; useless: Exception[] } {
  const isOf = (link: string, { prefix }: Exception) => link.startsWith(prefix);
  return {
    asked: links.filter((link) => !exceptions.some((exception) => isOf(link, exception))),
    useless: exceptions.filter((exception) => !links.some((link) => isOf(link, exception))),
  };
}
