import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine';
import { CODE_MARK } from '../../engine/inline-code';
import { pageSections } from '../../engine/shards';
import type { Block, IndexedSection, Section } from '../../engine/types';

const section = (title: string, ...blocks: Block[]): Section => ({
  level: 2,
  title,
  anchor: title.toLowerCase().replaceAll(' ', '-'),
  blocks,
});

/** Makes an engine of pages with one section each. */
function engineOf(pages: Section[], synonyms: string[][] = []) {
  const sections = pages.flatMap((content, index) =>
    pageSections(
      {
        path: `/${index}`,
        group: 'Docs',
        sections: [{ level: 1, title: `Page ${index}`, blocks: [] }, content],
      },
      'default',
    ),
  );
  const engine = createEngine(sections, synonyms);
  const titles = (query: string) =>
    engine.search(query).pages.map(({ matches }) => matches[0]?.section.title);
  return { titles, nearest: engine.nearest };
}

/** The title of the section that is shown first */
function firstTitle({ leads, pages }: ReturnType<ReturnType<typeof createEngine>['search']>) {
  return (leads[0] ?? pages[0]?.matches[0])?.section.title;
}

describe('a page that lists what others explain', () => {
  const page = (path: string, title: string, isList?: boolean) =>
    pageSections(
      {
        path,
        group: 'Docs',
        isList,
        sections: [{ level: 1, title: path, blocks: [] }, section(title, 'It opens a store.')],
      },
      'default',
    );
  const { search } = createEngine([
    ...page('/reference', 'openStore', true),
    ...page('/stores', 'Open one with openStore'),
  ]);
  const paths = (query: string) =>
    search(query).pages.map(({ matches }) => matches[0]?.section.page);

  it('comes after them, and is found all the same', () => {
    expect(paths('openStore')).toEqual(['/stores', '/reference']);
  });
});

describe('a name alone', () => {
  const page = (path: string, ...sections: Section[]) =>
    pageSections({ path, group: 'Docs', sections }, 'default');
  const first = (query: string, ...pages: ReturnType<typeof page>[]) =>
    firstTitle(createEngine(pages.flat()).search(query));

  it('leads to a table that explains it before one that names it among others', () => {
    const table = (title: string, name: string) =>
      section(title, { columns: [], rows: [[name, 'A number of bytes.']] });
    const mentions = table('Mentions', 'minSize and maxSize, maxSize, maxSize');
    const explains = table('Explains', `${CODE_MARK}maxSize${CODE_MARK}`);
    expect(first('maxSize', page('/a', mentions), page('/b', explains))).toBe('Explains');
    expect(first('max-size', page('/a', mentions), page('/b', explains))).toBe('Explains');
  });

  it('leads to its entry in a list, then where that leads', () => {
    const home = { ...section('Open', 'Call openStore once.'), homeOf: ['openStore'] };
    const other = section('openStore again', 'And openStore, and openStore.');
    const list = pageSections(
      { path: '/reference', group: 'Docs', isList: true, sections: [section('openStore')] },
      'default',
    );
    const { leads } = createEngine([...page('/a', other), ...page('/b', home), ...list]).search(
      'openStore',
    );
    expect(leads.map((lead) => lead.section.title)).toEqual(['openStore', 'Open']);
    expect(first('openStore again', page('/a', other), page('/b', home))).toBe('openStore again');
  });

  it('leads to what goes wrong last, unless one says so', () => {
    const faults = { ...section('When it does not work'), isFault: true };
    const fault = { ...section('maxSize throws'), level: 3 };
    const pages = [page('/a', faults, fault), page('/b', section('Choose maxSize by memory'))];
    expect(first('maxSize', ...pages)).toBe('Choose maxSize by memory');
    expect(first('maxSize throws', ...pages)).toBe('maxSize throws');
  });

  it('leads to what explains it before what goes wrong with it, where both say as much', () => {
    const explains = section('Limits', 'Set maxSize to as many bytes as one answer may have.');
    const faults = { ...section('When it does not work'), isFault: true };
    const fault = { ...section('Too large', 'Raise maxSize, or send less.'), level: 3 };
    expect(first('maxSize', page('/a', faults, fault), page('/b', explains))).toBe('Limits');
    expect(first('raise maxSize', page('/a', faults, fault), page('/b', explains))).toBe(
      'Too large',
    );
    const code = { ...section('ERR_SIZE', 'It is too large.'), level: 3 };
    const builds = section('Build', 'ERR_SIZE is for later.');
    expect(first('ERR_SIZE', page('/a', faults, code), page('/b', builds))).toBe('ERR_SIZE');
  });
});

