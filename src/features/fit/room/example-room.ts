import { fanFit, type Room } from '../../../catalogue/rules/room/fan-fit.ts'
import type { SizedFan } from '../../../catalogue/rules/room/mounting-height.ts'

const example = (length: number, width: number, ceiling: number): Room => ({
  floor: { lengthInches: length * 12, widthInches: width * 12 },
  ceilingInches: ceiling * 12,
})

/** Example drawn before a visitor gives a room. */
export const EXAMPLE_ROOM = example(14, 12, 9)

/** A usual bedroom, small rooms, a living room, a large one, and a hall; last a pantry, for the smallest fans. */
const ROOMS = [
  EXAMPLE_ROOM,
  example(11, 10, 9),
  example(9, 8, 8),
  example(18, 16, 9),
  example(24, 20, 10),
  example(30, 24, 14),
  example(8, 7, 9),
]

/** The room that a fan is drawn in before a visitor gives one: the first that it is right for, else that it also works in. */
export function exampleRoomFor(fan: SizedFan): Room {
  const withBest = (suits: 'right' | 'alsoWorks') =>
    ROOMS.find((room) => fanFit(fan, room).best?.suits === suits)
  return withBest('right') ?? withBest('alsoWorks') ?? EXAMPLE_ROOM
}
