import fs from 'node:fs';
import path from 'node:path';

/** Chapters that no browser decides. */
export const UNRELATED = [
  'dev-server',
  'feeds',
  'maintain',
  'nginx',
  'readme',
  'search-index',
  'search-webpack',
  'set-up',
  'set-up-of-this-site',
].map((name) => `**/${name}.spec.ts`);

/** Programs that print an error in its engine's own words, which Node and Chromium alone have in common. */
const OWN_WORDS = [
  /__further__rpc\.0$/,
  /__server__data-transformers\.4$/,
  /^docs__server__merging-routers\.0$/,
];

/** Whether what a program prints in another engine can be what it prints in Node. */
export function isInCommonWords(program: string) {
  return !OWN_WORDS.some((pattern) => pattern.test(program));
}

interface Exception {
  /** Whose fault it is that a test cannot hold in Firefox, as far as it is known. */
  of: 'driver' | 'engine' | 'unknown';
  reason: string;
  /** Where the engine or the protocol of its driver tells of it, as far as that was found. */
  link?: string;
  /** Titles of tests, or parts of them, by chapter. Paths of pages come from the sitemap. */
  tests: Record<string, string[]>;
}

/** What is not tested in Firefox, and why. */
const EXCEPTIONS: Exception[] = [
  {
    of: 'driver',
    reason: 'Playwright 1.64 does not emulate media features or print in Firefox by BiDi.',
    link: 'https://github.com/w3c/webdriver-bidi/pull/1076',
    tests: {
      'color-mode': ['the site follows the preference of the system, and its changes'],
      contents: ['in dark mode the entries are no brighter than those of the sidebar'],
      home: ['nothing moves where the reader wants less motion'],
      layout: ['collapses at once where the reader wants less motion'],
      print: ['a docs page prints as a document: its text and code, and nothing of the frame'],
    },
  },
  {
    of: 'driver',
    reason: 'Firefox ESR 153 has no command that turns JavaScript off.',
    link: 'https://github.com/w3c/webdriver-bidi/pull/946',
    tests: {
      awesome: ['with JavaScript off'],
      home: ['with JavaScript › off', 'without JavaScript'],
      offline: ['without JavaScript'],
      playground: ['without JavaScript'],
      run: ['without JavaScript'],
      samples: ['without JavaScript'],
      'second-build/former-addresses': ['without JavaScript'],
      'without-javascript': ['with JavaScript off'],
    },
  },
  {
    of: 'driver',
    reason:
      'By BiDi, Playwright 1.64 gives no body of a request, by which the mock of Algolia answers.',
    tests: {
      'second-build/search-hosted': [
        'asks for the docs version of the page, and shows hits and their number',
        'asks for the latest version elsewhere',
        'modal and page say so, never fall back, and recover',
      ],
    },
  },
  {
    of: 'driver',
    reason: 'Offline, Firefox by BiDi refuses what is in the cache, too, which readers get.',
    tests: { run: ['has all that a run needs when the reader'] },
  },
  {
    of: 'driver',
    reason: 'By BiDi, Playwright 1.64 hears of no download.',
    tests: {
      'playground-projects': ['Download and Copy as files have what the workshop has, edits'],
    },
  },
  {
    of: 'driver',
    reason: 'Taps reach no page: not one event comes.',
    tests: {
      dropdowns: ['opens and closes by tap, without leaving the page'],
      samples: [
        'a tap shows a type, and a tap elsewhere hides it',
        'phone › a long type hides a third of the window at most, and More shows the rest',
      ],
    },
  },
  {
    of: 'driver',
    reason: 'Back and forward within a page wait for another page.',
    tests: { 'ways-to-a-heading': ['a link on the page, back to it and forward'] },
  },
  {
    of: 'driver',
    reason: 'Only Chromium is traced.',
    tests: { keyboard: ['Tab styles anew what it moves between, not the page, at'] },
  },
  {
    of: 'driver',
    reason: 'The sheets of a PDF by Firefox cannot be counted in its text.',
    tests: { print: ['the longest pages take less than 20 sheets, and no drawing is cut off'] },
  },
  {
    of: 'unknown',
    reason:
      'While its scripts are held back, a page that was visited before stays at its top; on a first visit it goes to the hash.',
    tests: { 'ways-to-a-heading': ['who presses Tab before the page reacts keeps the place'] },
  },
  {
    of: 'unknown',
    reason:
      'After the changes of width and color that this test makes, two entries of the contents of one page are covered. Nothing covers them on a visit, where the focus goes the same way at both widths.',
    tests: { accessibility: ['/docs/v9/subscriptions is accessible'] },
  },
  {
    of: 'engine',
    reason:
      'Firefox ESR 153 has no animations by scrolling; it shows what the test of readers who want less motion expects.',
    link: 'https://developer.mozilla.org/en-US/docs/Web/CSS/animation-timeline',
    tests: {
      'code-edges': [
        'code that goes on beyond an edge fades out there',
        'so does code that was folded, and its buttons leave the summary free',
      ],
    },
  },
];

/**
 * Expressions for Playwright's `grepInvert` that leave the exceptions out.
 *
 * @param folder - where the chapters are, from here
 * @throws when a test is not there, with its title and its file
 */
export function exceptionsIn(folder: string): RegExp[] {
  return EXCEPTIONS.flatMap(({ tests }) => Object.entries(tests)).flatMap(([chapter, titles]) => {
    const file = `${chapter}.spec.ts`;
    const source = fs.readFileSync(path.join(__dirname, folder, file), 'utf8');
    return titles.map((title) => {
      const parts = title.split(' › ');
      if (!parts.every((part) => part.startsWith('/') || source.includes(part))) {
        throw new Error(`exceptions.ts: ${file} has no test "${title}". Remove it.`);
      }
      return new RegExp([file, ...parts].map(escape).join('.*'));
    });
  });
}

function escape(text: string) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
