import { expect, it } from 'vitest';
import { readPage } from './page-document';

it('reads the title, docs version, headings, scripts and text of a page', () => {
  const html = `<head><title data-rh=true>You &amp; "I" | tRPC</title>
<meta content="9.x" name="docsearch:version">
<script type=application/ld+json>{"@type":"<Thing>"}</script><script>1</script>
<script src=/assets/main.js></script><script async src="//ads.test/a.js"></script>
<body><svg id=drawing><title>Drawing</title></svg><div class=theme-doc-markdown><h1>You</h1>
<h2 title="a > b" id=nest>Nest <span id="old"></span></h2><h3 class=x id="what?&amp;">What</h3>
<a href="/docs?a&amp;b">Docs</a></div>`;
  expect(readPage(html, 'https://trpc.io/you')).toEqual({
    title: 'You & "I" | tRPC',
    docsVersion: '9.x',
    anchors: ['nest', 'what?&'],
    ids: ['drawing', 'nest', 'old', 'what?&'],
    scripts: { inline: ['1'], origins: ['https://ads.test'] },
    text: {
      heading: 'You',
      body: '## Nest\n\n### What\n\n[Docs](https://trpc.io/docs?a\\&b)\n',
    },
  });
});
