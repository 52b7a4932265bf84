/** Product kinds, named like their folders in `content/`, and the address that begins those of their pages. */
export const LISTINGS = { fans: '/ceiling-fans', fixtures: '/lighting-fixtures' } as const

export type ProductKind = keyof typeof LISTINGS

export const KINDS: readonly ProductKind[] = ['fans', 'fixtures']

/** The kind that a path is about; undefined for the path of a listing itself and for any other. */
export const kindOfPath = (path: string): ProductKind | undefined =>
  KINDS.find((kind) => path.startsWith(`${LISTINGS[kind]}/`))

export const isKind = (name: string): name is ProductKind => name === 'fans' || name === 'fixtures'

/** The words that shoppers have for the products of a kind (rule S19). */
export const KIND_WORDS = {
  /** `inMessage` is the name in a message to the store. */
  fans: { one: 'fan', many: 'fans', title: 'Fans', inMessage: 'ceiling fan' },
  fixtures: { one: 'light', many: 'lights', title: 'Lights', inMessage: 'light' },
} as const

export const nothingYet = (kind: ProductKind): string => `Your ${KIND_WORDS[kind].many} will be here.`

export function countedProducts(count: number, kind: ProductKind): string {
  const { one, many } = KIND_WORDS[kind]
  return `${count} ${count === 1 ? one : many}`
}

/** The other names of a kind: for staff, in headings of pages and in the API. */
export const KIND_NAMES = {
  fans: {
    one: 'fan',
    title: 'Fans',
    full: 'ceiling fan',
    group: 'fan',
    heading: 'Ceiling Fans',
    /** The field that has the title of a category (rule F3). */
    categoryTitle: 'productCategory',
    /** The field of the API's answers that has its products (rule F4). */
    results: 'ceilingFanResults',
  },
  fixtures: {
    one: 'fixture',
    title: 'Fixtures',
    full: 'lighting fixture',
    group: 'lighting',
    heading: 'Lighting',
    categoryTitle: 'lightingFixtureCategory',
    results: 'lightingFixtureResults',
  },
} as const

export const titleCase = (words: string): string =>
  words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
