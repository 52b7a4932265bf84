/** What a page and a build may cost. Sizes are KiB with brotli. */
export const BUDGETS = {
  /** Lighthouse's performance, of 100; every other score must be whole. */
  performance: 99,
  /** To the three decimals that Lighthouse shows. */
  layoutShift: 0,
  /** The largest paint on a phone, to that of a page with one line of text on the same machine. */
  lcpRatio: 2.2,
  /** At 4 times slowdown. */
  longestTaskMs: 50,
  htmlKib: 14,
  /** The style sheets that one page links, together. */
  cssKib: 8,
  /** All style sheets of the site together: a sheet of one kind of page costs no other. */
  allCssKib: 12,
  /** One font file: what a server sends before it waits for an answer. */
  fontKib: 14,
  /** Before a visitor touches anything. */
  scriptKib: 3,
  formScriptKib: 5,
  /** How long Astro's build takes, to Eleventy's of the same files. */
  buildRatio: 2.4,
} as const
