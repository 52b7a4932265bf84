import { expect, test } from 'vitest'
import { roomInWords } from '../../../src/features/search/room-in-words.ts'

test.each([
  { typed: 'black fan for 12 by 11', room: '12x11', rest: 'black fan for' },
  { typed: '14x12 room', room: '14x12', rest: '' },
  { typed: "fan 14' x 12' wet", room: '14x12', rest: 'fan   wet' },
  { typed: '9 ft by 10 ft fan', room: '9x10', rest: 'fan' },
  { typed: '60 x 60', room: '60x60', rest: '' },
  { typed: '5 X 5 ROOM', room: '5x5', rest: '' },
  { typed: 'a fan, 12 BY 11, wet', room: '12x11', rest: 'a fan,  , wet' },
])('"$typed" names a room of $room', ({ typed, room, rest }) => {
  expect(roomInWords(typed)).toMatchObject({ parameters: { room }, rest })
})

test.each([
  { typed: 'fan under 8 ft', ceiling: '8', rest: 'fan' },
  { typed: '8 ft ceiling', ceiling: '8', rest: '' },
  { typed: 'black fan for an 8-foot ceiling', ceiling: '8', rest: 'black fan' },
  { typed: "ceiling of 9' fan", ceiling: '9', rest: 'fan' },
  { typed: '30 ft ceilings', ceiling: '30', rest: '' },
  { typed: '7 FT CEILING', ceiling: '7', rest: '' },
  { typed: 'fan under 9 ft black', ceiling: '9', rest: 'fan   black' },
])('"$typed" names a ceiling of $ceiling ft', ({ typed, ceiling, rest }) => {
  expect(roomInWords(typed)).toEqual({
    parameters: { ceiling },
    text: `a ceiling of ${ceiling} ft`,
    rest,
  })
})

test('a room and its ceiling are named together', () => {
  expect(roomInWords('white fan for 12 by 11 under 8 ft')).toEqual({
    parameters: { room: '12x11', ceiling: '8' },
    text: 'a room of 12 by 11 ft, a ceiling of 8 ft',
    rest: 'white fan for',
  })
})

test.each([
  'under 52 inches',
  '6 ft ceiling',
  '31 ft ceiling',
  '52 inch fan',
  '2 x 12',
  '61 x 12',
  'WG-0838x12',
  '12 x',
  '112 x 12',
])('"%s" names none', (typed) => {
  expect(roomInWords(typed)).toBeUndefined()
})
