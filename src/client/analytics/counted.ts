/**
 * Everything that is counted: `title` for staff, `privacy` for the privacy policy. A new kind also needs its format in
 * features/weekly-stats/counts.ts.
 */
export const COUNTED = {
  page: { title: 'Other pages', privacy: 'page views' },
  kept: { title: 'Products saved', privacy: 'products saved' },
  compared: { title: 'Products compared', privacy: 'products compared' },
  asked: { title: 'Products asked about', privacy: 'products asked about' },
  search: { title: 'Searches with no results', privacy: 'search words with no results' },
  filter: { title: 'Filters used', privacy: 'filters used' },
  room: { title: 'Room sizes', privacy: 'room sizes in whole feet' },
  tag: { title: 'Tags scanned', privacy: 'tags scanned' },
  call: { title: 'Calls, by page', privacy: 'taps on our phone number' },
  text: { title: 'Texts, by page', privacy: 'taps on “Text us”' },
  directions: { title: 'Directions requested, by page', privacy: 'taps on directions' },
  from: { title: 'Where visitors came from', privacy: 'the site that visitors came from' },
} as const

export type Counted = keyof typeof COUNTED
