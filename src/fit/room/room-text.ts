import { formatFeet, formatInches } from '../../catalogue/rules/numbers.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { floorText } from '../measurement-text.ts'

/** A room in words: "14 ft by 12 ft, ceiling 9 ft, sloped 4 in. per foot"; what is unknown is left out. */
export function roomText({ floor, ceilingInches, slope }: Room): string {
  const parts = [
    floor && floorText(floor),
    ceilingInches !== undefined && `ceiling ${formatFeet(ceilingInches)}`,
    slope !== undefined && `sloped ${formatInches(slope)} in. per foot`,
  ]
  return parts.filter(Boolean).join(', ')
}
