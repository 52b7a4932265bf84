import { counted } from '../../catalogue/rules/counted.ts'

/** A product on the list and what was chosen for it, as addresses write them. */
export interface ShortlistItem {
  /** The product's `productUrl`, such as `alder-52`; fans and fixtures have one name space. */
  productUrl: string
  /** Slugs of the finish, `satin-nickel` or `graphite--walnut`; the one on the main picture when left out. */
  finish?: string | undefined
  /** The blade span of a fan of several sizes; none of them is chosen when left out. */
  sizeInches?: number | undefined
  /** How many of it, 2 to 99; one when left out. */
  quantity?: number | undefined
  /** The room that it is for, `bedroom-2`; none is named when left out. */
  room?: string | undefined
}

export type Shortlist = readonly ShortlistItem[]

/** As many as one message to the store can carry. */
export const MOST_ITEMS = 60
export const MOST_OF_ONE = 99

const WORDS = String.raw`[a-z\d]+(?:-[a-z\d]+)*`
const ENTRY = new RegExp(
  String.raw`^(?<productUrl>${WORDS})(?:\.(?<finish>[a-z\d]+(?:--?[a-z\d]+)*))?(?:_(?<size>\d{1,3}(?:\.\d{1,2})?))?(?:\*(?<quantity>[2-9]|[1-9]\d))?(?:@(?<room>${WORDS}))?$`,
)

/** An item without what is not chosen. */
export const listItem = ({
  productUrl,
  finish,
  sizeInches,
  quantity = 1,
  room,
}: ShortlistItem): ShortlistItem => ({
  productUrl,
  ...(finish && { finish }),
  ...(sizeInches && { sizeInches }),
  ...(quantity > 1 && { quantity }),
  ...(room && { room }),
})

const printItem = ({ productUrl, finish, sizeInches, quantity = 1, room }: ShortlistItem): string =>
  productUrl +
  (finish ? `.${finish}` : '') +
  (sizeInches ? `_${sizeInches}` : '') +
  (quantity > 1 ? `*${quantity}` : '') +
  (room ? `@${room}` : '')

/** What tells an item from others: product, finish, size and room, whatever its number. */
export const keyOf = (item: ShortlistItem): string => printItem({ ...item, quantity: 1 })

/** What an address names. */
export interface ReadShortlist {
  items: Shortlist
  /** Entries that name no product. */
  unknown: number
  /** Known products beyond the first 60. */
  beyond: number
}

/**
 * Reads `beacon-60.matte-white_52*3@porch,clearwater-33_33.5,alder-52`. Of an entry that is there twice the first one counts;
 * anything not written like a product counts as unknown. Never throws, whatever the text.
 *
 * @param isKnown whether there is such a product
 */
export function readShortlist(
  text: string,
  isKnown: (productUrl: string) => boolean = () => true,
): ReadShortlist {
  const found = new Map<string, ShortlistItem>()
  let unknown = 0
  for (const entry of text.split(',').filter((part) => part.trim())) {
    const { productUrl, finish, size, quantity, room } = ENTRY.exec(entry.trim())?.groups ?? {}
    if (!productUrl || !isKnown(productUrl)) {
      unknown += 1
      continue
    }
    const sizeInches = Number(size ?? 0)
    const item = listItem({ productUrl, finish, sizeInches, quantity: Number(quantity ?? 1), room })
    const key = keyOf(item)
    if (!found.has(key)) found.set(key, item)
  }
  const items = [...found.values()]
  return { items: items.slice(0, MOST_ITEMS), unknown, beyond: Math.max(0, items.length - MOST_ITEMS) }
}

/** Every `productUrl` in a text, existing or not, each once and without a limit. */
export const namesIn = (text: string): string[] => [
  ...new Set(text.split(',').flatMap((entry) => ENTRY.exec(entry.trim())?.groups?.productUrl ?? [])),
]

/** The list as an address writes it; `readShortlist` reads it again. */
export const printShortlist = (items: Shortlist): string => items.map(printItem).join(',')

/** The first item of a product; undefined when it is not on the list. */
export const itemOf = (items: Shortlist, productUrl: string): ShortlistItem | undefined =>
  items.find((item) => item.productUrl === productUrl)

/** The list without a product, whatever its finish, size and room. */
export const without = (items: Shortlist, productUrl: string): Shortlist =>
  items.filter((item) => item.productUrl !== productUrl)

/** The list without one item. */
export const withoutItem = (items: Shortlist, item: ShortlistItem): Shortlist =>
  items.filter((known) => keyOf(known) !== keyOf(item))

/** The list with an item at its end; what is on it already, and a full list, stay as they are. */
export function withItem(items: Shortlist, item: ShortlistItem): Shortlist {
  const isThere = items.some((known) => keyOf(known) === keyOf(item))
  return isThere || items.length >= MOST_ITEMS ? items : [...items, item]
}

/**
 * The list with another item in the place of one; where that is there already, the two become one, of as many as both.
 *
 * @param next the same item with another number, or in another room, finish or size
 */
export function replaced(items: Shortlist, item: ShortlistItem, next: ShortlistItem): Shortlist {
  const same = items.find((known) => keyOf(known) === keyOf(next) && keyOf(known) !== keyOf(item))
  const quantity = Math.min(piecesOf(same ? [same, next] : [next]), MOST_OF_ONE)
  return items
    .filter((known) => known !== same)
    .map((known) => (keyOf(known) === keyOf(item) ? listItem({ ...next, quantity }) : known))
}

/** Each product once, as products are compared: in the finish and the size of its first item, for no room. */
export const productsOf = (items: Shortlist): Shortlist =>
  items
    .filter((item) => itemOf(items, item.productUrl) === item)
    .map(({ productUrl, finish, sizeInches }) => listItem({ productUrl, finish, sizeInches }))

/** Both lists in one, the first one's items first; items beyond 60 are left out. */
export const merged = (own: Shortlist, others: Shortlist): Shortlist => others.reduce(withItem, own)

/** How many pieces are on a list: three of one product are three. */
export const piecesOf = (items: Shortlist): number =>
  items.reduce((sum, { quantity = 1 }) => sum + quantity, 0)

/** "1 product in this link isn't in our catalog.", "2 products in this link aren't in our catalog." */
export const notInCatalogText = (count: number): string =>
  `${countText(count)} in this link ${count === 1 ? 'isn’t' : 'aren’t'} in our catalog.`

/** "1 product", "3 products" */
export const countText = (count: number): string => counted(count, 'product')
