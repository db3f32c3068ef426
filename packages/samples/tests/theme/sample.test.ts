import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { rolldown } from 'rolldown';
import { beforeAll, expect, it } from 'vitest';

let Sample: ComponentType<Record<string, string>>;

/** As on the server: no script has run. */
beforeAll(async () => {
  const bundle = await rolldown({
    input: 'packages/samples/theme/Sample/index.tsx',
    platform: 'node',
    external: ['clsx', 'react', 'react/jsx-runtime'],
    tsconfig: false,
    transform: { jsx: 'react-jsx' },
    plugins: [
      {
        name: 'without-docusaurus',
        resolveId: (id) => (/^@(docusaurus|theme)|\.css$/.test(id) ? '\0stand-in' : undefined),
        load: (id) =>
          id === '\0stand-in'
            ? 'export default () => false; export const useBaseUrlUtils = () => ({ withBaseUrl: String }), usePluginData = () => ({ shared: { a: {} } }), useColorMode = () => {};'
            : undefined,
      },
    ],
  });
  // Where Node finds the packages that the component imports.
  const file = path.resolve('packages/samples/node_modules/.cache/sample.mjs');
  await bundle.write({ file, codeSplitting: false });
  ({ default: Sample } = (await import(pathToFileURL(file).href)) as { default: typeof Sample });
});

it('is a figure with the name of its file', () => {
  const html = render({ html: '1;', lang: 'ts', title: 'server.ts' });
  expect(html).toMatch(
    /^<figure class="sample"><figcaption><span class="sample__title">server.ts</,
  );
  expect(html).not.toContain('details');
});

it('says what is in it where it is folded, and has the code for those without JavaScript', () => {
  const html = render({ html: '1;', lang: 'ts', title: 'server.ts', folded: 'the shop’s server' });
  expect(html).toContain(
    '<details><summary><span class="sample__title">server.ts</span><span aria-hidden="true">—</span><span>the shop’s server</span></summary>',
  );
  expect(html).toMatch(/<pre [^>]*><code>1;<\/code><\/pre><\/details><\/figure>$/);
});

it('needs no name to be folded', () => {
  expect(render({ html: '1;', lang: 'txt', label: 'Text', folded: 'a log' })).toContain(
    '<summary><span>a log</span></summary>',
  );
});

it('shows what it renders as a picture with words, in which nothing can be pressed', () => {
  const rendered = '<ul><li>Salt &amp; co <button>2</button></li></ul>';
  const html = render({ html: '1;', lang: 'tsx', run: 'dom', bundle: 'a/b.js', rendered });
  expect(html).toContain(
    `<div role="img" aria-label="Rendered: Salt &amp; co 2" class="preview"><div inert="">${rendered}</div></div>`,
  );
  expect(html).not.toContain('<details');
});

it('says where it runs, if readers cannot run it', () => {
  expect(render({ html: '1;', lang: 'ts', title: 'a.ts', run: 'node' })).toContain('runs in Node');
});

function render(props: Record<string, string>) {
  return renderToStaticMarkup(createElement(Sample, props));
}
