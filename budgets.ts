/**
 * Limits for sizes, times and the quality of search, for tests and benchmarks. Sizes are compressed by Brotli.
 */
export const BUDGETS = {
  run: {
    /** Above 1, since a click on the picture of a preview runs it, too. */
    buttonKilobytes: 1.05,
    firstClickKilobytes: 28,
    /** For a program with a document, which loads React. */
    firstClickWithDocumentKilobytes: 75,
  },
  playground: {
    /** The compiler, its types and the list of programs, without the editor, after the first click on Edit. */
    compilerKilobytes: 730,
    firstEditKilobytes: 850,
    firstRunKilobytes: 48,
    firstRunWithDocumentKilobytes: 95,
    /** All files after the first click on Edit, with the editor. */
    firstClickKilobytes: 1000,
    /** Another program of the same docs version after that. */
    nextProgramKilobytes: 30,
    /** Links to shared programs: of 95 % of the docs' programs, and of the longest. */
    typicalLinkBytes: 2048,
    shareOfTypicalLinks: 0.95,
    longestLinkBytes: 3072,
  },
  search: {
    /** Queries to look at while changing search: names and words, whole questions, and nonsense. */
    open: {
      words: { mrr: 0.96, firstThree: 0.985 },
      questions: { mrr: 0.9, firstThree: 0.94 },
      nonsense: { mrr: 1, firstThree: 1 },
      /** Error messages, whose first hit should explain them */
      pasted: { first: 0.95 },
    },
    /**
     * Queries drawn from titles, not to be looked at while changing search: some 80 of each kind, so that one
     * query more or less in the first place is 0.01.
     */
    drawn: {
      words: { mrr: 0.93, firstThree: 0.965 },
      questions: { mrr: 0.92, firstThree: 0.96 },
      nonsense: { mrr: 1, firstThree: 1 },
      pasted: { first: 0.92 },
    },
    /** The scripts that load when a reader opens search: the modal and the engine. */
    modalKilobytes: 4,
    engineKilobytes: 8,
    /** The largest file of the index. */
    fileKilobytes: 170,
  },
  /** The length of docs pages, in windows of 1440×900; `npm run pages` prints it. */
  reading: {
    longestScreens: 10,
    medianScreens: 7,
    /** The text above a page's first TypeScript, in words and in windows. */
    wordsToCode: 60,
    screensToCode: 1,
    /** The same in windows of 390×844 */
    phoneScreensToCode: 1.5,
    /** Inline code per thousand words of prose */
    codePerThousandWords: 60,
    /** Code blocks of all pages that are wider than their box, in windows with a sidebar */
    cutCode: 2,
    /** Pages to look things up in, by a filter or a list, which may be longer. */
    lookUpPages: ['reference', 'errors', 'renamed-and-removed'],
  },
  pages: {
    /** The CSS rules that are inlined in a page. */
    sheetKilobytes: 12,
    fontKilobytes: 15,
    /** The files of a first visit, by kind of page: HTML with inlined rules, and scripts. */
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
     * The files of other pages that a page prefetches: 87, and in one load of eight 31 more. These are pages that
     * sidebar categories link to without JavaScript: Docusaurus's `Link` prefetches them if it sees the links
     * before they become buttons.
     */
    aheadKilobytes: 120,
  },
};
