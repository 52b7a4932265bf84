import { counted } from '../../catalogue/rules/counted.ts'

/** A product on the list, and the finish and the size that were chosen for it, as addresses write them. */
export interface ShortlistItem {
  /** The product's `productUrl`, such as `alder-52`; fans and fixtures have one name space. */
  productUrl: string
  /** Slugs of the finish, `satin-nickel` or `graphite--walnut`; the one on the main picture when left out. */
  finish?: string | undefined
  /** The blade span of a fan of several sizes; none of them is chosen when left out. */
  sizeInches?: number | undefined
}

export type Shortlist = readonly ShortlistItem[]

/** As many as one message to the store can carry. */
export const MOST_ITEMS = 24

const ENTRY =
  /^(?<productUrl>[a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(?<finish>[a-z0-9]+(?:--?[a-z0-9]+)*))?(?:_(?<size>\d{1,3}(?:\.\d{1,2})?))?$/

/** An item without what is not chosen. */
export const listItem = ({ productUrl, finish, sizeInches }: ShortlistItem): ShortlistItem => ({
  productUrl,
  ...(finish && { finish }),
  ...(sizeInches && { sizeInches }),
})

/** What an address names. */
export interface ReadShortlist {
  items: Shortlist
  /** Entries that name no product. */
  unknown: number
  /** Known products beyond the first 24. */
  beyond: number
}

/**
 * Reads `beacon-60.matte-white_52,clearwater-33_33.5,alder-52`. If a product is named twice, the first one counts; anything not
 * written like a product counts as unknown. Never throws, whatever the text.
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
    const { productUrl, finish, size } = ENTRY.exec(entry.trim())?.groups ?? {}
    if (!productUrl || !isKnown(productUrl)) unknown += 1
    else if (!found.has(productUrl))
      found.set(productUrl, listItem({ productUrl, finish, sizeInches: Number(size ?? 0) }))
  }
  const items = [...found.values()]
  return { items: items.slice(0, MOST_ITEMS), unknown, beyond: Math.max(0, items.length - MOST_ITEMS) }
}

/** Every `productUrl` in a text, existing or not, each once and without a limit. */
export const namesIn = (text: string): string[] => [
  ...new Set(text.split(',').flatMap((entry) => ENTRY.exec(entry.trim())?.groups?.productUrl ?? [])),
]

/** The list as an address writes it; `readShortlist` reads it again. */
export const printShortlist = (items: Shortlist): string =>
  items
    .map(
      ({ productUrl, finish, sizeInches }) =>
        productUrl + (finish ? `.${finish}` : '') + (sizeInches ? `_${sizeInches}` : ''),
    )
    .join(',')

/** The item of a product; undefined when it is not on the list. */
export const itemOf = (items: Shortlist, productUrl: string): ShortlistItem | undefined =>
  items.find((item) => item.productUrl === productUrl)

/** The list without a product. */
export const without = (items: Shortlist, productUrl: string): Shortlist =>
  items.filter((item) => item.productUrl !== productUrl)

/** The list with a product at its end, or with another finish or size of it in its place; a full list stays as it is. */
export function withItem(items: Shortlist, item: ShortlistItem): Shortlist {
  if (itemOf(items, item.productUrl))
    return items.map((known) => (known.productUrl === item.productUrl ? item : known))
  return items.length < MOST_ITEMS ? [...items, item] : items
}

/** Both lists in one, keeping the first one's finishes, sizes and order; items beyond 24 are left out. */
export const merged = (own: Shortlist, others: Shortlist): Shortlist =>
  others.reduce((list, item) => (itemOf(list, item.productUrl) ? list : withItem(list, item)), own)

/** "1 product", "3 products" */
export const countText = (count: number): string => counted(count, 'product')
