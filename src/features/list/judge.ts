import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { figuresOfSizes } from '../../catalogue/rules/fan-figures.ts'
import { fanFixedNeeds, fanRoomNeeds } from '../../catalogue/rules/hang/fan-needs.ts'
import { ledWatts, lightFixedNeeds } from '../../catalogue/rules/hang/light-needs.ts'
import {
  NEED_NAMES,
  type Need,
  type NeededItem,
  type NeedLine,
  type NeedName,
  need,
} from '../../catalogue/rules/hang/need.ts'
import { placeValues } from '../../catalogue/rules/location-note.ts'
import { fanFit, type SizeFit, sizeFit } from '../../catalogue/rules/room/fan-fit.ts'
import type { Fan } from '../../catalogue/schema/fan.ts'
import type { Fixture } from '../../catalogue/schema/fixture.ts'
import { finishChoice } from '../../catalogue/views/finish-choice.ts'
import { offeredSpots } from '../../catalogue/views/fixture-spots.ts'
import type { Product } from '../../client/products.ts'
import type { LitSpot } from '../../spots/spot.ts'
import { lightFit, SPOTS, type Spot } from '../../spots/spots.ts'
import { lightVerdict, spotNeeds } from '../fit/light-verdict.ts'
import { type HouseRoom, savedSpotOf } from '../fit/place.ts'
import { ratingFault } from '../fit/rooms.ts'
import { sizeVerdict } from '../fit/size-verdict.ts'
import { bodyFinish, chosenSize, sizesToChoose, sizeText } from './choices.ts'
import { type Entry, piecesOf } from './entries.ts'
import type { ProductRecord } from './records.ts'

/** Whether an entry suits its room, and what it needs there (rules H1 to H9). */
export interface Judgment {
  /** Undefined if the room leaves it open. */
  verdict?: { text: string; suits: boolean }
  size?: SizeFit | undefined
  /** In inches: the chosen size of a fan, else the best in its room, else its only one. */
  decidedInches?: number | undefined
  /** A light in the spot that it is judged for. */
  lit?: LitSpot & { spot: Spot }
  lines: readonly NeedLine[]
  /** Parts ordered with one of it. */
  items: readonly (NeededItem & { name: NeedName })[]
  /** The watts of one: a fan's on high, a light's with LEDs; undefined if unknown. */
  watts?: number | undefined
}

type Fit = Pick<Judgment, 'verdict' | 'size' | 'lit'>

/**
 * A fan's size in a room: the chosen size, else the best there. Two are judged as a pair; more than two have no rule.
 */
function sizeIn(
  fan: Fan,
  { sizeInches, quantity = 1 }: Entry,
  { floor, ...room }: HouseRoom,
): SizeFit | undefined {
  const judged = {
    ...room,
    ...(floor && quantity <= 2 && { floor }),
    ...(quantity === 2 && { fans: 2 as const }),
  }
  return sizeInches && fan.sizes.includes(sizeInches)
    ? sizeFit(fan, sizeInches, judged)
    : fanFit(fan, judged).best
}

/** Whether a size is right; of its height only what forbids it, as the rest is in what the fan needs. */
function fitOfFan(fan: Fan, entry: Entry, room: HouseRoom): Fit {
  const size = sizeIn(fan, entry, room)
  if (!size) return {}
  const { height, ...sized } = size
  const isUnsafe = height?.kind === 'tooLow' || height?.kind === 'tooSteep' || height?.kind === 'unknown'
  const text = sizeVerdict({ ...sized, ...(isUnsafe && { height }) }, room)
  return { size, ...(text && { verdict: { text, suits: size.suits !== 'no' } }) }
}

/** A light's spot in a room: its first possible spot measured there. */
function spotIn(light: Fixture, { spots = {}, floor, ceilingInches }: HouseRoom): Spot | undefined {
  for (const name of offeredSpots(light) ?? []) {
    const saved = savedSpotOf(name)
    const sizes = saved ? spots[saved] : floor
    if (sizes) return { name, sizes, ...(ceilingInches && { ceilingInches }) }
  }
  return undefined
}

function fitOfLight(light: Fixture, { quantity = 1 }: Entry, room: HouseRoom): Fit {
  const found = spotIn(light, room)
  if (!found) return {}
  // The listed quantity is the row over an island.
  const spot = SPOTS[found.name].rows?.includes(quantity) ? { ...found, row: quantity } : found
  const fit = lightFit(light, spot)
  return {
    lit: { spot, fixture: light, fit },
    verdict: { text: lightVerdict(light, spot, fit), suits: fit.suits !== 'no' },
  }
}

