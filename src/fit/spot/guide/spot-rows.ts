import { SPOT_NAMES, type SpotName } from '../../../catalogue/rules/spot/spot.ts'

/** A row of the guide: a place, the size to look for, and how high the light belongs. */
export interface SpotRow {
  name: SpotName
  size: string
  height: string
}

const WORDS: { [Name in SpotName]: Omit<SpotRow, 'name'> } = {
  table: {
    size: '1/2 to 2/3 of the table’s width, and 12 in. narrower; a long light, 1/2 to 2/3 of its length',
    height: '30 to 36 in. above the top, 3 in. more for each foot of ceiling over 8 ft',
  },
  island: {
    size: 'One every 30 in., 12 in. between them, or a long light 1/2 to 2/3 of the length; 10 in. narrower than the counter',
    height: '30 to 36 in. above the counter',
  },
  mirror: {
    size: 'A bar 3/4 of the mirror’s width to all of it, or a pair with centers 28 to 40 in. apart',
    height: 'A bar 3 in. above the mirror; a pair centered 62 in. above the floor',
  },
  door: {
    size: 'Two about a quarter of the door’s height, or one about a third',
    height: 'Centered 66 in. above the threshold',
  },
  room: {
    size: 'Add length and width in feet: that many inches wide, give or take a fifth',
    height: 'Lower edge at 7 ft or higher, 6 ft 8 in. if mounted on the ceiling',
  },
}

/** Which light for which place (rules L2 to L6). */
export const spotRows = (): SpotRow[] => SPOT_NAMES.map((name) => ({ name, ...WORDS[name] }))
