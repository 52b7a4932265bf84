import type { Room } from '../../catalogue/rules/room/fan-fit.ts'
import { takesTwoFans } from '../../catalogue/rules/room/span-fit.ts'
import { type ParameterChanges, queryParameter } from '../../client/state.ts'

export type Limits = readonly [min: number, max: number]

/**
 * Limits in inches: a room is 3 to 60 ft long and wide, its ceiling 7 to 30 ft high (rule R8) and sloped by 45 degrees at most (rule
 * R7), in inches per foot.
 */
export const LIMITS = {
  length: [36, 720],
  width: [36, 720],
  ceiling: [84, 360],
  slope: [0, 12],
} as const satisfies Record<string, Limits>

export const isWithin = ([min, max]: Limits, inches: number): boolean => inches >= min && inches <= max

export const defined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>
  }

const ROOM_TEXTS = ['room', 'ceiling', 'slope', 'at', 'fans'] as const

export type RoomTexts = Partial<Record<(typeof ROOM_TEXTS)[number], string | undefined>>

/** In quarter inches, which two decimals of a foot can express. */
function readInches(limits: Limits, text: string | undefined, unit = 12): number | undefined {
  const inches = Math.round(Number(text) * unit * 4) / 4
  return isWithin(limits, inches) ? inches : undefined
}

/** A room without values that depend on an unknown part: the slope needs a ceiling, its measuring point a slope, two fans a floor. */
export function consistentRoom<Known extends Room>(room: Known): Known {
  const { floor, ceilingInches, slope, at, fans, ...rest } = room
  const isSloped = ceilingInches !== undefined && Boolean(slope)
  return {
    ...rest,
    ...defined({
      floor,
      fans: floor && takesTwoFans(floor) ? fans : undefined,
      ceilingInches,
      slope: isSloped ? slope : undefined,
      at: isSloped && floor ? at : undefined,
    }),
  } as Known
}

/** The parts of a room in its parameters; a missing part or one beyond the limits is left out. */
export function readRoom({ room, ceiling, slope, at, fans }: RoomTexts): Room {
  const [length, width] = (room?.split('x') ?? []).map((side) => readInches(LIMITS.length, side))
  return defined({
    floor: length !== undefined && width !== undefined ? ([length, width] as const) : undefined,
    ceilingInches: readInches(LIMITS.ceiling, ceiling),
    slope: readInches(LIMITS.slope, slope, 1),
    at: at as Room['at'],
    fans: fans === undefined ? undefined : fans === '1' ? (1 as const) : (2 as const),
  })
}

/** The room in an address: `?room=14x12&ceiling=9&slope=4`, in feet, its slope in inches per foot. */
export const roomIn = (search: string): Room =>
  consistentRoom(readRoom(Object.fromEntries(ROOM_TEXTS.map((name) => [name, queryParameter(search, name)]))))

const feet = (inches: number): string => String(Number((inches / 12).toFixed(2)))

/** A room as parameters of an address; an unknown part is removed from it. */
export function roomParameters(room: Room) {
  const { floor, ceilingInches, slope, at, fans } = consistentRoom(room)
  return {
    room: floor?.map(feet).join('x'),
    ceiling: ceilingInches === undefined ? undefined : feet(ceilingInches),
    slope: slope?.toString(),
    at,
    fans: fans?.toString(),
  } satisfies ParameterChanges
}

export const isKnown = ({ floor, ceilingInches }: Room): boolean =>
  floor !== undefined || ceilingInches !== undefined
