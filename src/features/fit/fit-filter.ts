import { isRatedFor } from '../../catalogue/rules/location-note.ts'
import { formatInches } from '../../catalogue/rules/numbers.ts'
import type { RoomRating } from '../../catalogue/schema/rooms.ts'
import { load } from '../../client/load.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { queryParameter } from '../../client/state.ts'
import type { SpotFixture } from '../../spots/spot.ts'
import { inRow, isNotForBath, lightFit, SPOTS, type Spot, spotLabel } from '../../spots/spots.ts'
import { SPOT_FILTER_PARAMETERS } from './fit-parameters.ts'
import { spotIn, spotOf } from './place.ts'
import { roomIn } from './room-address.ts'
import { type FitFilter, roomFilter } from './room-filter.ts'
import { loadRoomKinds, RATED_HEADING, ratedLabel, ratedText, roomRating } from './rooms.ts'
import { savePlace } from './visitor.ts'

export const GROUPS = { right: 0, alsoWorks: 1, ask: 2, no: undefined, alone: 3 } as const

const ALONE = 'Or one long light alone'

/** Group order. In a requested row, long lights come last. */
function headingsOf({ name, row }: Spot): string[] {
  const { headings, noun } = SPOTS[name]
  const { right = `Right for your ${noun}`, alsoWorks = `Nearly right for your ${noun}` } = headings ?? {}
  return [right, alsoWorks, `Might fit your ${noun}`, ...(row ? [ALONE] : [])]
}

/** Card note: number, mounting height and questions for the store; undefined if empty. */
function noteOf(fixture: SpotFixture, spot: Spot): string | undefined {
  const { size, height, suits } = lightFit(fixture, spot)
  const { name } = spot
  if (suits === 'ask') return 'Mounting not listed'
  const { count, apartInches } = size
  const several = SPOTS[name].rows
    ? `A row of ${count}, centers ${formatInches(apartInches ?? 0)} in. apart`
    : 'A pair'
  const notes = [
    count > 1 && several,
    isNotForBath(fixture, spot) && 'Rated dry, so not for a bath',
    height?.kind === 'hangsHigh' && `Hangs ${formatInches(height.tooHighInches)} in. too high`,
    height?.kind === 'hangs' && height.asksChain && 'Ask us how long its chain is',
  ]
  return notes.filter(Boolean).join('. ') || undefined
}

export function spotFilter(spot: Spot | undefined): FitFilter | undefined {
  if (!spot) return undefined
  return {
    label: spot.rating ? `${spotLabel(spot)}, ${ratedText(spot.rating)}` : spotLabel(spot),
    parameters: SPOT_FILTER_PARAMETERS,
    groupOf: ({ fixture }) => {
      if (!fixture) return undefined
      const { suits } = lightFit(fixture, spot)
      const isAlone = spot.row !== undefined && inRow(fixture, spot) === undefined
      return isAlone && (suits === 'right' || suits === 'alsoWorks') ? GROUPS.alone : GROUPS[suits]
    },
    headings: headingsOf(spot),
    noteOf: ({ fixture }) => fixture && noteOf(fixture, spot),
    quantityOf: ({ fixture }) => fixture && inRow(fixture, spot),
  }
}

/** Light filter for a room with a required rating (rule S24), while the spot is unmeasured. */
export const ratedFilter = (rating: RoomRating): FitFilter => ({
  label: ratedLabel(rating),
  parameters: SPOT_FILTER_PARAMETERS,
  groupOf: ({ facets }) => (isRatedFor(facets.place ?? [], rating) ? 0 : undefined),
  headings: [RATED_HEADING],
})

/** Location rating that a room requires; undefined if the kinds of room can't be fetched, which load() reports. */
async function ratingOf(room: string | undefined): Promise<RoomRating | undefined> {
  const kinds = room && (await load(() => loadRoomKinds()).catch(() => undefined))
  return kinds ? roomRating(kinds, room) : undefined
}

/** Filter for the room or spot in an address, for a list of a kind; undefined without either. */
export async function askedFilter(search: string, kind: Product['kind']): Promise<FitFilter | undefined> {
  const name = queryParameter(search, 'in')
  const rating = await ratingOf(name)
  const rated = rating && { rating }
  if (kind === 'fans') {
    const room = { ...roomIn(search), ...(name && { in: name }), ...rated }
    const filter = roomFilter(room)
    return filter && { ...filter, remember: () => savePlace(room, false) }
  }
  const spot = spotOf(spotIn(search))
  if (spot) return spotFilter({ ...spot, ...rated })
  return rating && ratedFilter(rating)
}
