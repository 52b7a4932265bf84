import { expect, test } from 'vitest'
import { EXAMPLE_ROOM, exampleRoomFor } from '../../../../src/features/fit/room/example-room.ts'
import { roomText } from '../../../../src/features/fit/room/room-text.ts'

const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
const onRod = { mounting: 'Downrod', bladeDropInches: 12 } as const

test.each([
  { fan: { sizes: [48], ...onRod }, room: '14 ft by 12 ft, ceiling 9 ft' },
  { fan: { sizes: [42], ...lowProfile }, room: '11 ft by 10 ft, ceiling 9 ft' },
  { fan: { sizes: [30], ...onRod }, room: '9 ft by 8 ft, ceiling 8 ft' },
  { fan: { sizes: [52], ...onRod }, room: '18 ft by 16 ft, ceiling 9 ft' },
  { fan: { sizes: [65], ...onRod }, room: '24 ft by 20 ft, ceiling 10 ft' },
  { fan: { sizes: [26], ...onRod, bladeDropInches: 13.5 }, room: '8 ft by 7 ft, ceiling 9 ft' },
  { fan: { sizes: [99], ...onRod }, room: '30 ft by 24 ft, ceiling 14 ft' },
])('a fan of $fan.sizes in. is drawn in $room until a room is given', ({ fan, room }) => {
  expect(roomText(exampleRoomFor(fan))).toBe(room)
})

test.each([[[15]], [[]]])(
  'a fan of %j in. that suits none of the examples is drawn in the one of the listing',
  (sizes) => {
    expect(exampleRoomFor({ sizes })).toBe(EXAMPLE_ROOM)
  },
)
