import { expect, test } from 'vitest'
import type { SpotName } from '../../../../src/catalogue/rules/spot/spots.ts'
import { SPOT_GUIDES } from '../../../../src/features/fit/spot/guide/spot-guides.ts'
import { SPOT_TOOLS } from '../../../../src/features/fit/spot/spot-tools.ts'
import { spotAt } from './spot-fixture.ts'

const BESIDE_WIDE =
  'Beside a mirror this wide two lights are more than 40 in. apart: narrow ones also work, and a bar over it lights a face more evenly.'

test.each([
  [
    'table&size=72x40',
    'Look for a light 20 to 26 in. wide, or a long one of 36 to 48 in. Hang the lower edge 30 to 36 in. above the table.',
  ],
  [
    'table&size=72x40&ceiling=9',
    'Look for a light 20 to 26 in. wide, or a long one of 36 to 48 in. Hang the lower edge 33 to 39 in. above the table, 39 to 45 in. below the ceiling.',
  ],
  [
    'island&size=84x40',
    'Look for a row of 3, each up to 16 in. wide, with centers 28 in. apart, or one long light of 42 to 56 in. Hang the lower edge 30 to 36 in. above the counter.',
  ],
  [
    'island&size=40x24&ceiling=9',
    'Look for one light up to 14 in. wide, or a long one of 20 to 26 in. Hang the lower edge 30 to 36 in. above the counter, 36 to 42 in. below the ceiling.',
  ],
  [
    'island&size=84x40&row=3',
    'Look for a row of 3, each up to 16 in. wide, with centers 28 in. apart, or one long light of 42 to 56 in. Hang the lower edge 30 to 36 in. above the counter.',
  ],
  [
    'island&size=84x40&row=2',
    'Look for a row of 2, each up to 24 in. wide, with centers 42 in. apart. A row of 3 is more usual here. Hang the lower edge 30 to 36 in. above the counter.',
  ],
  [
    'island&size=40x24&row=2',
    'Look for a row of 2, each up to 8 in. wide, with centers 20 in. apart. One is more usual here. Hang the lower edge 30 to 36 in. above the counter.',
  ],
  [
    'island&size=48x40&row=3',
    'Look for a row of 3, each up to 4 in. wide, with centers 16 in. apart. A row of 2 is more usual here. Hang the lower edge 30 to 36 in. above the counter.',
  ],
  [
    'island&size=47x40&row=3',
    '3 lights are too many for this island: 2 are right. Hang the lower edge 30 to 36 in. above the counter.',
  ],
  [
    'island&size=24x24&row=4',
    '4 lights are too many for this island: 1 is right. Hang the lower edge 30 to 36 in. above the counter.',
  ],
  ['mirror&size=36', 'Look for a bar of 27 to 36 in., 3 in. above the mirror.'],
  ['beside&size=24', 'Look for two lights, each up to 11 in. wide, centered 62 in. above the floor.'],
  ['beside&size=20', 'Look for two lights, each 4 to 9 in. wide, centered 62 in. above the floor.'],
  [
    'beside&size=15',
    'Beside a mirror this narrow two lights are less than 28 in. apart: those of up to 7 in. also work, and a bar over it lights a face more evenly.',
  ],
  ['beside&size=31', 'Look for two lights, each up to 5 in. wide, centered 62 in. above the floor.'],
  ['beside&size=32', BESIDE_WIDE],
  [
    'door&size=80',
    'Look for two lanterns 18 to 24 in. tall, or one of 24 to 29 in., centered 66 in. above the threshold.',
  ],
  [
    'room&room=14x12',
    'Look for a light 21 to 31 in. wide. No light may hang lower than 7 ft above the floor.',
  ],
  [
    'room&room=24x4',
    'Look for 3 lights along it, each 10 to 14 in. wide. No light may hang lower than 7 ft above the floor.',
  ],
  [
    'room&room=14x12&ceiling=9',
    'Look for a light 21 to 31 in. wide. Its lower edge looks best at about 7 ft 6 in.; no light may hang lower than 7 ft above the floor.',
  ],
  [
    'room&room=14x12&ceiling=8',
    'Look for a light 21 to 31 in. wide. One close to the ceiling is best here: no light may hang lower than 7 ft above the floor, and none that is mounted on the ceiling lower than 6 ft 8 in.',
  ],
])('for a light at %s: "%s"', (asked, advice) => {
  const spot = spotAt(`?spot=${asked}`)
  expect(spot && SPOT_TOOLS[spot.name].advice(spot)).toBe(advice)
})

test.each<[SpotName, size: string, height: string]>([
  [
    'table',
    '1/2 to 2/3 of the table’s width, and at least 12 in. narrower; a long light, 1/2 to 2/3 of its length',
    '30 to 36 in. above the top, 3 in. more for each foot of ceiling over 8 ft',
  ],
  [
    'island',
    'One for every 30 in. of counter, 12 in. between them, or a long light 1/2 to 2/3 of its length; at least 10 in. narrower than the counter',
    '30 to 36 in. above the counter',
  ],
  ['mirror', 'A bar 3/4 of the mirror’s width to all of it', '3 in. above the mirror'],
  [
    'beside',
    'A pair with centers 28 to 40 in. apart, each up to 12 in. wide',
    'Centered 62 in. above the floor',
  ],
  [
    'door',
    'Two about a quarter of the door’s height, or one about a third',
    'Centered 66 in. above the threshold',
  ],
  [
    'room',
    'Add length and width in feet: that many inches wide, give or take a fifth',
    'Lower edge at 7 ft or higher, 6 ft 8 in. if mounted on the ceiling',
  ],
])('the guide of the %s says "%s" and "%s"', (name, size, height) => {
  expect(SPOT_GUIDES[name]).toEqual({ size, height })
})
