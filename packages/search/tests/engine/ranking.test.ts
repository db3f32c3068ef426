import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine';
import { pageSections } from '../../engine/sections';
import type { Block, Page, Section } from '../../engine/types';

const section = (title: string, ...blocks: Block[]): Section => ({
  level: 2,
  title,
  anchor: title.toLowerCase().replaceAll(' ', '-'),
  blocks,
});

const sectionsOf = (page: Page) => pageSections(page, 'default');

/** Makes an engine of pages with one section each. */
function engineOf(pages: Section[]) {
  const sections = pages.flatMap((content, index) =>
    sectionsOf({
      path: `/${index}`,
      group: 'Docs',
      sections: [{ level: 1, title: `Page ${index}`, blocks: [] }, content],
    }),
  );
  const engine = createEngine(sections);
  const titles = (query: string) =>
    engine.search(query).matches.map(({ section: { title } }) => title);
  return { titles };
}

/** The title of the section that is shown first */
function firstTitle({ matches }: ReturnType<ReturnType<typeof createEngine>['search']>) {
  return matches[0]?.section.title;
}

describe('a page that lists what others explain', () => {
  const page = (path: string, title: string, isList?: boolean) =>
    sectionsOf({
      path,
      group: 'Docs',
      isList,
      sections: [{ level: 1, title: path, blocks: [] }, section(title, 'It opens a store.')],
    });
  const { search } = createEngine([
    ...page('/reference', 'openStore', true),
    ...page('/stores', 'Open one with openStore'),
  ]);
  const paths = (query: string) => search(query).matches.map(({ section: { page: path } }) => path);

  it('comes after them, and is found all the same', () => {
    expect(Array.from(new Set(paths('opens a store')))).toEqual(['/stores', '/reference']);
  });
});

describe('a name alone', () => {
  it('leads to its entry in a list', () => {
    const other = { path: '/a', group: 'Docs', sections: [section('openStore again')] };
    const list = { path: '/b', group: 'Docs', isList: true, sections: [section('openStore')] };
    const { search } = createEngine([other, list].flatMap(sectionsOf));
    expect(firstTitle(search('openStore'))).toBe('openStore');
    expect(firstTitle(search('openStore again'))).toBe('openStore again');
  });
});

describe('what equals', () => {
  const pages = [
    ...sectionsOf({
      path: '/docs/header',
      group: 'Docs',
      names: ['Custom headers', 'header'],
      keywords: ['bearer'],
      sections: [{ level: 1, title: 'Send headers', blocks: [] }],
    }),
    ...sectionsOf({
      path: '/docs/adapters',
      group: 'Docs',
      sections: [
        {
          level: 1,
          title: 'Adapters',
          blocks: ['A header, custom headers, send headers, a token.'],
        },
        section('Set a header', 'Header, header, header.'),
        section('An adap', 'Adap, adap.'),
        section('A token', 'Token, token.'),
      ],
    }),
  ];

  it.each(['header', 'headers', 'custom headers', 'Send headers', 'bearer'])(
    'a name of a page leads to it: %s',
    (query) => {
      expect(firstTitle(createEngine(pages).search(query))).toBe('Send headers');
    },
  );

  it('the beginning of such a name leads there, too', () => {
    expect(firstTitle(createEngine(pages).search('adap'))).toBe('Adapters');
  });
});

describe('what comes first', () => {
  const { titles } = engineOf([
    section('Mentions', 'You may call openStore at any time, and openStore again.'),
    section('Calls', { code: 'const result = work(openStore());' }),
    section('The name openStore', 'What it is.'),
  ]);

  it('is the title with a name, then its mentions; calls of it come last, if at all', () => {
    expect(titles('openStore')).toEqual(['The name openStore', 'Mentions']);
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
});

describe('the introduction of a page', () => {
  it('comes after a section that has the words as well', () => {
    const sections = sectionsOf({
      path: '/halls',
      group: 'Docs',
      sections: [
        { level: 1, title: 'Halls', blocks: ['A late ticket.'] },
        section('Sell', 'A late ticket.'),
      ],
    });
    expect(firstTitle(createEngine(sections).search('late ticket'))).toBe('Sell');
  });
});

describe('words as in code', () => {
  it('tell most where a name is declared, or begins a paragraph', () => {
    const { titles } = engineOf([
      section('Calls', { code: 'run(close, late);\nrun(close, late);' }),
      section('Declares', { code: 'const close = 1;\nrun(late);' }),
      section('Explains', '\ue000late\ue000 is an option.', 'It is a flag.'),
      section('Mentions', 'It is an option, too: \ue000late\ue000.', 'It is a flag.'),
    ]);
    expect(titles('close')[0]).toBe('Declares');
    expect(titles('late')[0]).toBe('Explains');
  });

  it('are one word in a title', () => {
    const { titles } = engineOf([
      section('Each key', 'The key of a query, and the query of a key.'),
      section('queryKey', 'What it holds.'),
      section('queryKeyOf', 'What it makes.'),
    ]);
    expect(titles('query key')[0]).toBe('queryKey');
    expect(titles('query key of')[0]).toBe('queryKeyOf');
  });
});

describe('words of a question', () => {
  it('tell more in one sentence than in several', () => {
    const apart = section(
      'One',
      'A ticket is sold. The seller is paid. A refund is rare. Ask late.',
    );
    const together = section(
      'Two',
      'A hall is full. We give a late refund for each ticket. It is paid.',
    );
    expect(engineOf([apart, together]).titles('refund late ticket')).toEqual(['Two', 'One']);
  });

  it('are read without their typos, in titles, too', () => {
    const mention = section('Halls', 'A ticket, and another ticket, and a third ticket.');
    const { titles } = engineOf([mention, section('Ticket', 'It is paid.')]);
    expect(titles('tikcet')).toEqual(['Ticket', 'Halls']);
  });
});
