import type { ProductKind } from './product-kinds.ts'

/** What a kind is called but by shoppers in a list or search, who have their own words for it (rule S19). */
interface KindNames {
  /** One, as staff say and as the files of its categories are named: `content/fixture-categories/`. */
  one: string
  /** Over a list of them, for staff. */
  title: string
  /** One with its full name; with an s it is in the title of its listing. */
  full: string
  /** What staff call its categories after. */
  group: string
  /** Over its categories at the foot of every page. */
  heading: string
  /** Its sign in the editor. */
  icon: string
  /** The field that has the title of a category (rule F3), and an example of one. */
  categoryTitle: string
  category: string
  /** The field of the API's answers that has its products (rule F4). */
  results: string
}

export const KIND_NAMES = {
  fans: {
    one: 'fan',
    title: 'Fans',
    full: 'ceiling fan',
    group: 'fan',
    heading: 'Ceiling Fans',
    icon: 'mode_fan',
    categoryTitle: 'productCategory',
    category: 'Outdoor Ceiling Fans',
    results: 'ceilingFanResults',
  },
  fixtures: {
    one: 'fixture',
    title: 'Fixtures',
    full: 'lighting fixture',
    group: 'lighting',
    heading: 'Lighting',
    icon: 'light',
    categoryTitle: 'lightingFixtureCategory',
    category: 'Pendants',
    results: 'lightingFixtureResults',
  },
} as const satisfies Record<ProductKind, KindNames>

/** "Lighting fixture". */
export const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** "Lighting Fixture". */
export const titleCase = (words: string): string =>
  words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
