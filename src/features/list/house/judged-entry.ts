import { placeValues } from '../../../catalogue/rules/location-note.ts'
import { fanFit, type SizeFit, sizeFit } from '../../../catalogue/rules/room/fan-fit.ts'
import { lightFit } from '../../../catalogue/rules/spot/light-fit.ts'
import { SPOTS, type Spot } from '../../../catalogue/rules/spot/spots.ts'
import type { Fan } from '../../../catalogue/schema/fan.ts'
import type { Fixture } from '../../../catalogue/schema/fixture.ts'
import { type OfferedSpots, offeredSpots } from '../../../catalogue/views/fixture-spots.ts'
import { type HouseRoom, savedSpotOf } from '../../fit/codecs.ts'
import { sizeVerdict } from '../../fit/room/islands/size-verdict.ts'
import { ratingFault } from '../../fit/rooms/rating-text.ts'
import type { LitSpot } from '../../fit/spot/drawing/lit-spot.ts'
import { lightVerdict } from '../../fit/spot/light-verdict.ts'
import type { KnownRecord } from '../known-record.ts'
import type { ShortlistItem } from '../shortlist.ts'

/** Whether a product of a house suits its room. */
export interface JudgedEntry {
  /** In a sentence; undefined where the room leaves it open. */
  verdict?: { text: string; suits: boolean }
  /** A fan's size that is judged. */
  size?: SizeFit | undefined
  /** A light in the place that it is judged for. */
  lit?: LitSpot & { spot: Spot }
}

/**
 * The size of a fan in a room: the one that was chosen, else the best there. Two of it are judged as two; of more than two no rule says
 * what suits a floor.
 */
function sizeIn(
  fan: Fan,
  { sizeInches, quantity = 1 }: ShortlistItem,
  { floor, ...room }: HouseRoom,
): SizeFit | undefined {
  const judged = { ...room, ...(floor && quantity <= 2 && { floor }) }
  const arePair = quantity === 2
  return sizeInches && fan.sizes.includes(sizeInches)
    ? sizeFit(fan, sizeInches, judged, arePair)
    : fanFit(fan, judged, arePair).best
}

/** What is said of a size: whether it is right, and of its height only what forbids it. The rest is in what it needs. */
function fanVerdict(size: SizeFit, room: HouseRoom): JudgedEntry['verdict'] {
  const { height, slope, ...sized } = size
  const isUnsafe = height?.kind === 'tooLow' || height?.kind === 'tooSteep' || height?.kind === 'unknown'
  const text = sizeVerdict({ ...sized, ...(isUnsafe && { height }) }, room)
  return text ? { text, suits: size.suits !== 'no' } : undefined
}

function judgedFan(fan: Fan, item: ShortlistItem, room: HouseRoom): JudgedEntry {
  const size = sizeIn(fan, item, room)
  const verdict = size && fanVerdict(size, room)
  return { ...(verdict && { verdict }), size }
}

/** The spot that a light is for in a room: the first that it may be for and that is measured there. */
function spotIn(
  { offered }: OfferedSpots,
  { spots = {}, floor, ceilingInches }: HouseRoom,
): Spot | undefined {
  for (const name of offered) {
    const keptSpot = savedSpotOf(name)
    const sizes = keptSpot ? spots[keptSpot] : floor && [floor.lengthInches, floor.widthInches]
    if (sizes) return { name, sizes, ...(ceilingInches && { ceilingInches }) }
  }
  return undefined
}

function judgedLight(light: Fixture, { quantity = 1 }: ShortlistItem, room: HouseRoom): JudgedEntry {
  const spots = offeredSpots(light)
  const found = spots && spotIn(spots, room)
  if (!found) return {}
  const { fixture } = spots
  // As many as are listed are the row over an island.
  const spot = SPOTS[found.name].rows?.includes(quantity) ? { ...found, row: quantity } : found
  const fit = lightFit(fixture, spot)
  return {
    lit: { spot, fixture, fit },
    verdict: { text: lightVerdict(fixture, spot, fit), suits: fit.suits !== 'no' },
  }
}

/** A product in a room of a house: whether it suits; without measures no more than whether it is rated for it. */
export function judgedEntry(
  { record }: Pick<KnownRecord, 'record'>,
  item: ShortlistItem,
  room: HouseRoom,
): JudgedEntry {
  const fault = ratingFault(placeValues(record), room.rating)
  return fault
    ? { verdict: { text: fault, suits: false } }
    : record.kind === 'fans'
      ? judgedFan(record, item, room)
      : judgedLight(record, item, room)
}
