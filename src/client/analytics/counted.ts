/**
 * All that is counted. `title` is for staff; `said` tells visitors, where the list of the privacy policy begins with "pages". A new
 * kind needs a row here and its form in features/monday/read-counts.ts.
 */
export const COUNTED = {
  page: { title: 'Other pages', said: 'pages' },
  kept: { title: 'Products kept', said: 'products that are kept' },
  compared: { title: 'Products compared', said: 'compared' },
  asked: { title: 'Products asked about', said: 'or asked about' },
  search: { title: 'Searched for in vain', said: 'words of a search that found nothing' },
  filter: { title: 'Filters', said: 'filters' },
  room: { title: 'Rooms', said: 'the sizes of rooms in whole feet' },
  tag: { title: 'Tags scanned', said: 'scanned tags' },
  call: { title: 'Calls, by page', said: 'presses of the phone number' },
  directions: { title: 'Directions, by page', said: 'and of the way to the store' },
  from: { title: 'Where visitors came from', said: 'and the website that led here' },
} as const

export type Counted = keyof typeof COUNTED
export const COUNTED_KINDS = Object.keys(COUNTED) as Counted[]
