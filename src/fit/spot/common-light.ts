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

const light = (
  mounting: NonNullable<PlacedFixture['mounting']>,
  locationRating: PlacedFixture['locationRating'],
  fixtureLength: number,
  fixtureHeight: number,
  fixtureWidth = fixtureLength,
): PlacedFixture => ({ mounting, locationRating, fixtureHeight, fixtureLength, fixtureWidth })

/** The light that is drawn where none is chosen: of a size that is right for the place. */
export function commonLight(spot: Spot): PlacedFixture {
  switch (spot.name) {
    case 'table': {
      const width = middleOf(compactOverTable(spot.top).right)
      return light('Hanging', 'Dry', width, Math.round(width * 0.55))
    }
    case 'island':
      return light('Hanging', 'Dry', PENDANT_INCHES, PENDANT_INCHES)
    case 'mirror':
      return light('Wall', 'Damp', Math.round(spot.widthInches * 0.85), 6, 6)
    case 'door': {
      const height = middleOf(pairAtDoor(spot.heightInches).right)
      return light('Wall', 'Wet', Math.round(height * 0.48), height)
    }
    case 'room': {
      const width = middleOf(compactInRoom(spot.floor).right)
      return (spot.ceilingInches ?? 0) >= HANGS_FROM_INCHES
        ? light('Hanging', 'Dry', width, Math.min(Math.round(width * 0.4), 14))
        : light('Close to ceiling', 'Dry', width, 7)
    }
  }
}
