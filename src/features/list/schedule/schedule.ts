import { fixtureSize } from '../../../catalogue/rules/fixture-dimensions.ts'
import { boxRemark, NEED_NAMES, type NeedName } from '../../../catalogue/rules/hang/need.ts'
import { locationNote } from '../../../catalogue/rules/location-note.ts'
import { sizesText } from '../../../catalogue/rules/numbers.ts'
import type { Product } from '../../../client/product-data/product-file.ts'
import type { HouseRoom } from '../../fit/place.ts'
import { measuresText } from '../../fit/place.ts'
import { NO_ROOM_YET, type RoomKinds, roomName } from '../../fit/rooms.ts'
import { chosenFinish, finishGroups, numberInFinish, sizeText } from '../choices.ts'
import type { Entry } from '../entries.ts'
import { type House, type HouseSection, sectionsOf } from '../house.ts'
import {
  decidedSize,
  type EntryNeeds,
  houseTotals,
  type Judgment,
  judge,
  needs,
  type Watts,
} from '../judge.ts'
import { type KnownProduct, loadKnown, type ProductRecord } from '../records.ts'

/** A line of a schedule, as the trade writes it. */
export interface ScheduleRow {
  /** F1, F2 … for fans, L1 … for lights; the same for the same product in one finish and size. */
  mark: string
  quantity: number
  room: string
  product: string
  brand: string
  /** The order number in its finish, as the list shows it. */
  number: string
  finish: string
  /** The chosen size, else all sizes. */
  size: string
  /** The downrod or stem, and the height. */
  hangs: string
  rating: string
  /** A fan's control, or a light's dimmer. */
  control: string
  bulbs: string
  /** Watts of one; undefined if unknown. */
  watts: number | undefined
  /** Decisions and warnings: an unsuitable size, an unusual box. */
  remarks: string
}

interface ScheduleColumn {
  label: string
  /** Width in a spreadsheet. */
  letters: number
  /** Width on paper; undefined if its words are in another column there. */
  mm?: number
}

export const SCHEDULE_COLUMNS = {
  mark: { label: 'Mark', letters: 6, mm: 9 },
  quantity: { label: 'Qty', letters: 5, mm: 7 },
  room: { label: 'Room', letters: 18, mm: 19 },
  product: { label: 'Product', letters: 26, mm: 23 },
  brand: { label: 'Brand', letters: 20 },
  number: { label: 'Order no.', letters: 18, mm: 19 },
  finish: { label: 'Finish', letters: 22, mm: 20 },
  size: { label: 'Size', letters: 18, mm: 19 },
  hangs: { label: 'Mounting', letters: 40, mm: 38 },
  rating: { label: 'Rating', letters: 9, mm: 12 },
  control: { label: 'Control or dimmer', letters: 34, mm: 28 },
  bulbs: { label: 'Bulbs, light kit', letters: 26, mm: 19 },
  watts: { label: 'Watts each', letters: 11, mm: 11 },
  remarks: { label: 'Remarks', letters: 40, mm: 35 },
} as const satisfies Record<keyof ScheduleRow, ScheduleColumn>

/** Something to order with the products: their quantity, kind and products. */
export interface OrderRow {
  quantity: number
  kind: string
  item: string
  marks: string
}

export const ORDER_COLUMNS = {
  quantity: { label: 'Qty', letters: 6 },
  kind: { label: 'Kind', letters: 18 },
  item: { label: 'To order', letters: 60 },
  marks: { label: 'For', letters: 20 },
} as const satisfies Record<keyof OrderRow, ScheduleColumn>

/** Columns by the names of their cells. */
export type Columns<Name extends string> = Readonly<Record<Name, ScheduleColumn>>

/** An entry in its room. */
export interface ScheduledEntry extends KnownProduct {
  row: ScheduleRow
  judged: Judgment
  needed: EntryNeeds
}

/** The entries of a room, for the electrician. */
export interface ScheduleRoom {
  name: string
  /** Room dimensions in words; empty if unknown. */
  measures: string
  room: HouseRoom
  entries: ScheduledEntry[]
}

/** A house on paper. */
export interface Schedule {
  rows: ScheduleRow[]
  orders: OrderRow[]
  rooms: ScheduleRoom[]
  fans: Watts
  lights: Watts
}

const ASK = 'Ask us'

/** Mounting facts, in reading order. */
const HANGS: readonly NeedName[] = ['downrod', 'slope', 'stem', 'height']

/** "48 in. downrod; no adapter on this slope": after the first, a part begins with a small letter unless it is an abbreviation. */
const needsText = ({ lines }: EntryNeeds, names: readonly NeedName[]): string =>
  names
    .flatMap((name) => lines.filter((one) => one.name === name))
    .map(({ brief, text }) => brief ?? text)
    .map((part, at) => (at === 0 ? part : part.replace(/^[A-Z](?=[a-z ])/, (first) => first.toLowerCase())))
    .join('; ')

