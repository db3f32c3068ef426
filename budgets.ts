/**
 * What things may cost and how good search must be: read by the tests that hold it, and by the
 * benchmarks that print it beside what they measure. Sizes are of brotli.
 */
export const BUDGETS = {
  samples: {
    /** What a cold check of 300 generated fences takes of the processor. */
    coldCheckCpuSeconds: 30,
    warmCheckSeconds: 1,
    /** How much later an edit shows in the dev server than without a check. */
    editSeconds: 1,
    /** A page's HTML beside the same page with Docusaurus's own code blocks. */
    htmlBytesMore: 0,
    /** The names with types in the HTML of a page. */
    fencesPerKilobyteOfHovers: 15,
    typesFileKilobytes: 10,
    /** The code that shows samples, before a reader asks for anything. */
    clientKilobytes: 2,
  },
  run: {
    /** 1, and what lets a press on the picture of a preview run it. */
    buttonKilobytes: 1.05,
    firstClickKilobytes: 28,
    /** Of a program with a document, which brings React. */
    firstClickWithDocumentKilobytes: 75,
    clickMs: 100,
    clickFarMs: 300,
  },
  playground: {
    /** What the first Edit loads of the compiler, its types and the list of programs; the editor is besides. */
    compilerKilobytes: 730,
    firstEditKilobytes: 850,
    firstRunKilobytes: 48,
    firstRunWithDocumentKilobytes: 95,
    /** All of a reader's first click on Edit: the editor with all that it loads of the above. */
    firstClickKilobytes: 1000,
    /** What another program of the same docs version loads then. */
    nextProgramKilobytes: 30,
    /** Shared programs: nearly all, and the longest of the docs. */
    typicalLinkBytes: 2048,
    shareOfTypicalLinks: 0.95,
    longestLinkBytes: 3072,
    /** With a warm cache; from a key in the largest program; and of the page's own thread. */
    firstErrorsMs: 1500,
    keystrokeMs: 150,
    longestTaskMs: 50,
  },
  search: {
    /** The queries by which search is changed: names and words, and whole questions. */
    open: {
      words: { mrr: 0.94, firstThree: 0.97 },
      questions: { mrr: 0.875, firstThree: 0.92 },
      nonsense: { mrr: 1, firstThree: 1 },
    },
    /**
     * Those that were written from titles, and that nobody looks at while search is changed: some 80 each, so
     * that one query more or less in the first place is 0.01.
     */
    drawn: {
      words: { mrr: 0.92, firstThree: 0.95 },
      questions: { mrr: 0.9, firstThree: 0.95 },
      nonsense: { mrr: 1, firstThree: 1 },
    },
    /** The share of pasted errors whose first hit explains them. */
    pastedFirst: 0.92,
    /** All that reaching for search loads before its index: what shows answers, and the engine. */
    modalKilobytes: 4,
    engineKilobytes: 8,
    /** Of a file of the index: readers load those of a docs version whole. */
    fileKilobytes: 180,
  },
  /** How much of a docs page readers scroll, in windows of 1440×900; `npm run pages` prints it. */
  reading: {
    longestScreens: 10,
    medianScreens: 7,
    /** What one reads before the first TypeScript of a page that has some, and how far down it begins. */
    wordsToCode: 60,
    screensToCode: 1,
    /** The same in windows of 390×844 */
    phoneScreensToCode: 1.5,
    /** Pieces of code in a thousand words of prose */
    codePerThousandWords: 60,
    /** Pieces of code on all pages that go on beyond their edge, in windows with a sidebar */
    cutCode: 2,
    /** Pages in which one looks things up, by a filter or a list. */
    lookUpPages: ['reference', 'errors', 'renamed-and-removed'],
  },
  pages: {
    /** The rules that stand in a page. */
    sheetKilobytes: 12,
    fontKilobytes: 15,
    /** What a first visit loads, by kind of page: a page with its rules, and its scripts. */
    firstVisits: [
      { name: 'home', path: '/', htmlKilobytes: 18, scriptsKilobytes: 132 },
      { name: 'a long page', path: '/docs/v10/links', htmlKilobytes: 27, scriptsKilobytes: 150 },
      {
        name: 'a short page',
        path: '/docs/v10/contributing',
        htmlKilobytes: 20,
        scriptsKilobytes: 146,
      },
      { name: 'a post', path: '/blog/hello-trpc', htmlKilobytes: 16, scriptsKilobytes: 140 },
    ],
    /**
     * The files of other pages that a page fetches when it opens: 87, and in one load of eight 31 more, of
     * the pages that groups of the sidebar lead to without JavaScript. Docusaurus's `Link` fetches these
     * where it sees them before they have become buttons.
     */
    aheadKilobytes: 120,
    /** What a hundred docs pages more add to any page, with its scripts. */
    growthKilobytes: 6,
  },
};