describe('what equals', () => {
  const pages = [
    ...pageSections(
      {
        path: '/docs/header',
        group: 'Docs',
        names: ['Custom headers', 'header'],
        keywords: ['bearer'],
        sections: [{ level: 1, title: 'Send headers', blocks: [] }],
      },
      'default',
    ),
    ...pageSections(
      {
        path: '/docs/server',
        group: 'Docs',
        sections: [
          { level: 1, title: 'Server', blocks: ['A header, custom headers, send headers.'] },
          section('Set a header', 'Header, header, header.'),
        ],
      },
      'default',
    ),
  ];

  it.each(['header', 'headers', 'custom headers', 'Send headers', 'bearer'])(
    'a name of a page leads to it: %s',
    (query) => {
      expect(firstTitle(createEngine(pages).search(query))).toBe('Send headers');
    },
  );
});

describe('what comes first', () => {
  const { titles } = engineOf([
    section('Mentions', 'You may call openStore at any time, and openStore again.'),
    section('Calls', { code: 'const result = work(openStore());' }),
    section('Definition', { code: 'export function openStore() {}' }),
    section('The name openStore', 'What it is.'),
  ]);

  it('is the title with a name, then its definition, its mentions, and code last', () => {
    expect(titles('openStore')).toEqual(['The name openStore', 'Definition', 'Mentions', 'Calls']);
  });

  it('is the title whose words are the query written as one', () => {
    const { titles: found } = engineOf([
      section('Other keys', 'A queryKey is made of them.'),
      section('Query key', 'How it is made.'),
    ]);
    expect(found('queryKey')[0]).toBe('Query key');
  });
});

describe('the very words of a query', () => {
  it('in their order put a section first', () => {
    const { titles } = engineOf([
      section('First', 'The thing was closed: a socket.'),
      section('Second', 'A thing: the socket was closed.'),
    ]);
    expect(titles('the socket was closed')[0]).toBe('Second');
  });

  it('are sought only where they may lift a section near the first place', () => {
    const read: string[] = [];
    const watched = (title: string, prose: string): IndexedSection => ({
      page: title,
      pageTitle: title,
      title,
      level: 1,
      keywords: '',
      definitions: '',
      get prose() {
        read.push(title);
        return prose;
      },
      code: '',
    });
    const { search } = createEngine([
      watched('Open a store', 'It keeps things.'),
      watched('Doors', `They open, ${'and close, '.repeat(40)}.`),
    ]);
    read.length = 0;
    expect(search('open store').pages).toHaveLength(2);
    expect(read).toEqual(['Open a store']);
  });
});

describe('synonyms', () => {
  const { titles } = engineOf(
    [
      section('Guards', 'Who may sign in is decided here.'),
      section('Rendering', 'Server-side rendering makes HTML.'),
      section('Logs', 'Log every call, in order.'),
      section('Signs', 'Sign the contract that is kept in a drawer.'),
    ],
    [
      ['login', 'log in', 'sign in', 'authentication'],
      ['ssr', 'server-side rendering'],
    ],
  );

  it.each([
    ['a word for a phrase', 'login', ['Guards']],
    ['an abbreviation', 'ssr', ['Rendering']],
    ['a phrase for a phrase', 'how to log in', ['Guards']],
    ['a word with a typo', 'authentification', ['Guards']],
  ])('find %s', (_what, query, expected) => {
    expect(titles(query).slice(0, 1)).toEqual(expected);
  });

  it('take phrases for phrases, not for their words', () => {
    expect(titles('authentication')).toEqual(['Guards']);
  });
});

describe('the nearest queries', () => {
  const { nearest } = engineOf([section('Rooms', 'A lodge has a kitchen and a terrace.')]);

  it('find something', () => {
    expect(nearest('katchan')).toEqual(['kitchen']);
  });

  it('are none for nonsense', () => {
    expect(nearest('zxqwvk')).toEqual([]);
  });
});
