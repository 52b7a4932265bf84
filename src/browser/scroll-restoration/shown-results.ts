/** A list's island that is still loading the results its address asks for, and the event it sends when they are shown. */
export const WAITING = '.finder [data-asked]'
export const SHOWN = 'results-shown'

/** Whether the address of a page asks for results, by narrowing or sorting its list: they are shown, or will be. */
export const isAskedForResults = (page: Document): boolean =>
  page.querySelector(`${WAITING}, [data-results]:not([hidden])`) !== null
