import type { ProductSummary } from '../../catalogue/views/product-summary.ts'
import { isMeasured, readRooms, roomNamed } from '../fit/place.ts'
import { type RoomKinds, roomName } from '../fit/rooms.ts'
import type { Entries } from '../list/entries.ts'

type Planned = Pick<ProductSummary, 'kind' | 'productUrl' | 'title' | 'onDisplayAt'>

export interface VisitPlanProps {
  entries: Entries
  products: readonly Planned[]
  /** Rooms of a house, as addresses have them. */
  rooms: string
  kinds: RoomKinds
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** The products on display in the order of a walk through the showroom, then the others. */
export const inWalkOrder = <Item extends { onDisplayAt?: string | undefined }>(
  items: readonly Item[],
): Item[] =>
  items.toSorted(
    ({ onDisplayAt: one }, { onDisplayAt: other }) =>
      Number(!one) - Number(!other) || compare(one ?? '', other ?? ''),
  )

/** "2 of your 3 products are on display, in this order: Aisle 2 (Alder 52), Patio (Beacon 60)."; empty if none is. */
export function walkText(products: readonly Planned[]): string {
  const stops = Map.groupBy(
    inWalkOrder(products).filter(({ onDisplayAt }) => onDisplayAt),
    ({ onDisplayAt }) => onDisplayAt ?? '',
  )
  const count = [...stops.values()].flat().length
  if (count === 0) return ''
  const [only] = products.length === 1 ? products : []
  if (only) return `${only.title} is on display: ${only.onDisplayAt}.`
  const walk = [...stops].map(([place, all]) => `${place} (${all.map(({ title }) => title).join(', ')})`)
  const share = count === products.length ? 'All your' : `${count} of your ${products.length}`
  return `${share} products ${count === 1 ? 'is' : 'are'} on display${count === 1 ? '' : ', in this order'}: ${walk.join(', ')}.`
}

export function whatToBring({ entries, products, rooms, kinds }: VisitPlanProps): string[] {
  const measured = readRooms(rooms).rooms
  const named = [...new Set(entries.flatMap(({ room }) => room ?? []))]
  const isKnown = (room: string) => {
    const found = roomNamed(measured, room)
    return found !== undefined && isMeasured(found)
  }
  const missing = named.filter((room) => !isKnown(room)).map((room) => roomName(kinds, room) ?? room)
  const hasFans = products.some(({ kind }) => kind === 'fans')
  const hasLights = products.some(({ kind }) => kind === 'fixtures')
  return [
    named.length === 0 && 'Length, width and ceiling height of each room',
    missing.length > 0 && `Length, width and ceiling height: ${missing.join(', ')}`,
    hasFans && 'A photo of your old fan’s canopy, the part at the ceiling',
    hasFans && 'The slope of the ceiling, if it isn’t flat',
    hasLights && 'A photo of the spot, with the width of the table, island or mirror',
    'A photo of the wall switch: one or two, a dimmer, or a remote',
    !hasFans && 'The day you need it by',
  ]
    .filter((line) => line !== false)
    .slice(0, 5)
}

/** The walk through the showroom, and what to bring for the products on a list. */
export function VisitPlan(props: VisitPlanProps) {
  const products = props.products.filter(({ productUrl }) =>
    props.entries.some((entry) => entry.productUrl === productUrl),
  )
  if (products.length === 0) return null
  const walk = walkText(products)
  return (
    <div className="visit-plan">
      {walk && <p>{walk}</p>}
      <p>
        <b>What to bring</b>
      </p>
      {whatToBring({ ...props, products }).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
