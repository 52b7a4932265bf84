import { KINDS, LISTINGS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { Meaning } from '../../catalogue/views/search-file.ts'
import type { Product } from '../../client/products.ts'
import { withParameters } from '../../client/state.ts'
import type { RequestedFinish } from '../finishes/finish-pictures.ts'
import { roomIn } from '../fit/room-address.ts'
import { roomFilter } from '../fit/room-filter.ts'
import { loadSearch, type Matches, matchQuestion, requestedFinishes, type Search } from './match.ts'
import { type RoomInWords, roomInWords } from './measures.ts'
import { carryingWords, fitsMeaning, meaningsIn, namedKind, type Part } from './vocabulary.ts'
import { joined } from './words.ts'

export interface Offer {
  kind: ProductKind
  label: string
  isCategory: boolean
  count: number
  url: string
}

/** More would push the products out of sight. */
const MAX_OFFERS = 3

/** One way to narrow a part: values of one facet, or a category. */
interface Choice {
  facet: FacetName | undefined
  /** The values as an address has them, or the category's page. */
  address: string
  label: string
  products: ReadonlySet<Product>
}

function choicesOf(part: Part, kind: ProductKind, all: readonly Product[]): Choice[] {
  const groups = new Map<string, Meaning[]>()
  for (const meaning of meaningsIn(part, kind)) {
    if (meaning.is !== 'value' && meaning.is !== 'category') continue
    const name = meaning.is === 'value' ? meaning.facet : meaning.category.url
    groups.set(name, [...(groups.get(name) ?? []), meaning])
  }
  return [...groups.values()].map((group): Choice => {
    const products = new Set(all.filter((product) => group.some((meaning) => fitsMeaning(meaning, product))))
    const [category] = group.flatMap((meaning) => (meaning.is === 'category' ? meaning.category : []))
    if (category) return { facet: undefined, address: category.url, label: category.title, products }
    const values = group.flatMap((meaning) => (meaning.is === 'value' ? meaning : []))
    return {
      facet: values[0]?.facet,
      address: values.map(({ value }) => value).join(','),
      label: values.map(({ label }) => label).join(' or '),
      products,
    }
  })
}

const combinations = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((all, list) => all.flatMap((one) => list.map((item) => [...one, item])), [[]])

/** An address can have both, unless one is a category, whose page may not have all facets, or both are of one facet. */
const goTogether = (one: Choice, other: Choice): boolean =>
  one.facet !== undefined && other.facet !== undefined && one.facet !== other.facet

/** "In the rain" implies "Covered porch", and "bathroom vanity" names one category twice. */
const withoutImplied = (choices: readonly Choice[]): Choice[] =>
  choices.filter(
    (choice, at) =>
      !choices.some(
        (other, position) =>
          !goTogether(choice, other) &&
          [...other.products].every((product) => choice.products.has(product)) &&
          (other.products.size < choice.products.size || position < at),
      ),
  )

/** The filters and categories that a question means among a kind's products; none if a part means neither, as a name or number does. */
export function offersOf(kind: ProductKind, products: readonly Product[], parts: readonly Part[]): Offer[] {
  const narrowing = parts.filter(
    (part) => !part.isWhole || !meaningsIn(part, kind).some(({ is }) => is === 'all'),
  )
  if (narrowing.length === 0) return []
  return combinations(narrowing.map((part) => choicesOf(part, kind, products)))
    .flatMap((all): Offer[] => {
      const choices = withoutImplied(all)
      const count = products.filter((product) => all.every((choice) => choice.products.has(product))).length
      const isPossible = choices.every((one, at) =>
        choices.slice(0, at).every((other) => goTogether(one, other)),
      )
      if (count === 0 || !isPossible) return []
      const label = choices.map((choice) => choice.label).join(', ')
      const values = Object.fromEntries(choices.map(({ facet = '', address }) => [facet, address]))
      const isCategory = values[''] !== undefined
      const url = values[''] ?? LISTINGS[kind] + withParameters('', values)
      return [{ kind, label, isCategory, count, url }]
    })
    .filter(({ url }, at, offers) => offers.findIndex((other) => other.url === url) === at)
    .slice(0, MAX_OFFERS)
}

const withRoom = (url: string, { parameters }: RoomInWords): string =>
  LISTINGS.fans + withParameters(url.slice(LISTINGS.fans.length), parameters)

export interface KindFound {
  kind: ProductKind
  count: number
  best: readonly Product[]
  url: string
  /** Requested finishes, by their names or by an order number. */
  finishes: readonly RequestedFinish[]
}

export interface Answer
  extends Pick<Matches, 'pages' | 'isForPage' | 'unknown' | 'otherBrands' | 'numbered'> {
  offers: readonly Offer[]
  kinds: readonly KindFound[]
  enter: string | undefined
  marked: string
}

const MAX_PRODUCTS = 5

const MAX_PAGES = 3

/** The page of the only product with the typed name or order number. */
function exactPage({ products }: Search, typed: string, { numbered, unknown }: Matches): string | undefined {
  const named = products
    .filter(({ product }) => joined(product.title) === joined(typed))
    .map(({ product }) => ({ product, finish: undefined }))
  const [first, ...others] = numbered.length > 0 ? numbered : named
  return first && others.length === 0 && unknown.length === 0
    ? first.product.url + withParameters('', { finish: first.finish })
    : undefined
}

export function answerQuestion(search: Search, question: string): Answer {
  const { products, vocabulary } = search
  const room = roomInWords(question)
  const typed = room?.rest ?? question
  const matches = matchQuestion(search, typed)
  const { parts, ranks, pages, isForPage, unknown, otherBrands, numbered } = matches
  const isNumbered = numbered.length > 0
  const isRoomAlone =
    room !== undefined && carryingWords(vocabulary, typed).every((word) => vocabulary.ignored.has(word))
  const fits = room && roomFilter(roomIn(withParameters('', room.parameters)))

  const found = KINDS.flatMap((kind) => {
    const isInRoom = room !== undefined && kind === 'fans'
    const all = products.map(({ product }) => product).filter((product) => product.kind === kind)
    const inWords = all.filter((product) => (isRoomAlone && isInRoom) || ranks.has(product))
    const ranked = inWords.flatMap((product) => {
      const group = isInRoom && fits ? fits.headings.indexOf(fits.headingOf(product) ?? '') : 0
      return group === -1 ? [] : [{ product, rank: ranks.get(product) ?? 0, group }]
    })
    if (ranked.length === 0) return []
    const offers = isNumbered ? [] : offersOf(kind, all, parts)
    const same = offers.find(({ count }) => count === inWords.length && parts.every(({ isWhole }) => isWhole))
    const isWholeKind =
      !isNumbered && parts.every((part) => meaningsIn(part, kind).some(({ is }) => is === 'all'))
    const words = LISTINGS[kind] + withParameters('', { q: isWholeKind || isRoomAlone ? '' : typed.trim() })
    // Chosen filters can be removed one by one; words cannot.
    const inList = same?.url ?? words
    const result: KindFound = {
      kind,
      count: ranked.length,
      best: ranked
        .toSorted((a, b) => a.rank + a.group - (b.rank + b.group))
        .slice(0, Math.max(MAX_PRODUCTS, numbered.length))
        .map(({ product }) => product),
      finishes: requestedFinishes(matches, kind),
      url: isInRoom ? withRoom(same?.isCategory ? words : inList, room) : inList,
    }
    // A named kind comes first, then the kind with the best result.
    const order = parts.some((part) => namedKind(part) === kind)
      ? -1
      : Math.min(...ranked.map(({ rank }) => rank))
    const filters = same?.isCategory ? undefined : same?.label
    return [{ result, words, filters, offers, order }]
  }).toSorted((a, b) => a.order - b.order)

  const [first, second] = found
  const offers = found.flatMap(({ offers: own }) => own)
  const fans = room && found.find(({ result }) => result.kind === 'fans')
  const inRoom: Offer[] =
    fans && fits
      ? [
          {
            ...fans.result,
            label: [fans.filters, fits.label].filter(Boolean).join(', '),
            isCategory: false,
          },
        ]
      : []
  return {
    offers: [...inRoom, ...offers],
    kinds: found.map(({ result }) => result),
    pages: pages.slice(0, MAX_PAGES),
    isForPage,
    enter:
      exactPage(search, typed, matches) ??
      (isForPage || !first
        ? pages[0]?.url
        : second && first.order >= 0 && !room
          ? first.words
          : first.result.url),
    unknown,
    otherBrands,
    numbered,
    marked: [typed, ...matches.words].join(' '),
  }
}

/** Sentences about words without results: "We don’t carry Kichler. These are close:" */
export const missingText = (
  { otherBrands, unknown, numbered }: Pick<Matches, 'otherBrands' | 'unknown' | 'numbered'>,
  hasResults: boolean,
): string =>
  [
    otherBrands.length > 0 &&
      `We don’t carry ${otherBrands.join(' or ')}.${hasResults ? ' These are close:' : ''}`,
    unknown.length > 0 &&
      `No matches for “${unknown.join(' ')}”.${numbered.length > 0 ? '' : ' The nearest results:'}`,
  ]
    .filter(Boolean)
    .join(' ')

export interface ListMatches {
  /** Sentences about words without results; empty if all have some. */
  missing: string
  productUrls: ReadonlySet<string>
  finishes: readonly RequestedFinish[]
  /** The other kinds in which the words find something, and how much. */
  others: readonly { kind: ProductKind; count: number; url: string }[]
}

/** @throws Error if the site's data can't be loaded */
export async function searchList(kind: ProductKind, typed: string, load = loadSearch): Promise<ListMatches> {
  const matches = matchQuestion(await load(), typed)
  const found = [...matches.ranks.keys()]
  return {
    missing: missingText(matches, found.length > 0),
    productUrls: new Set(found.filter((one) => one.kind === kind).map(({ productUrl }) => productUrl)),
    finishes: requestedFinishes(matches, kind),
    others: KINDS.filter((other) => other !== kind && found.some((one) => one.kind === other)).map(
      (other) => ({
        kind: other,
        count: found.filter((one) => one.kind === other).length,
        url: LISTINGS[other] + withParameters('', { q: typed }),
      }),
    ),
  }
}
