import { formatInches } from '../../../catalogue/rules/numbers.ts'
import type { JoinedRods } from '../../../catalogue/rules/room/mounting-height.ts'

/** "48 in. + 36 in. downrods and a coupler". */
export const joinedRodsText = (rods: JoinedRods): string =>
  `${rods.map((rod) => `${formatInches(rod)} in.`).join(' + ')} downrods and a coupler`
