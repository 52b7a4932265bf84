import type { ProductSummary } from '../../catalogue/views/product-summary.ts'
import { SPOTS } from '../../spots/spots.ts'
import { type HouseRoom, isMeasured, readRooms, roomNamed, SAVED_SPOTS } from '../fit/place.ts'
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
  const roomsOf = (some: Entries) => [...new Set(some.map(({ room = '' }) => room))]
  const placed = roomsOf(entries)
    .filter(Boolean)
    .map((name) => roomNamed(measured, name) ?? { name })
  const missing = placed.filter((room) => !isMeasured(room))
  const fans = products.filter(({ kind }) => kind === 'fans').map(({ productUrl }) => productUrl)
  const roomsOfFans = roomsOf(entries.filter(({ productUrl }) => fans.includes(productUrl)))
  const needsCeiling = ({ name, floor, spots }: HouseRoom) =>
    floor ||
    roomsOfFans.includes(name) ||
    SAVED_SPOTS.some((spot) => spots?.[spot] && SPOTS[spot].bottomHeights)
  const withoutCeiling = placed.filter(
    (room) => isMeasured(room) && room.ceilingInches === undefined && needsCeiling(room),
  )
  const namesOf = (some: readonly HouseRoom[]) =>
    some.map(({ name }) => roomName(kinds, name) ?? name).join(', ')
  const hasFans = fans.length > 0
  const hasLights = products.some(({ kind }) => kind === 'fixtures')
  return [
    placed.length === 0 && 'Length, width and ceiling height of each room',
    missing.length > 0 && `Length, width and ceiling height: ${namesOf(missing)}`,
    withoutCeiling.length > 0 && `Ceiling height: ${namesOf(withoutCeiling)}`,
    hasFans && 'A photo of your old fan’s canopy, the part at the ceiling',
    roomsOfFans.some((room) => !roomNamed(measured, room)?.slope) &&
      'The slope of the ceiling, if it isn’t flat',
    hasLights && 'A photo of the spot, with the width of the table, island or mirror',
    'A photo of the wall switch: one or two, a dimmer, or a remote',
    !hasFans && 'The day you need it by',
  ].filter((line) => line !== false)
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
