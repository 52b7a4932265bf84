import { LISTINGS, type ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import { withParameters } from '../../client/state.ts'
import { meaningsIn, type SearchedList } from './match-parts.ts'
import type { Part } from './read-question.ts'
import type { RoomInWords } from './room-in-words.ts'
import { isMeant, type Meaning } from './vocabulary.ts'
import type { Ranks } from './word-index.ts'

/** A list of the site that is what the words mean: a category, or values of filters. */
export interface Offer {
  kind: ProductKind
  /** "In the rain", "Black, Light included", "Outdoor Ceiling Fans" */
  label: string
  isCategory: boolean
  /** Undefined where only the list can count, as those that fit a room. */
  count?: number
  url: string
}

/** Further ones would push the products out of sight. */
const MOST_OFFERS = 3

/** What a part is narrowed by, one of several: the values of a facet, or a category. */
type Choice =
  | { facet: FacetName; meanings: Extract<Meaning, { is: 'value' }>[] }
  | Extract<Meaning, { is: 'category' }>

function choicesOf(part: Part, kind: ProductKind): Choice[] {
  const choices: Choice[] = []
  for (const meaning of meaningsIn(part, kind)) {
    if (meaning.is === 'category') choices.push(meaning)
    if (meaning.is !== 'value') continue
    const known = choices.find((choice) => 'facet' in choice && choice.facet === meaning.facet)
    if (known && 'meanings' in known) known.meanings.push(meaning)
    else choices.push({ facet: meaning.facet, meanings: [meaning] })
  }
  return choices
}

/** One of each: every way to choose one from each list. */
const combinations = <Item>(lists: readonly (readonly Item[])[]): Item[][] =>
  lists.reduce<Item[][]>((all, list) => all.flatMap((one) => list.map((item) => [...one, item])), [[]])

function offerOf(kind: ProductKind, choices: readonly Choice[]): Offer | undefined {
  const [first] = choices
  if (first && 'category' in first) {
    if (choices.length > 1) return undefined
    return { kind, label: first.category.title, isCategory: true, url: first.category.url }
  }
  const values = new Map<FacetName, Extract<Meaning, { is: 'value' }>[]>()
  for (const choice of choices) {
    // A category's page may not have all filters; two choices of one facet would mean any of them.
    if ('category' in choice || values.has(choice.facet)) return undefined
    values.set(choice.facet, choice.meanings)
  }
  const chosen = Object.fromEntries(
    [...values].map(([facet, own]) => [facet, own.map(({ value }) => value).join(',')]),
  )
  return {
    kind,
    label: [...values.values()].map((own) => own.map(({ label }) => label).join(' or ')).join(', '),
    isCategory: false,
    url: LISTINGS[kind] + withParameters('', chosen),
  }
}

/**
 * The filters and categories that the words of a question mean in a list; none where a part means neither, as a name or a number
 * does.
 *
 * @param found the products that the question finds in the list
 */
export function offersOf({ kind, products }: SearchedList, parts: readonly Part[], found: Ranks): Offer[] {
  const narrowing = parts.filter(
    (part) => !part.isWhole || !meaningsIn(part, kind).some(({ is }) => is === 'all'),
  )
  if (found.size === 0 || narrowing.length === 0) return []
  const meant = (choice: Choice) => {
    const any = 'category' in choice ? [choice] : choice.meanings
    return new Set(products.filter((product) => any.some((meaning) => isMeant(meaning, product))))
  }
  /** An address cannot say both: two categories, or two choices of one facet. */
  const areApart = (one: Choice, other: Choice) =>
    !('category' in one || 'category' in other) && one.facet !== other.facet
  return combinations(narrowing.map((part) => choicesOf(part, kind)))
    .flatMap((all): Offer[] => {
      const withProducts = all.map((choice) => ({ choice, own: meant(choice) }))
      // "In the rain" says "Covered porch" as well, and "bathroom vanity" one category twice.
      const choices = withProducts
        .filter(
          ({ choice, own }, at) =>
            !withProducts.some(
              (other, position) =>
                !areApart(choice, other.choice) &&
                [...other.own].every((product) => own.has(product)) &&
                (other.own.size < own.size || position < at),
            ),
        )
        .map(({ choice }) => choice)
      const offer = offerOf(kind, choices)
      const count = products.filter((product) => withProducts.every(({ own }) => own.has(product))).length
      return offer && count > 0 ? [{ ...offer, count }] : []
    })
    .filter(({ url }, at, offers) => offers.findIndex((other) => other.url === url) === at)
    .slice(0, MOST_OFFERS)
}

/** The address of a list of fans with a room beside what it is narrowed by. */
export const withRoom = (url: string, { parameters }: RoomInWords): string =>
  LISTINGS.fans + withParameters(url.slice(LISTINGS.fans.length), parameters)

/** The offers of fans for a room: each with the room beside its filters, or the room alone. */
export function offersForRoom(offers: readonly Offer[], room: RoomInWords): Offer[] {
  const { text } = room
  const label = `A${text.slice(1)}`
  const narrowed = offers
    .filter(({ kind, isCategory }) => kind === 'fans' && !isCategory)
    .map((offer) => ({
      kind: offer.kind,
      isCategory: false,
      label: `${offer.label}, ${text}`,
      url: withRoom(offer.url, room),
    }))
  if (narrowed.length > 0) return narrowed
  return [{ kind: 'fans', label, isCategory: false, url: withRoom(LISTINGS.fans, room) }]
}
