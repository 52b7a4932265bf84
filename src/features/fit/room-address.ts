import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { takesTwoFans } from '../../catalogue/rules/room/span-fit.ts'
import { type ParameterChanges, queryParameter } from '../../client/state.ts'
import { isWithinLimits, type MeasurementName } from './limits.ts'

/** The parameters of a room. */
export type RoomTexts = Partial<Record<'room' | 'ceiling' | 'slope' | 'fans', string | undefined>>

/** Two decimals of a foot are enough for every quarter of an inch. */
const QUARTERS_IN_A_FOOT = 48

function inchesOf(feet: string | undefined, name: MeasurementName): number | undefined {
  const inches = Math.round(Number(feet) * QUARTERS_IN_A_FOOT) / 4
  return isWithinLimits(name, inches) ? inches : undefined
}

/** In quarters of an inch; 0 for a flat ceiling. */
export function slopeOf(rise: string | undefined): number | undefined {
  const slope = Math.round(Number(rise) * 4) / 4
  return isWithinLimits('slope', slope) ? slope : undefined
}

/** A room from its parameters; what is missing or beyond the limits of a room is left out, and so is a slope without a ceiling. */
export function readRoom({ room, ceiling, slope: rise, fans }: RoomTexts): Room {
  const [length, width] = room?.split('x') ?? []
  const lengthInches = inchesOf(length, 'length')
  const widthInches = inchesOf(width, 'width')
  const ceilingInches = inchesOf(ceiling, 'ceiling')
  const slope = slopeOf(rise)
  const floor =
    lengthInches !== undefined && widthInches !== undefined ? { lengthInches, widthInches } : undefined
  return {
    ...(floor && { floor }),
    ...(floor && fans && takesTwoFans(floor) && { fans: fans === '1' ? (1 as const) : (2 as const) }),
    ...(ceilingInches !== undefined && { ceilingInches, ...(slope && { slope }) }),
  }
}

/** The room in an address: `?room=14x12&ceiling=9&slope=4`, in feet, its slope in inches per foot. */
export const roomIn = (search: string): Room =>
  readRoom({
    room: queryParameter(search, 'room'),
    ceiling: queryParameter(search, 'ceiling'),
    slope: queryParameter(search, 'slope'),
    fans: queryParameter(search, 'fans'),
  })

const feet = (inches: number): string => String(Number((inches / 12).toFixed(2)))

/** A room as parameters of an address; an unknown part is removed from it. */
export const roomParameters = ({ floor, ceilingInches, slope, fans }: Room) =>
  ({
    room: floor && `${feet(floor.lengthInches)}x${feet(floor.widthInches)}`,
    ceiling: ceilingInches === undefined ? undefined : feet(ceilingInches),
    slope: slope === undefined ? undefined : String(slope),
    fans: floor && fans && takesTwoFans(floor) ? String(fans) : undefined,
  }) satisfies ParameterChanges

/** Whether anything is known of a room. */
export const isKnown = ({ floor, ceilingInches }: Room): boolean =>
  floor !== undefined || ceilingInches !== undefined
