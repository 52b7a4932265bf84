import { expect, test } from 'vitest'
import { EXAMPLE_ROOM, exampleRoomFor } from '../../../../src/features/fit/room/example-room.ts'
import { roomText } from '../../../../src/features/fit/room/room-text.ts'

const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
const onRod = { mounting: 'Downrod', bladeDropInches: 12 } as const

test.each([
  { fan: { sizes: [48], ...onRod }, room: '14 × 12 ft, 9 ft ceiling' },
  { fan: { sizes: [42], ...lowProfile }, room: '11 × 10 ft, 9 ft ceiling' },
  { fan: { sizes: [30], ...onRod }, room: '9 × 8 ft, 8 ft ceiling' },
  { fan: { sizes: [52], ...onRod }, room: '18 × 16 ft, 9 ft ceiling' },
  { fan: { sizes: [65], ...onRod }, room: '24 × 20 ft, 10 ft ceiling' },
  { fan: { sizes: [26], ...onRod, bladeDropInches: 13.5 }, room: '8 × 7 ft, 9 ft ceiling' },
  { fan: { sizes: [99], ...onRod }, room: '30 × 24 ft, 14 ft ceiling' },
])('a fan of $fan.sizes in. is drawn in $room until a room is given', ({ fan, room }) => {
  expect(roomText(exampleRoomFor(fan))).toBe(room)
})

test.each([[[15]], [[]]])(
  'a fan of %j in. that suits none of the examples is drawn in the one of the listing',
  (sizes) => {
    expect(exampleRoomFor({ sizes })).toBe(EXAMPLE_ROOM)
  },
)
