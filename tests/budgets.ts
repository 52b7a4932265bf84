/** What a page and a build may cost. Sizes are KiB with brotli. */
export const BUDGETS = {
  /** Lighthouse's performance, of 100; every other score must be whole. */
  performance: 99,
  /** To the three decimals that Lighthouse shows. */
  layoutShift: 0,
  /** The largest paint on a phone, to that of a page with one line of text on the same machine. */
  lcpRatio: 1.6,
  /** Of the main thread's own time, on a phone's processor. */
  longestTaskMs: 50,
  htmlKib: 14,
  /** The style sheets that one page links, together. */
  cssKib: 8,
  /** All style sheets of the site together: a sheet of one kind of page costs no other. */
  allCssKib: 12,
  /** Both font files together: with the style sheets, what a server sends in the round trip after the HTML. */
  fontsKib: 21,
  /** Before a visitor touches anything. */
  scriptKib: 3,
  formScriptKib: 5,
  /** What turns a product, at the press. */
  turnScriptKib: 190,
  /** A list and, where it has rooms, the house: each beside React, the house beside the list. */
  listScriptKib: 20,
  /** What filters and search cost, by the number of products. */
  finding: {
    dataKib: { 100: 8, 1000: 40 },
    /** Of an island, beside React. */
    scriptKib: 12,
    /** From a choice to the next paint, on a phone's processor. */
    paintMs: { 1000: 100, 10000: 200 },
    taskMs: { 1000: 50 },
    shift: 0,
  },
  /** A house of 60 entries in 24 rooms, on a phone's processor: any choice after it stands. */
  house: { paintMs: 100, taskMs: 50, shift: 0 },
  /** From a click to the next page on a line of 100 ms, to the single-page way in the same run. */
  navigationRatio: 1,
  /** The same for a page that was fetched ahead and is not prerendered. */
  fetchedRatio: 1.3,
  /** How long Astro's build takes, to Eleventy's of the same files, from as many fans: with fewer it mostly bundles scripts. */
  buildRatio: 2.2,
  buildRatioFrom: 3_000,
} as const
