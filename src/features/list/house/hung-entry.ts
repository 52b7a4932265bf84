import { figuresOfSizes } from '../../../catalogue/rules/figures-by-size.ts'
import { fanFixedNeeds } from '../../../catalogue/rules/hang/fan-fixed-needs.ts'
import { fanRoomNeeds } from '../../../catalogue/rules/hang/fan-room-needs.ts'
import { ledWatts } from '../../../catalogue/rules/hang/led-bulbs.ts'
import { lightFixedNeeds } from '../../../catalogue/rules/hang/light-fixed-needs.ts'
import type { NeededItem, NeedLine, NeedName } from '../../../catalogue/rules/hang/need.ts'
import { fanFit, type SizeFit, sizeFit } from '../../../catalogue/rules/room/fan-fit.ts'
import { lightFit } from '../../../catalogue/rules/spot/light-fit.ts'
import { SPOTS, type Spot } from '../../../catalogue/rules/spot/spots.ts'
import type { Fan } from '../../../catalogue/schema/fan.ts'
import type { Fixture } from '../../../catalogue/schema/fixture.ts'
import { fixtureSpots } from '../../../catalogue/views/fixture-spots.ts'
import { sizeVerdict } from '../../fit/room/islands/size-verdict.ts'
import { type HouseRoom, keptSpotOf } from '../../fit/rooms/house-rooms.ts'
import type { LitSpot } from '../../fit/spot/drawing/lit-spot.ts'
import { lightVerdict } from '../../fit/spot/light-verdict.ts'
import { spotNeeds } from '../../fit/spot/spot-needs.ts'
import type { KnownRecord } from '../known-record.ts'
import type { ShortlistItem } from '../shortlist.ts'

/** What a product of a house is in its room. */
export interface HungEntry {
  /** Whether it suits the room, in a sentence; undefined where the room leaves it open. */
  verdict?: { text: string; suits: boolean }
  /** What it takes to hang one of it. */
  needs: readonly NeedLine[]
  /** What is ordered with one of it. */
  items: readonly (NeededItem & { name: NeedName })[]
  /** The watts of one: a fan's on high, a light's with LEDs; undefined where they are unknown. */
  watts?: number | undefined
  /** A fan's size that is judged. */
  size?: SizeFit | undefined
  /** A light in the place that it is judged for. */
  lit?: LitSpot & { spot: Spot }
}

/** The size of a fan in a room: the one that was chosen, else the best there. */
function sizeIn(fan: Fan, { sizeInches }: ShortlistItem, room: HouseRoom): SizeFit | undefined {
  return sizeInches && fan.sizes.includes(sizeInches)
    ? sizeFit(fan, sizeInches, room)
    : fanFit(fan, room).best
}

/** What is said of a size: whether it is right, and of its height only what forbids it. The rest is in what it needs. */
function fanVerdict(size: SizeFit, room: HouseRoom): HungEntry['verdict'] {
  const { height, slope, ...sized } = size
  const isUnsafe = height?.kind === 'tooLow' || height?.kind === 'tooSteep' || height?.kind === 'unknown'
  const text = sizeVerdict({ ...sized, ...(isUnsafe && { height }) }, room)
  return text ? { text, suits: size.suits !== 'no' } : undefined
}

function hungFan(fan: Fan, item: ShortlistItem, room: HouseRoom, finish: string | undefined): HungEntry {
  const size = sizeIn(fan, item, room)
  const verdict = size && fanVerdict(size, room)
  const hung = size?.height && { height: size.height, slope: room.slope ?? 0, finish }
  const needs = [...(hung ? fanRoomNeeds(fan, hung) : []), ...fanFixedNeeds(fan)]
  const [watts] = figuresOfSizes(fan.wattsOnHigh ?? [], fan, [size?.spanInches ?? 0])
  return {
    ...(verdict && { verdict }),
    needs,
    items: needs.flatMap(({ name, items }) => items.map((one) => ({ ...one, name }))),
    watts,
    size,
  }
}

/** The spot that a light is for in a room: the first that it may be for and that is measured there. */
function spotIn(light: Fixture, { spots = {}, floor, ceilingInches }: HouseRoom): Spot | undefined {
  const ceiling = ceilingInches === undefined ? {} : { ceilingInches }
  for (const name of fixtureSpots(light)?.offered ?? []) {
    const keptSpot = keptSpotOf(name)
    const sizes = keptSpot ? spots[keptSpot] : floor && [floor.lengthInches, floor.widthInches]
    if (sizes) return { name, sizes, ...ceiling }
  }
  return undefined
}

function hungLight(light: Fixture, { quantity = 1 }: ShortlistItem, room: HouseRoom): HungEntry {
  const needs = lightFixedNeeds(light)
  const fixed = {
    needs,
    items: needs.flatMap(({ name, items }) => items.map((one) => ({ ...one, name }))),
    watts: ledWatts(light),
  }
  const offered = fixtureSpots(light)
  const found = spotIn(light, room)
  if (!offered || !found) return fixed
  // As many as are listed are the row over an island.
  const spot = SPOTS[found.name].rows?.includes(quantity) ? { ...found, row: quantity } : found
  const fit = lightFit(offered.fixture, spot)
  const suits = fit.suits !== 'no'
  return {
    ...fixed,
    lit: { spot, fixture: offered.fixture, fit },
    verdict: { text: lightVerdict(offered.fixture, spot, fit), suits },
    ...(suits && { needs: spotNeeds(offered.fixture, spot, fit, needs) }),
  }
}

/**
 * A product in a room of a house: whether it suits, and what hanging it takes (rules H1 to H9). Without measures, what it takes
 * anywhere.
 *
 * @param finish of a fan's body, in which its rod is ordered
 */
export const hungEntry = (
  { record }: Pick<KnownRecord, 'record'>,
  item: ShortlistItem,
  room: HouseRoom,
  finish: string | undefined,
): HungEntry =>
  'fan' in record ? hungFan(record.fan, item, room, finish) : hungLight(record.light, item, room)
