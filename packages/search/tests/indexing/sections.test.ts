import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { CODE_MARK } from '../../engine/sections';
import { simplify } from '../../indexing/document';
import { readSections } from '../../indexing/sections';
import { validated } from './validated';

/** The markup of a site's own code blocks. */
const OWN = validated({
  ignoredClasses: ['sample-output__label', 'sample__hint', 'q'],
  codeLineClasses: ['e'],
});

function read(html: string) {
  const $ = load(html);
  simplify($, OWN);
  return readSections($, $('body'));
}
const blocks = (html: string) => read(html)[0]?.blocks;

it('cuts the content at its headings', () => {
  const sections = read(
    '<header><h1>Router</h1></header><p>One.<p>Two.<h2 id=nest-routers>Nest <code>routers()</code><a class=hash-link>\u200b</a></h2><p>Three.<h3 id=deep>Deeper</h3>',
  );
  expect(sections).toEqual([
    { level: 1, title: 'Router', blocks: ['One.', 'Two.'] },
    { level: 2, title: `Nest ${CODE_MARK}routers()${CODE_MARK}`, blocks: ['Three.'] },
    { level: 3, title: 'Deeper', anchor: 'deep', blocks: [] },
  ]);
});

it.each([
  [
    'a heading that no link leads to',
    '<h1>Home</h1><h3>No <b>build</b></h3>A.',
    ['No build', 'A.'],
  ],
  [
    'each list item and each row of a table, where end tags are left out',
    '<ul><li>One<li>Two</ul><table><tr><th>Code<th>Status<tr><td>BAD<td>400</table>',
    ['One', 'Two', { columns: ['Code', 'Status'], rows: [['BAD', '400']] }],
  ],
  [
    'the title that an author gave an admonition, and none of Docusaurus’s own',
    '<div class="admonitionHeading_Gvgb">tip</div><div class="admonitionHeading_Gvgb">Pin it</div>A',
    ['Pin it', 'A'],
  ],
  [
    'lines of code as Prism renders them',
    '<div class=theme-code-block><div class=codeBlockTitle_OeMC>server.ts</div><div><pre><code>' +
      '<div class=token-line><span>const</span> a = 1;<br></div><div class=token-line>  b();<br></div>' +
      '</code></pre><div class=buttonGroup_x><button>Copy</button></div></div></div>',
    [{ code: 'server.ts\nconst a = 1;\nb();' }],
  ],
  [
    'those in the own markup of a site, without buttons, labels and types',
    '<figure class=sample><figcaption class=sample__bar><span class=sample__title>client.ts</span>' +
      '<span class=sample__hint>Needs Node</span><button>Copy</button></figcaption>' +
      '<pre><code><i class=k>const</i> <i data-t=1>a</i> = 1;\n<span class=q>const a: 1</span>a.b;\n' +
      "<span class=e><b>TS2339</b> Property 'b' does not exist.</span>done();</code></pre></figure>" +
      '<div class=sample-output><div class=sample-output__label>Output</div><pre><code>3\n2</code></pre></div>',
    [
      { code: "client.ts\nconst a = 1;\na.b;\nTS2339 Property 'b' does not exist.\ndone();" },
      { code: '3\n2' },
    ],
  ],
])('keeps %s', (_case, html, kept) => {
  expect(blocks(html)).toEqual(kept);
});

it.each([
  ['hash links', '<a class=hash-link>#</a>'],
  ['drawings', '<svg><text>B</text></svg>'],
  ['popovers', '<span popover>string</span>'],
  ['labels of tabs', '<ul role=tablist><li>npm</ul>'],
  ['what is hidden from screen readers', '<span aria-hidden=true>B</span>'],
])('leaves out %s', (_case, html) => {
  expect(blocks(`<p>A${html}`)).toEqual(['A']);
});

it('leaves out lines of code without a word that is new in the section, and imports from files of the page', () => {
  const lines = [
    "import { a } from 'a';",
    'import {',
    '  b,',
    "} from './b';",
    'import c from "../c"',
    "import './styles.css';",
    '',
    'a({',
    '  b: 1,',
    '});',
  ];
  const html = `<pre>${lines.join('\n')}</pre><pre>a({\nc: 1</pre><h2 id=b>B</h2><pre>a();</pre>`;
  expect(read(html).map(({ blocks }) => blocks)).toEqual([
    [{ code: "import { a } from 'a';\nimport './styles.css';\nb: 1," }, { code: 'c: 1' }],
    [{ code: 'a();' }],
  ]);
});
