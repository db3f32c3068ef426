/**
 * What things may cost and how good search must be: read by the tests that hold it, by the benchmarks
 * that print it beside what they measure, and by the build, which warns. Sizes are of brotli.
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
    buttonKilobytes: 1,
    firstClickKilobytes: 30,
    /** Of a program with a document, which brings React. */
    firstClickWithDocumentKilobytes: 90,
    firstClickRequests: 3,
    clickMs: 100,
    clickFarMs: 300,
  },
  pages: {
    /** The scripts of the home page that no other page loads. */
    homeScriptsKilobytes: 15,
  },
};
