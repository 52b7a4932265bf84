import { formatFeet } from '../../catalogue/rules/numbers.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'

/** A room in words: "14 ft by 12 ft, ceiling 9 ft"; what is unknown is left out. */
export function roomText({ floor, ceilingInches }: Room): string {
  const parts = [
    floor && `${formatFeet(floor.lengthInches)} by ${formatFeet(floor.widthInches)}`,
    ceilingInches !== undefined && `ceiling ${formatFeet(ceilingInches)}`,
  ]
  return parts.filter(Boolean).join(', ')
}
