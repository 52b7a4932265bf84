import { fixtureSize } from '../../../catalogue/rules/fixture-dimensions.ts'
import { NEED_NAMES, type NeedName } from '../../../catalogue/rules/hang/need.ts'
import { locationNote } from '../../../catalogue/rules/location-note.ts'
import { sizesText } from '../../../catalogue/rules/numbers.ts'
import type { Product } from '../../../client/products.ts'
import type { HouseRoom } from '../../fit/place.ts'
import { NO_ROOM_YET, type RoomKinds, roomName } from '../../fit/rooms.ts'
import { chosenFinish, finishGroups, numberInFinish, sizeText } from '../choices.ts'
import { type Entry, withProducts } from '../entries.ts'
import { type House, type HouseSection, sectionsOf } from '../house.ts'
import { houseTotals, type Judgment, judge } from '../judge.ts'
import { type KnownProduct, loadKnown, type ProductRecord } from '../records.ts'

interface ScheduleColumn {
  label: string
  /** In mm on paper, in letters in a spreadsheet. */
  width: number
}

export type Columns<Name extends string> = Readonly<Record<Name, ScheduleColumn>>

/** Terms for what is ordered and hung, as the trade writes it. */
export const SCHEDULE_COLUMNS = {
  // F1, F2 … for fans, L1 … for lights; the same for the same product in one finish and size.
  mark: { label: 'Mark', width: 9 },
  quantity: { label: 'Qty', width: 7 },
  room: { label: 'Room', width: 19 },
  product: { label: 'Product', width: 23 },
  brand: { label: 'Brand', width: 20 },
  number: { label: 'Order no.', width: 19 },
  finish: { label: 'Finish', width: 20 },
  size: { label: 'Size', width: 19 },
  hangs: { label: 'Mounting', width: 38 },
  rating: { label: 'Rating', width: 12 },
  control: { label: 'Control or dimmer', width: 28 },
  bulbs: { label: 'Bulbs, light kit', width: 19 },
  watts: { label: 'Watts each', width: 11 },
  remarks: { label: 'Remarks', width: 35 },
} as const satisfies Columns<string>

/** Parts to order with the products. */
export const ORDER_COLUMNS = {
  quantity: { label: 'Qty', width: 6 },
  kind: { label: 'Kind', width: 18 },
  item: { label: 'To order', width: 60 },
  marks: { label: 'For', width: 20 },
} as const satisfies Columns<string>

const ASK = 'Ask us'

const HANGS: readonly NeedName[] = ['downrod', 'slope', 'stem', 'height']

/** "48 in. downrod; no adapter needed": after the first, a part begins with a small letter unless it is an abbreviation. */
const needsText = ({ lines }: Judgment, names: readonly NeedName[]): string =>
  names
    .flatMap((name) => lines.filter((one) => one.name === name))
    .map(({ brief, text }) => brief ?? text)
    .map((part, at) => (at === 0 ? part : part.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())))
    .join('; ')

function hangsText(judged: Judgment, isFan: boolean): string {
  const { verdict, size } = judged
  const words = needsText(judged, HANGS)
  if (words) return words
  if (verdict?.suits === false) return 'See remarks'
  // The ceiling is known, and the mounting of the fan is not.
  if (isFan) return size?.height ? ASK : 'Ceiling not measured'
  return verdict ? '' : 'Spot not measured'
}

function controlText(judged: Judgment, record: ProductRecord): string {
  const words = needsText(judged, ['control']) || needsText(judged, ['dimmer'])
  return words || ('dimmable' in record && record.dimmable === false ? 'Not dimmable' : ASK)
}

/** Decisions and warnings, the most important first. */
function remarksOf(record: ProductRecord, entry: Entry, judged: Judgment): string {
  const { verdict, size, decidedInches, watts, lines } = judged
  const { quantity = 1, sizeInches } = entry
  const areTooFew = (size?.span?.fans ?? 1) > quantity
  const sizes = record.kind === 'fans' ? record.sizes : []
  const isOpen = sizes.length > 1 && !sizes.some((one) => one === sizeInches)
  const remarks = [
    verdict && (!verdict.suits || areTooFew) && verdict.text,
    isOpen &&
      (decidedInches === undefined
        ? 'Choose a size.'
        : `Choose a size: ${sizeText(decidedInches)} fits this room.`),
    isOpen && decidedInches === undefined && watts !== undefined && 'Watts for the largest size.',
    lines.find(({ name }) => name === 'box')?.brief,
  ]
  return remarks.filter(Boolean).join(' ')
}