function hangsText({ verdict, size }: Judgment, needed: EntryNeeds, isFan: boolean): string {
  const words = needsText(needed, HANGS)
  if (words) return words
  if (verdict?.suits === false) return 'See remarks'
  // The ceiling is known, and the mounting of the fan is not.
  if (isFan) return size?.height ? ASK : 'Ceiling not measured'
  return verdict ? '' : 'Spot not measured'
}

function controlText(needed: EntryNeeds, record: ProductRecord): string {
  const words = needsText(needed, ['control']) || needsText(needed, ['dimmer'])
  return words || ('dimmable' in record && record.dimmable === false ? 'Not dimmable' : ASK)
}

/** Decisions and warnings, the most important first. */
function remarksOf(record: ProductRecord, entry: Entry, judged: Judgment, { watts }: EntryNeeds): string {
  const { verdict, size } = judged
  const { quantity = 1, sizeInches } = entry
  const areTooFew = (size?.span?.fans ?? 1) > quantity
  const sizes = record.kind === 'fans' ? record.sizes : []
  const isOpen = sizes.length > 1 && !sizes.some((one) => one === sizeInches)
  const decided = decidedSize(sizes, judged, sizeInches)
  const remarks = [
    verdict && (!verdict.suits || areTooFew) && verdict.text,
    isOpen &&
      (decided === undefined ? 'Choose a size.' : `Choose a size: ${sizeText(decided)} fits this room.`),
    isOpen && decided === undefined && watts !== undefined && 'Watts for the largest size.',
    boxRemark(record.kind, record.weightPounds),
  ]
  return remarks.filter(Boolean).join(' ')
}

/** Marks products in the order in which they come. */
function createMarks(): (isFan: boolean, product: string) => string {
  const marks = new Map<string, string>()
  const counts = { F: 0, L: 0 }
  return (isFan, product) => {
    const known = marks.get(product)
    if (known) return known
    const letter = isFan ? 'F' : 'L'
    counts[letter] += 1
    const mark = `${letter}${counts[letter]}`
    marks.set(product, mark)
    return mark
  }
}

/** Fans before lights, F2 before F10. */
const byMark = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true })

function scheduledEntry(
  known: KnownProduct,
  entry: Entry,
  { room, name }: { room: HouseRoom | undefined; name: string },
  markOf: ReturnType<typeof createMarks>,
): ScheduledEntry {
  const { product, record } = known
  const judged = judge(record, entry, room)
  const needed = needs(record, entry, room)
  const { slug, label: finish } = chosenFinish(finishGroups(product), entry.finish)
  const isFan = record.kind === 'fans'
  const chosen = isFan && record.sizes.find((one) => one === entry.sizeInches)
  const sizes = isFan ? sizesText(record.sizes) : fixtureSize(record).join(', ')
  const size = chosen ? sizeText(chosen) : sizes
  const row = {
    mark: markOf(isFan, [product.productUrl, finish, size].join()),
    quantity: entry.quantity ?? 1,
    room: name,
    product: product.title,
    brand: product.manufacturer,
    number: numberInFinish(product, slug, entry.sizeInches) ?? ASK,
    finish,
    size,
    hangs: hangsText(judged, needed, isFan),
    rating: locationNote(record.locationRating).short,
    control: controlText(needed, record),
    bulbs: needsText(needed, ['bulbs']) || needsText(needed, ['lightKit']),
    watts: needed.watts,
    remarks: remarksOf(record, entry, judged, needed),
  }
  return { ...known, row, judged, needed }
}

/**
 * The schedule of a house: its products by room with the facts the trade needs, the parts to order with them, and its rooms for the
 * electrician. Unknown products are left out.
 */
export function schedule(
  sections: readonly HouseSection[],
  kinds: RoomKinds,
  products: ReadonlyMap<string, KnownProduct>,
): Schedule {
  const markOf = createMarks()
  const rooms = sections.map(({ room, entries }): ScheduleRoom => {
    const name = (room && roomName(kinds, room.name)) ?? NO_ROOM_YET
    const scheduled = entries.flatMap((entry) => {
      const found = products.get(entry.productUrl)
      return found ? [scheduledEntry(found, entry, { room, name }, markOf)] : []
    })
    return {
      name,
      measures: room ? measuresText(room) : '',
      room: room ?? { name: '' },
      entries: scheduled.toSorted((one, other) => byMark(one.row.mark, other.row.mark)),
    }
  })
  const entries = rooms.flatMap((room) => room.entries)
  const { needed, fans, lights } = houseTotals(
    entries.map(({ row, product, needed: needs }) => ({
      isFan: product.kind === 'fans',
      name: row.product,
      quantity: row.quantity,
      needs,
    })),
  )
  const marksOf = (item: string): string => {
    const takers = entries.filter((entry) => entry.needed.items.some((one) => one.item === item))
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

/** @throws Error if a record can't be loaded */
export async function loadSchedule(
  house: House,
  kinds: RoomKinds,
  products: ReadonlyMap<string, Product>,
  isDrawn: boolean,
): Promise<Schedule> {
  const named = new Set(house.entries.flatMap(({ productUrl }) => products.get(productUrl) ?? []))
  return schedule(sectionsOf(house, kinds), kinds, await loadKnown(named, isDrawn))
}
