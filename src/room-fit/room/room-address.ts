import { type ParameterChanges, queryParameter, withParameters } from '../../browser/query-parameters.ts'
import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { parseMeasure } from './parse-measurement.ts'
import { isWithinLimits, type MeasureName } from './room-measurements.ts'

function measureIn(text: string | undefined, name: MeasureName): number | undefined {
  const inches = parseMeasure(text ?? '')
  return inches !== undefined && isWithinLimits(name, inches) ? inches : undefined
}

/**
 * The room that an address speaks of: `?room=14x12&ceiling=9`, in feet. A part that is missing, unreadable or beyond the
 * limits of a room is left out.
 *
 * @param search with or without the question mark, as `location.search` gives it
 */
export function roomIn(search: string): Room {
  const [length, width] = queryParameter(search, 'room')?.split('x') ?? []
  const lengthInches = measureIn(length, 'length')
  const widthInches = measureIn(width, 'width')
  const ceilingInches = measureIn(queryParameter(search, 'ceiling'), 'ceiling')
  return {
    ...(lengthInches !== undefined && widthInches !== undefined && { floor: { lengthInches, widthInches } }),
    ...(ceilingInches !== undefined && { ceilingInches }),
  }
}

/** The names in an address that speak of a room. */
export const ROOM_PARAMETERS = ['room', 'ceiling'] as const

/** Two decimals of a foot tell every quarter of an inch. */
const feet = (inches: number): string => String(Number((inches / 12).toFixed(2)))

/** What an address says of a room; a part that is unknown is taken away. */
export const roomParameters = ({ floor, ceilingInches }: Room) =>
  ({
    room: floor && `${feet(floor.lengthInches)}x${feet(floor.widthInches)}`,
    ceiling: ceilingInches === undefined ? undefined : feet(ceilingInches),
  }) satisfies ParameterChanges

/** Whether two rooms have the same measures. */
export const isSameRoom = (one: Room, other: Room): boolean =>
  withParameters('', roomParameters(one)) === withParameters('', roomParameters(other))

/** Whether anything is known of a room. */
export const isKnown = ({ floor, ceilingInches }: Room): boolean =>
  floor !== undefined || ceilingInches !== undefined
