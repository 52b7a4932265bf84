import { SPOT_NAMES, type SpotName } from '../../../catalogue/rules/spot/spot.ts'

/** A row of the guide: a place, the size to look for, and how high the light belongs. */
export interface SpotRow {
  name: SpotName
  size: string
  height: string
}

const WORDS: { [Name in SpotName]: Omit<SpotRow, 'name'> } = {
  table: {
    size: '1/2 to 2/3 of the width, and 12 in. narrower; a long light 1/2 to 2/3 of the length',
    height: '30 to 36 in. above the top, 3 in. more for each foot of ceiling over 8 ft',
  },
  island: {
    size: 'One for each 30 in., 12 in. between two; or a long light of 1/2 to 2/3 of the length; 10 in. narrower than the counter',
    height: '30 to 36 in. above the counter',
  },
  mirror: {
    size: 'A bar of 3/4 of the mirror to all of it; or a pair, the middles 28 to 40 in. apart',
    height: 'A bar 3 in. above the mirror; the middles of a pair 62 in. above the floor',
  },
  door: {
    size: 'Two of about a quarter of its height, or one of about a third',
    height: 'The middle 66 in. above the threshold',
  },
  room: {
    size: 'As many inches wide as length and width are feet together, give or take a fifth',
    height: 'Its lower edge at 7 ft or more, 6 ft 8 in. where it is mounted to the ceiling',
  },
}

/** Which light for which place (rules L2 to L6). */
export const spotRows = (): SpotRow[] => SPOT_NAMES.map((name) => ({ name, ...WORDS[name] }))
