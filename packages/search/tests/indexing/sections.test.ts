import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { simplify } from '../../indexing/document';
import { CODE_MARK } from '../../engine/sections';
import { DEFAULTS } from './defaults';
import { readSections } from '../../indexing/sections';

/** The markup of a site's own code blocks. */
const OWN = {
  ...DEFAULTS,
  ignoredClasses: ['sample-output__label', 'sample__hint', 'q'],
  codeLineClasses: ['e'],
};

function read(html: string) {
  const $ = load(html);
  simplify($, OWN);
  return readSections($, $('body'));
}
const blocks = (html: string) => read(html)[0]?.blocks;

describe('readSections', () => {
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

  it('takes a heading that no link leads to for text', () => {
    expect(blocks('<h1>Home</h1><h3>Nothing to generate</h3><p>No schema.')).toEqual([
      'Nothing to generate',
      'No schema.',
    ]);
  });

  it('gives each list item and each table row a block, where end tags are left out', () => {
    expect(
      blocks('<ul><li>One<li>Two</ul><table><tr><th>Code<th>Status<tr><td>BAD<td>400</table>'),
    ).toEqual(['One', 'Two', { columns: ['Code', 'Status'], rows: [['BAD', '400']] }]);
  });

  it.each([
    ['hash links', '<p>A<a class=hash-link>#</a>'],
    ['buttons', '<p>A<button>Copy</button>'],
    ['drawings', '<p>A<svg><text>B</text></svg>'],
    ['popovers', '<p>A<span popover>string</span>'],
    ['labels of tabs', '<ul role=tablist><li>npm</ul><p>A'],
    ['what is hidden from screen readers', '<p>A<span aria-hidden=true>B</span>'],
    ['default titles of admonitions', '<div class="admonitionHeading_Gvgb">tip</div><p>A'],
  ])('leaves out %s', (_case, html) => {
    expect(blocks(html)).toEqual(['A']);
  });

  it('keeps an admonition title that an author wrote', () => {
    expect(blocks('<div class="admonitionHeading_Gvgb">Pin the version</div><p>A')).toEqual([
      'Pin the version',
      'A',
    ]);
  });
});

describe('code', () => {
  it('keeps its lines as Prism renders them', () => {
    const html =
      '<div class=theme-code-block><div class=codeBlockTitle_OeMC>server.ts</div><div><pre><code>' +
      '<div class=token-line><span>const</span> a = 1;<br></div><div class=token-line>  b();<br></div>' +
      '</code></pre><div class=buttonGroup_x><button>Copy</button></div></div></div>';
    expect(blocks(html)).toEqual([{ code: 'server.ts\nconst a = 1;\nb();' }]);
  });

  it('leaves out lines without a word that is new in the section, and imports from files of the page', () => {
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

  it('keeps its lines in the own markup of a site, without buttons, labels and types', () => {
    const html =
      '<figure class=sample><figcaption class=sample__bar><span class=sample__title>client.ts</span>' +
      '<span class=sample__hint>Needs Node</span><button>Copy</button></figcaption>' +
      '<pre><code><i class=k>const</i> <i data-t=1>a</i> = 1;\n<span class=q>const a: 1</span>a.b;\n' +
      "<span class=e><b>TS2339</b> Property 'b' does not exist.</span>done();</code></pre></figure>" +
      '<div class=sample-output><div class=sample-output__label>Output</div><pre><code>3\n2</code></pre></div>';
    expect(blocks(html)).toEqual([
      { code: "client.ts\nconst a = 1;\na.b;\nTS2339 Property 'b' does not exist.\ndone();" },
      { code: '3\n2' },
    ]);
  });
});