/** Fans before lights, F2 before F10. */
const byMark = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

/** An entry in its room, with its row but for the mark. */
function scheduledEntry(known: KnownProduct, entry: Entry, name: string, room: HouseRoom | undefined) {
  const { product, record } = known
  const judged = judge(record, entry, room)
  const { slug, label: finish } = chosenFinish(finishGroups(product), entry.finish)
  const isFan = record.kind === 'fans'
  const chosen = isFan && record.sizes.find((one) => one === entry.sizeInches)
  const sizes = isFan ? sizesText(record.sizes) : fixtureSize(record).join(', ')
  const row = {
    quantity: entry.quantity ?? 1,
    room: name,
    product: product.title,
    brand: product.manufacturer,
    number: numberInFinish(product, slug, entry.sizeInches) ?? ASK,
    finish,
    size: chosen ? sizeText(chosen) : sizes,
    hangs: hangsText(judged, isFan),
    rating: locationNote(record.locationRating).short,
    control: controlText(judged, record),
    bulbs: needsText(judged, ['bulbs']) || needsText(judged, ['lightKit']),
    watts: judged.watts,
    remarks: remarksOf(record, entry, judged),
  }
  return { ...known, entry, row, judged }
}

/**
 * The schedule of a house: its products by room with the facts the trade needs, the parts to order with them, and its rooms for the
 * electrician. Unknown products are left out.
 */
export function schedule(
  sections: readonly HouseSection[],
  kinds: RoomKinds,
  products: ReadonlyMap<string, KnownProduct>,
) {
  const marked: Record<'F' | 'L', string[]> = { F: [], L: [] }
  const markOf = (isFan: boolean, ...product: string[]): string => {
    const letter = isFan ? 'F' : 'L'
    const sameLetter = marked[letter]
    if (!sameLetter.includes(product.join())) sameLetter.push(product.join())
    return `${letter}${sameLetter.indexOf(product.join()) + 1}`
  }
  const rooms = sections.map(({ room, entries }) => {
    const name = (room && roomName(kinds, room.name)) ?? NO_ROOM_YET
    const scheduled = withProducts(entries, products).map(({ entry, product: known }) => {
      const { row, ...more } = scheduledEntry(known, entry, name, room)
      const mark = markOf(known.record.kind === 'fans', entry.productUrl, row.finish, row.size)
      return { row: { mark, ...row }, ...more }
    })
    return {
      name,
      room: room ?? { name: '' },
      entries: scheduled.toSorted((one, other) => byMark(one.row.mark, other.row.mark)),
    }
  })
  const entries = rooms.flatMap((room) => room.entries)
  const { needed, fans, lights } = houseTotals(entries)
  const marksOf = (item: string): string => {
    const takers = entries.filter((entry) => entry.judged.items.some((one) => one.item === item))
    return [...new Set(takers.map(({ row }) => row.mark))].sort(byMark).join(', ')
  }
  return {
    rows: entries.map(({ row }) => row),
    orders: needed.flatMap(({ name, items }) =>
      items.map(({ name: item, quantity }) => ({
        quantity,
        kind: NEED_NAMES[name],
        item,
        marks: marksOf(item),
      })),
    ),
    rooms: rooms.filter((room) => room.entries.length > 0),
    fans,
    lights,
  }
}

export type Schedule = ReturnType<typeof schedule>

/** @throws Error if a record can't be loaded */
export async function loadSchedule(
  house: House,
  kinds: RoomKinds,
  products: ReadonlyMap<string, Product>,
): Promise<Schedule> {
  const named = new Set(house.entries.flatMap(({ productUrl }) => products.get(productUrl) ?? []))
  return schedule(sectionsOf(house, kinds), kinds, await loadKnown(named))
}
