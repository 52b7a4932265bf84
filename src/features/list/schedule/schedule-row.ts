import { boxRemark } from '../../../catalogue/rules/hang/box.ts'
import type { NeedLine, NeedName } from '../../../catalogue/rules/hang/need.ts'
import { locationNote } from '../../../catalogue/rules/location-note.ts'
import { formatInches } from '../../../catalogue/rules/numbers.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import { chosenFinish, finishGroups } from '../chosen-finish.ts'
import { decidedSize } from '../house/decided-size.ts'
import type { HungEntry } from '../house/hung-entry.ts'
import type { ListedProduct } from '../listed-product.ts'
import { numberInFinish } from '../order-number.ts'
import type { ShortlistItem } from '../shortlist.ts'

/** A line of a schedule, as the trade writes it. */
export interface ScheduleRow {
  /** F1, F2 … for fans, L1 … for lights; the same for the same product in one finish and size. */
  mark: string
  quantity: number
  room: string
  product: string
  maker: string
  /** What it is ordered by, in its finish. */
  number: string
  finish: string
  size: string
  /** Its rod or stem, and how high it hangs. */
  hangs: string
  rating: string
  /** How a fan is operated, or the dimmer of a light. */
  control: string
  bulbs: string
  /** Of one; undefined where they are unknown. */
  watts: number | undefined
  /** What is to be decided or watched: a size that does not suit, a box that is not the usual one. */
  remarks: string
}

/** The columns of a schedule, by the names that are read above them. */
export const SCHEDULE_COLUMNS = {
  mark: 'Mark',
  quantity: 'Qty',
  room: 'Room',
  product: 'Product',
  maker: 'Maker',
  number: 'Number to order',
  finish: 'Finish',
  size: 'Size',
  hangs: 'Hangs',
  rating: 'Rating',
  control: 'Control or dimmer',
  bulbs: 'Bulbs, light kit',
  watts: 'Watts each',
  remarks: 'Remarks',
} as const satisfies Record<keyof ScheduleRow, string>

/** A product of a list and its whole record. */
export interface ScheduledProduct {
  product: Product
  listed: ListedProduct
}

const ASK = 'Ask us'

/** What is said of how something hangs, in the order of its reading. */
const HANGS: readonly NeedName[] = ['downrod', 'slope', 'stem', 'height']

const said = ({ brief, text }: NeedLine): string => brief ?? text

/** "48 in. rod; no adapter on this slope": after the first, a part begins with a small letter unless it is an abbreviation. */
const inOneLine = (parts: readonly string[]): string =>
  parts
    .map((part, at) => (at === 0 ? part : part.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())))
    .join('; ')

const saidOf = ({ needs }: HungEntry, names: readonly NeedName[]): string =>
  inOneLine(names.flatMap((name) => needs.filter((one) => one.name === name)).map(said))

function hangsText(hung: HungEntry, isFan: boolean): string {
  const { verdict, size } = hung
  const words = saidOf(hung, HANGS)
  if (words) return words
  if (verdict?.suits === false) return 'See remarks'
  // Under a ceiling that is known, of a fan whose mounting is not.
  if (isFan) return size?.height ? ASK : 'Ceiling not measured'
  return verdict ? '' : 'Place not measured'
}

function controlText(hung: HungEntry, { record }: ListedProduct): string {
  const words = saidOf(hung, ['control']) || saidOf(hung, ['dimmer'])
  return words || ('dimmable' in record && record.dimmable === false ? 'Not dimmable' : ASK)
}

/** The number that it is ordered by in its finish and size; a fan whose size is open has none. */
function numberOf(product: Product, slug: string | undefined, sizeInches: number | undefined): string {
  const isOpen = product.kind === 'fans' && sizeInches === undefined
  return (!isOpen && numberInFinish(product, slug, sizeInches)) || ASK
}

/** What is to be decided or watched, in the order in which it matters. */
function remarksOf({ verdict, size }: HungEntry, { kind, record }: ListedProduct, quantity: number): string {
  const areTooFew = (size?.span?.fans ?? 1) > quantity
  return [
    verdict && (!verdict.suits || areTooFew) && verdict.text,
    boxRemark(kind === 'fans', record.weightPounds),
  ]
    .filter(Boolean)
    .join(' ')
}

const ratingOf = ({ record }: ListedProduct): string => locationNote(record.locationRating).short

/** Marks products in the order in which they are asked for. */
export function createMarks(): (isFan: boolean, product: string) => string {
  const marks = new Map<string, string>()
  const counts = { F: 0, L: 0 }
  return (isFan, product) => {
    const letter = isFan ? 'F' : 'L'
    const known = marks.get(product)
    if (known) return known
    counts[letter] += 1
    const mark = `${letter}${counts[letter]}`
    marks.set(product, mark)
    return mark
  }
}

/** A product of a house as a line of its schedule. */
export function scheduleRow(
  { product, listed }: ScheduledProduct,
  item: ShortlistItem,
  { hung, room }: { hung: HungEntry; room: string },
  markOf: ReturnType<typeof createMarks>,
): ScheduleRow {
  const { slug, label: finish } = chosenFinish(finishGroups(product), item.finish)
  const { quantity = 1 } = item
  const sizeInches = decidedSize(listed.spans, hung, item.sizeInches)
  const size = sizeInches === undefined ? listed.sizes : `${formatInches(sizeInches)} in.`
  return {
    mark: markOf(product.kind === 'fans', [product.productUrl, finish, size].join()),
    quantity,
    room,
    product: product.title,
    maker: product.manufacturer,
    number: numberOf(product, slug, sizeInches),
    finish,
    size,
    hangs: hangsText(hung, product.kind === 'fans'),
    rating: ratingOf(listed),
    control: controlText(hung, listed),
    bulbs: saidOf(hung, ['bulbs']) || saidOf(hung, ['lightKit']),
    watts: hung.watts,
    remarks: remarksOf(hung, listed, quantity),
  }
}
