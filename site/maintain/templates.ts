import { UNWRITTEN } from '../page-problems/problems';

const FENCE = '```';

/** Works with the packages of each docs version, and prints something. */
const sample = (marks: string) => `${FENCE}ts title="server.ts" run${marks}
import { TRPCError } from '@trpc/server';

const error = new TRPCError({ code: 'NOT_FOUND', message: 'No such hut' });
console.log(error.code, error.message);
${FENCE}

${FENCE}txt output
NOT_FOUND No such hut
${FENCE}
`;

/** The text of a new docs page. */
export function pageText({ title, slug }: { title: string; slug: string }): string {
  return `---
title: ${yaml(title)}
description: ${yaml(description(title))}
slug: ${slug}
---

Answer first what a reader came here for.

## An example

${sample('')}`;
}

/**
 * The text of a new post.
 *
 * @param version - the label of the docs version whose packages its samples use
 */
export function postText(post: {
  title: string;
  slug: string;
  author: string;
  version: string;
}): string {
  return `---
title: ${yaml(post.title)}
description: ${yaml(description(post.title))}
slug: ${post.slug}
authors: [${post.author}]
tags: []
---

What is above the next line is shown in the list of posts.

{/* truncate */}

## An example

${sample(` version=${post.version}`)}`;
}

function description(title: string) {
  return `${UNWRITTEN} what readers learn on “${title}”, in one sentence of 70 to 160 characters.`;
}

/** JSON's strings are YAML's. */
function yaml(text: string) {
  return /^[A-Za-z][\w .,’-]*$/.test(text) && !/^(true|false|null|yes|no|on|off)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
