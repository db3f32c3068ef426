import { describe, expect, test } from 'vitest';
import type { Export, Words } from '../types';
import { explanationsOf, gaps, makeReference } from './reference';
import { pageSections } from './sections';
import { readVersion, VERSIONS } from './versions';

const WORDS_FILE = 'words.ts';

function pages(...texts: [title: string, text: string][]) {
  return texts.flatMap(([title, text]) =>
    pageSections(text, { title, slug: `/${title.toLowerCase()}` }),
  );
}

function exported(name: string, options: string[] = [], kind: Export['kind'] = 'function'): Export {
  return { name, package: 'a', modules: ['a'], kind, signature: `function ${name}();`, options };
}

function hrefs(name: string, text: string) {
  return explanationsOf(name, pages(['Page', text])).map(({ href }) => href);
}

describe('what explains an export', () => {
  test('titles come first, then where it is spoken of most, and never more than three', () => {
    const text = [
      '## One\n\nUse `wsLink`.',
      '## Two\n\nUse `wsLink` or `wsLink({ client })`.',
      '## Options of `wsLink`\n\nNone.',
      '## Four\n\nSee `x wsLink`.',
    ].join('\n\n');
    expect(hrefs('wsLink', text)).toEqual(['page#options-of-wslink', 'page#two', 'page#one']);
  });

  test('a common word counts as a call, no method counts, and no sample', () => {
    expect(hrefs('map', 'Use `map(project)`.')).toEqual(['page']);
    expect(hrefs('map', 'Use `list.map(project)`, or the option `map`.')).toEqual([]);
    expect(hrefs('router', 'Use `trpc.router()`.')).toEqual(['page']);
    expect(hrefs('map', '## The function `map()`\n\nIs one.')).toEqual(['page#the-function-map']);
    expect(hrefs('map', '```ts\nmap(`map(project)`);\n```')).toEqual([]);
  });

  test('the main section of a name is the first, even if it does not speak of it', () => {
    const sections = pages([
      'Page',
      '## Make one\n\n```ts\nwsLink();\n```\n\n## Two\n\nUse `wsLink`.',
    ]);
    expect(explanationsOf('wsLink', sections, 'page#make-one').map(({ href }) => href)).toEqual([
      'page#make-one',
      'page#two',
    ]);
  });

  test('messages and links at the end of a page count where nothing else speaks of it', () => {
    const asides = '## `Error in wsLink`\n\nA.\n\n## Where to go next\n\n`wsLink`';
    expect(hrefs('wsLink', asides)).toEqual(['page#error-in-wslink', 'page#where-to-go-next']);
    expect(hrefs('wsLink', `${asides}\n\n## Else\n\nSee \`x wsLink\`.`)).toEqual(['page#else']);
  });
});

test('the reference has our words, and lists internal exports by package', () => {
  const words = { exports: { wsLink: 'A link.' }, internal: { parts: ['Maybe'] } };
  const all = [exported('Maybe', [], 'type'), exported('wsLink', ['client'])];
  expect(makeReference(all, pages(['Links', '## wsLink']), words)).toEqual({
    exports: [
      {
        name: 'wsLink',
        group: 'links',
        modules: ['a'],
        kind: 'function',
        signature: 'function wsLink();',
        what: 'A link.',
        explanations: [{ page: 'Links', title: 'wsLink', href: 'links#wslink' }],
      },
    ],
    internal: [{ package: 'a', why: 'parts', names: ['Maybe'] }],
  });
});

describe('gaps', () => {
  const none: Words = { exports: {}, internal: {} };
  const link: Words = { exports: { wsLink: 'A link.' }, internal: {} };
  const check = (all: Export[], text: string, words: Words) =>
    gaps(all, pages(['Links', text], ['Other', 'The `client`.']), words, WORDS_FILE);

  test('an export that no page names, and that has no line', () => {
    expect(check([exported('wsLink')], 'Nothing.', none)).toEqual([
      'wsLink in words.ts: no page speaks of it in code font; explain it on one, or say under "internal" why not.',
      'wsLink in words.ts: no line under "exports".',
    ]);
  });

  test('an option that is not named where its function is', () => {
    expect(check([exported('wsLink', ['client'])], 'Use `wsLink`.', link)).toEqual([
      'wsLink.client in words.ts: no page that speaks of its owner names this option; explain it there, or put it under "internal".',
    ]);
    expect(check([exported('wsLink', ['client'])], 'Use `wsLink({ client })`.', link)).toEqual([]);
    expect(check([exported('wsLink', ['client'], 'type')], 'Use `wsLink`.', link)).toEqual([]);
  });

  test('what stays internal needs no page', () => {
    const words = { exports: {}, internal: { parts: ['wsLink'] } };
    expect(check([exported('wsLink', ['client'])], 'Nothing.', words)).toEqual([]);
  });

  test('a main section that is gone, and that of what has no line', () => {
    const words = { ...link, mainSections: { wsLink: 'links#two', Maybe: 'links#one' } };
    expect(check([exported('wsLink')], '## One\n\nUse `wsLink`.', words)).toEqual([
      'wsLink (links#two) in words.ts: its main section is no section.',
      'Maybe in words.ts: a main section, but no line under "exports".',
    ]);
  });

  test('words for what is not exported, and words of both kinds', () => {
    const words = { ...link, internal: { parts: ['wsLink', 'Maybe'] } };
    expect(check([exported('wsLink')], 'Use `wsLink`.', words)).toEqual([
      'Maybe in words.ts: no export, and no option of one; take it out.',
      'wsLink in words.ts: under "exports" and under "internal"; choose one.',
    ]);
  });
});

test.each(VERSIONS)('the pages explain every export and option of %s', async (version) => {
  const { exports, sections, words } = await readVersion(version);
  expect(gaps(exports, sections, words, `features/reference/words/${version}.ts`)).toEqual([]);
  const signatures = exports.map(({ signature }) => signature);
  expect(signatures, 'the class of a constant says nothing').not.toContainEqual(
    expect.stringMatching(/: TRPCBuilder<\{\}>;$/),
  );
});
