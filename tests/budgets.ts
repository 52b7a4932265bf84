/** Page budgets. Sizes are KiB with brotli. */
export const BUDGETS = {
  /** Lighthouse's performance score; the other three must be 100. */
  performance: 99,
  /** To the three decimals that Lighthouse shows. */
  layoutShift: 0,
  /** Largest paint on a phone, divided by a one-line page's in the same run. */
  lcpRatio: 1.7,
  /** Total blocking time on a phone. */
  blockingMs: 50,
  htmlKib: 16,
  /** The style sheets that one page links, together. */
  cssKib: 10,
  /** Both font files together. */
  fontsKib: 30,
  /** JavaScript before a visitor touches anything. */
  scriptKib: 10,
  formScriptKib: 12,
  /** Filters or search at first use, without React. */
  findingScriptKib: 25,
  /** The list with its rooms, without React. */
  listScriptKib: 35,
  /** The 3D view, at the click. */
  turnScriptKib: 190,
  /** Data for filters and search, by the number of products. */
  dataKib: { 100: 12, 1000: 90 },
  /** From choosing a filter value to the next paint, with 500 products on a phone. */
  choiceMs: 100,
} as const
