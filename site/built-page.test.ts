import { expect, it } from 'vitest';
import { readBuiltPage } from './built-page';

it('reads what a page says of itself, its headings, and where its links lead', () => {
  const html = `<head><title data-rh=true>You &amp; "I" | tRPC</title>
<meta name=description content="All > nothing."><link href=https://trpc.io/you rel=canonical>
<script type=application/ld+json>{"@type":"<Thing>"}</script><script>1</script>
<body><svg id=drawing><title>Drawing</title></svg><h1>You</h1>
<h2 title="a > b" id=nest>Nest <span id="old"></span></h2><h3 class=x id="what?&amp;">What</h3>
<a href="/docs?a&amp;b">Docs</a>`;
  expect(readBuiltPage(html)).toEqual({
    title: 'You & "I" | tRPC',
    description: 'All > nothing.',
    canonical: 'https://trpc.io/you',
    jsonLd: ['{"@type":"<Thing>"}'],
    anchors: ['nest', 'what?&'],
    ids: new Set(['drawing', 'nest', 'old', 'what?&']),
    links: new Set(['/docs?a&b']),
  });
});
