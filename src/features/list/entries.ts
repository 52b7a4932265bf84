import { counted } from '../../catalogue/rules/numbers.ts'

/** A product on a list with what was chosen for it, in the form of an address. */
export interface Entry {
  /** The product's `productUrl`, such as `alder-52`; fans and fixtures have one name space. */
  productUrl: string
  /** Slugs of the finish, `satin-nickel` or `graphite--walnut`; if left out, the one on the main picture. */
  finish?: string | undefined
  /** The blade span, if the fan has several sizes; open if left out. */
  sizeInches?: number | undefined
  /** 2 to 99; one if left out. */
  quantity?: number | undefined
  room?: string | undefined
}

export type Entries = readonly Entry[]

/** Limit of a list: one message to the store can carry no more. */
export const MAX_ENTRIES = 60
export const MAX_QUANTITY = 99
/** Limit of a comparison: no more fit side by side. */
export const MAX_COMPARED = 4
export const MIN_COMPARED = 2

const WORDS = String.raw`[a-z\d]+(?:-[a-z\d]+)*`
const FORM = new RegExp(
  String.raw`^(?<productUrl>${WORDS})(?:\.(?<finish>[a-z\d]+(?:--?[a-z\d]+)*))?(?:_(?<size>\d{1,3}(?:\.\d{1,2})?))?(?:\*(?<quantity>[2-9]|[1-9]\d))?(?:@(?<room>${WORDS}))?$`,
)

const printEntry = ({ productUrl, finish, sizeInches, quantity = 1, room }: Entry): string =>
  productUrl +
  (finish ? `.${finish}` : '') +
  (sizeInches ? `_${sizeInches}` : '') +
  (quantity > 1 ? `*${quantity}` : '') +
  (room ? `@${room}` : '')

/** The list as an address writes it; `readList` reads it again. */
export const printList = (entries: Entries): string => entries.map(printEntry).join()

/** Distinguishes entries: by product, finish, size and room, whatever the quantity. */
export const keyOf = (entry: Entry): string => printEntry({ ...entry, quantity: 1 })

export interface ReadList {
  entries: Entries
  /** Number of entries without a product. */
  unknown: number
  /** Known products beyond the first 60. */
  beyond: number
}

/**
 * Reads `beacon-60.matte-white_52*3@porch,clearwater-33_33.5,alder-52`. Of equal entries the first one counts; anything
 * not written like a product counts as unknown. Never throws, whatever the text.
 */
export function readList(text: string, isKnown: (productUrl: string) => boolean = () => true): ReadList {
  const found = new Map<string, Entry>()
  let unknown = 0
  for (const part of text.split(',').filter((one) => one.trim())) {
    const { productUrl, finish, size, quantity, room } = FORM.exec(part.trim())?.groups ?? {}
    if (!productUrl || !isKnown(productUrl)) {
      unknown += 1
      continue
    }
    const entry: Entry = {
      productUrl,
      finish,
      sizeInches: Number(size) || undefined,
      quantity: Number(quantity) || undefined,
      room,
    }
    if (!found.has(keyOf(entry))) found.set(keyOf(entry), entry)
  }
  const entries = [...found.values()]
  return {
    entries: entries.slice(0, MAX_ENTRIES),
    unknown,
    beyond: Math.max(0, entries.length - MAX_ENTRIES),
  }
}

/** Every `productUrl` in a text, sold or not, each once and without a limit. */
export const namesIn = (text: string): string[] => [
  ...new Set(text.split(',').flatMap((part) => FORM.exec(part.trim())?.groups?.productUrl ?? [])),
]

export const entryOf = (entries: Entries, productUrl: string): Entry | undefined =>
  entries.find((entry) => entry.productUrl === productUrl)

/** Entries with what is known of their product, without those of unknown products. */
export const withProducts = <Known>(entries: Entries, products: ReadonlyMap<string, Known>) =>
  entries.flatMap((entry) => {
    const product = products.get(entry.productUrl)
    return product ? [{ entry, product }] : []
  })

export const without = (entries: Entries, removed: Entry): Entries =>
  entries.filter((entry) => keyOf(entry) !== keyOf(removed))

/** The list with an entry at its end; unchanged if it already has the entry, or is full. */
export function withEntry(entries: Entries, entry: Entry): Entries {
  const isThere = entries.some((one) => keyOf(one) === keyOf(entry))
  return isThere || entries.length >= MAX_ENTRIES ? entries : [...entries, entry]
}

/** The list with another entry in the place of one. If that is there already, the two become one with the quantity of both. */
export function replaced(entries: Entries, entry: Entry, next: Entry): Entries {
  const same = entries.find((one) => keyOf(one) === keyOf(next) && keyOf(one) !== keyOf(entry))
  const quantity = Math.min(piecesOf(same ? [same, next] : [next]), MAX_QUANTITY)
  return entries
    .filter((one) => one !== same)
    .map((one) => (keyOf(one) === keyOf(entry) ? { ...next, quantity } : one))
}

/** Each product once, as products are compared: in the finish and the size of its first entry, for no room. */
export const comparedOf = (entries: Entries): Entries =>
  entries
    .filter((entry) => entryOf(entries, entry.productUrl) === entry)
    .map(({ productUrl, finish, sizeInches }) => ({ productUrl, finish, sizeInches }))

/** Both lists in one, the first one's entries first; those beyond 60 are left out. */
export const merged = (own: Entries, others: Entries): Entries => others.reduce(withEntry, own)

export const piecesOf = (entries: readonly Pick<Entry, 'quantity'>[]): number =>
  entries.reduce((sum, { quantity = 1 }) => sum + quantity, 0)

/** Whether a list is furnished by rooms: an entry has a room or a quantity. */
export const isHouse = (entries: Entries): boolean => entries.some(({ room, quantity }) => room || quantity)

/** "1 product in this link isn't in our catalog.", "2 products in this link aren't in our catalog." */
export const notInCatalogText = (count: number): string =>
  `${countText(count)} in this link ${count === 1 ? 'isn’t' : 'aren’t'} in our catalog.`

export const countText = (count: number): string => counted(count, 'product')
