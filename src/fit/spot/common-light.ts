import type { PlacedFixture } from '../../catalogue/rules/spot/placed-fixture.ts'
import {
  compactInRoom,
  compactOverTable,
  pairAtDoor,
  type SizeRange,
} from '../../catalogue/rules/spot/size-guides.ts'
import type { Spot } from '../../catalogue/rules/spot/spot.ts'

/** Under a lower ceiling a light for the room is drawn close to it. */
const HANGS_FROM_INCHES = 102
/** The widest that even the narrowest counter takes. */
const PENDANT_INCHES = 12

const middleOf = ({ fromInches, toInches }: SizeRange): number => Math.round((fromInches + toInches) / 2)

const round = (widthInches: number, fixtureHeight: number): PlacedFixture => ({
  mounting: 'Hanging',
  locationRating: 'Dry',
  fixtureHeight,
  fixtureLength: widthInches,
  fixtureWidth: widthInches,
})

/** The light that is drawn where none is chosen: of a size that is right for the place. */
export function commonLight(spot: Spot): PlacedFixture {
  switch (spot.name) {
    case 'table': {
      const width = middleOf(compactOverTable(spot.top).right)
      return round(width, Math.round(width * 0.55))
    }
    case 'island':
      return round(PENDANT_INCHES, PENDANT_INCHES)
    case 'mirror':
      return {
        mounting: 'Wall',
        locationRating: 'Damp',
        fixtureHeight: 6,
        fixtureLength: Math.round(spot.widthInches * 0.85),
        fixtureWidth: 6,
      }
    case 'door': {
      const fixtureHeight = middleOf(pairAtDoor(spot.heightInches).right)
      const side = Math.round(fixtureHeight * 0.48)
      return {
        mounting: 'Wall',
        locationRating: 'Wet',
        fixtureHeight,
        fixtureLength: side,
        fixtureWidth: side,
      }
    }
    case 'room': {
      const width = middleOf(compactInRoom(spot.floor).right)
      const hangs = (spot.ceilingInches ?? 0) >= HANGS_FROM_INCHES
      return hangs
        ? round(width, Math.min(Math.round(width * 0.4), 14))
        : { ...round(width, 7), mounting: 'Close to ceiling' }
    }
  }
}
