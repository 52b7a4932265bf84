import { expect, test } from 'vitest'
import { roomInWords } from '../../../src/finder/search/room-in-words.ts'

test.each([
  { typed: 'black fan for 12 by 11', room: '12x11', rest: 'black fan for' },
  { typed: '14x12 room', room: '14x12', rest: '' },
  { typed: "fan 14' x 12' wet", room: '14x12', rest: 'fan   wet' },
  { typed: '9 ft by 10 ft fan', room: '9x10', rest: 'fan' },
  { typed: '60 x 60', room: '60x60', rest: '' },
])('"$typed" names a room of $room', ({ typed, room, rest }) => {
  expect(roomInWords(typed)).toMatchObject({ room, rest })
})

test.each(['52 inch fan', '4 x 12', '61 x 12', 'WG-0838x12', '12 x', '112 x 12'])(
  '"%s" names none',
  (typed) => {
    expect(roomInWords(typed)).toBeUndefined()
  },
)
