import type { Room } from '../../../catalogue/rules/room/fan-fit.ts'
import { type ParameterChanges, queryParameter } from '../../../client/query-parameters.ts'
import { isWithinLimits, type MeasurementName } from '../limits.ts'

/** Two decimals of a foot are enough for every quarter of an inch. */
const QUARTERS_IN_A_FOOT = 48

function inchesOf(feet: string | undefined, name: MeasurementName): number | undefined {
  const inches = Math.round(Number(feet) * QUARTERS_IN_A_FOOT) / 4
  return isWithinLimits(name, inches) ? inches : undefined
}

/** In quarters of an inch; 0 for a flat ceiling. */
function slopeOf(rise: string | undefined): number | undefined {
  const slope = Math.round(Number(rise) * 4) / 4
  return isWithinLimits('slope', slope) ? slope : undefined
}

/**
 * The room in an address: `?room=14x12&ceiling=9&slope=4`, in feet, its slope in inches for each foot. A part that is missing,
 * unreadable or beyond the limits of a room is left out, and so is a slope without a ceiling.
 *
 * @param search with or without the question mark, as `location.search` gives it
 */
export function roomIn(search: string): Room {
  const [length, width] = queryParameter(search, 'room')?.split('x') ?? []
  const lengthInches = inchesOf(length, 'length')
  const widthInches = inchesOf(width, 'width')
  const ceilingInches = inchesOf(queryParameter(search, 'ceiling'), 'ceiling')
  const slope = slopeOf(queryParameter(search, 'slope'))
  return {
    ...(lengthInches !== undefined && widthInches !== undefined && { floor: { lengthInches, widthInches } }),
    ...(ceilingInches !== undefined && { ceilingInches, ...(slope && { slope }) }),
  }
}

const feet = (inches: number): string => String(Number((inches / 12).toFixed(2)))

/** A room as parameters of an address; a part that is unknown is removed from it. */
export const roomParameters = ({ floor, ceilingInches, slope }: Room) =>
  ({
    room: floor && `${feet(floor.lengthInches)}x${feet(floor.widthInches)}`,
    ceiling: ceilingInches === undefined ? undefined : feet(ceilingInches),
    slope: slope === undefined ? undefined : String(slope),
  }) satisfies ParameterChanges

/** Whether anything is known of a room. */
export const isKnown = ({ floor, ceilingInches }: Room): boolean =>
  floor !== undefined || ceilingInches !== undefined