const itemsOf = (needs: readonly Need[]): Judgment['items'] =>
  needs.flatMap(({ name, items }) => items.map((one) => ({ ...one, name })))

function judgedFan(fan: Fan, entry: Entry, fit: Fit, { slope = 0 }: HouseRoom): Judgment {
  const { wattsOnHigh = [], sizes } = fan
  const { size } = fit
  const finish = bodyFinish(finishChoice(fan, {}).groups, entry.finish)
  const height = size?.height
  const needs = [...(height ? fanRoomNeeds(fan, { height, slope, finish }) : []), ...fanFixedNeeds(fan)]
  const chosen = sizes.find((one) => one === entry.sizeInches)
  const isDecided = size && (size.span || (height && height.kind !== 'unknown'))
  const decidedInches = chosen ?? (isDecided ? size.spanInches : sizes.length === 1 ? sizes[0] : undefined)
  // A circuit is laid for the largest watts of an open size.
  const watts = figuresOfSizes(wattsOnHigh, fan, decidedInches === undefined ? sizes : [decidedInches])
  return {
    ...fit,
    decidedInches,
    lines: needs,
    items: itemsOf(needs),
    ...(watts.length > 0 && { watts: Math.max(...watts) }),
  }
}

function judgedLight(light: Fixture, fit: Fit): Judgment {
  const { lit } = fit
  const fixed = lightFixedNeeds(light)
  const suits = lit && lit.fit.suits !== 'no'
  const isCeilingOpen = suits && SPOTS[lit.spot.name].bottomHeights && lit.spot.ceilingInches === undefined
  return {
    ...fit,
    lines: [
      ...(isCeilingOpen ? [need('height', 'Ceiling not measured')] : []),
      ...(suits ? spotNeeds(lit.fixture, lit.spot, lit.fit, fixed) : fixed),
    ],
    items: itemsOf(fixed),
    watts: ledWatts(light),
  }
}

/** Judges an entry in its room; in a room without dimensions, only by its rating. */
export function judge(record: ProductRecord, entry: Entry, room: HouseRoom = { name: '' }): Judgment {
  const fault = ratingFault(placeValues(record), room.rating)
  const unrated = fault && { verdict: { text: fault, suits: false } }
  return record.kind === 'fans'
    ? judgedFan(record, entry, unrated || fitOfFan(record, entry, room), room)
    : judgedLight(record, unrated || fitOfLight(record, entry, room))
}

/** An entry with its product, and its judgment if its record is loaded. */
export interface Listed {
  entry: Entry
  product: Product
  judged?: Judgment | undefined
}

/** "Wren 36", and its size if it has several. */
function modelOf({ entry, product }: Listed): string {
  const size = chosenSize(product, entry.sizeInches)
  if (size !== undefined) return `${product.title}, ${sizeText(size)}`
  return product.title + (sizesToChoose(product).length > 0 ? ', size not chosen' : '')
}

function summed(parts: readonly { name: string; quantity: number }[]) {
  const sums = new Map<string, number>()
  for (const { name, quantity } of parts) sums.set(name, (sums.get(name) ?? 0) + quantity)
  return [...sums].map(([name, quantity]) => ({ name, quantity }))
}

export function houseTotals(rows: readonly Listed[]) {
  const ordered = rows.flatMap(({ entry: { quantity = 1 }, judged }) =>
    (judged?.items ?? []).map(({ name: kind, item: name, quantity: each }) => ({
      kind,
      name,
      quantity: quantity * each,
    })),
  )
  // In an electrician's order.
  const needed = (Object.keys(NEED_NAMES) as NeedName[]).flatMap((name) => {
    const items = summed(ordered.filter(({ kind }) => kind === name))
    return items.length > 0 ? [{ name, items }] : []
  })
  const totalOf = (kind: ProductKind) => {
    const ofKind = rows.filter(({ product }) => product.kind === kind)
    const models = ofKind.map((row) => ({
      name: modelOf(row),
      quantity: row.entry.quantity ?? 1,
      watts: row.judged?.watts,
    }))
    return {
      pieces: piecesOf(models),
      models: summed(models),
      watts: models.reduce((sum, { quantity, watts = 0 }) => sum + quantity * watts, 0),
      /** Pieces whose watts are unknown. */
      unknown: piecesOf(models.filter(({ watts }) => watts === undefined)),
    }
  }
  return { fans: totalOf('fans'), lights: totalOf('fixtures'), needed }
}

export type KindTotal = ReturnType<typeof houseTotals>['fans']
