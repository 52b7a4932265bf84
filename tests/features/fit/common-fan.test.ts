import { expect, test } from 'vitest'
import { roomText } from '../../../src/catalogue/rules/measurement-text.ts'
import {
  ceilingAdvice,
  commonFan,
  downrodRows,
  EXAMPLE_ROOM,
  exampleRoomFor,
  spanAdvice,
  spanRows,
} from '../../../src/features/fit/common-fan.ts'
import { feet } from '../../drawing/read-drawing.ts'

test.each([
  { floor: undefined, span: 52, fans: 1 },
  { floor: feet(14, 12), span: 48, fans: 1 },
  { floor: feet(26, 18), span: 52, fans: 2 },
  { floor: feet(7, 20), span: 30, fans: 2 },
  { floor: feet(10, 5), span: 24, fans: 1 },
])('draws $fans fans with a $span in. span in $floor when no fan is chosen', ({ floor, span, fans }) => {
  expect(commonFan(floor)).toEqual({ spanInches: span, fans, bladeCount: 5, hasLight: true })
})

const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
const onRod = { mounting: 'Downrod', bladeDropInches: 12 } as const

test.each([
  { fan: { sizes: [48], ...onRod }, room: '14 × 12 ft, 9 ft ceiling' },
  { fan: { sizes: [42], ...lowProfile }, room: '11 × 10 ft, 9 ft ceiling' },
  { fan: { sizes: [30], ...onRod }, room: '9 × 8 ft, 8 ft ceiling' },
  { fan: { sizes: [26], ...onRod, bladeDropInches: 13.5 }, room: '8 × 7 ft, 9 ft ceiling' },
  { fan: { sizes: [99], ...onRod }, room: '30 × 24 ft, 14 ft ceiling' },
])('draws a $fan.sizes in. fan in a room of its own ($room) when no room is given', ({ fan, room }) => {
  expect(roomText(exampleRoomFor(fan))).toBe(room)
})

test('draws a fan in the listing’s room when no example suits it', () => {
  expect([{ sizes: [15] }, { sizes: [] }].map(exampleRoomFor)).toEqual([EXAMPLE_ROOM, EXAMPLE_ROOM])
})

test.each([
  [feet(14, 12), 'In a 14 × 12 ft room, look for a blade span of 44 to 50 in.'],
  [feet(6, 65 / 12), 'In a 6 ft × 5 ft 5 in. room, look for a blade span of 29 in.'],
  [feet(26, 18), 'In a 26 × 18 ft room, look for two fans, each 50 to 56 in., or one that’s 60 in. or more.'],
  [feet(33, 7), 'In a 33 × 7 ft room, look for two fans, each 36 to 42 in.'],
  [feet(40, 30), 'In a 40 × 30 ft room, look for one or two fans, each 60 in. or more.'],
  [
    feet(5.5, 5),
    'In a 5 ft 6 in. × 5 ft room, choose a fan no wider than 24 in., so that its blades stay 18 in. from the walls.',
  ],
  [
    feet(10, 59.5 / 12),
    'In a 10 ft × 4 ft 11.5 in. room, choose a fan no wider than 23 in., so that its blades stay 18 in. from the walls.',
  ],
  [
    feet(10, 4.5),
    'A 10 ft × 4 ft 6 in. room is too narrow for a fan. Blades must stay 18 in. from the walls, so choose a light instead.',
  ],
])('advises spans for the floor %j: "%s"', (floor, advice) => {
  expect(spanAdvice(floor)).toBe(advice)
})

const ADAPTER = 'A slope this steep needs a sloped-ceiling adapter. Ask us for the right one.'
const NO_ADAPTER = 'A slope this gentle doesn’t need a sloped-ceiling adapter.'

const FEW = 'few fans can keep their blades 7 ft above the floor. Ask us which ones can.'
const best = (rod: string, blades = '8 ft 2 in.') =>
  `most fans hang best on ${rod}, with the blades about ${blades} above the floor.`
const inBox = (blades: string) =>
  `most fans hang on the included 6 in. downrod, with the blades about ${blades} above the floor.`

test.each([
  [84, 0, `a 7 ft ceiling, ${FEW}`],
  [96, 0, 'an 8 ft ceiling, many fans on a downrod hang too low, with the blades less than 7 ft above'],
  [108, 0, `a 9 ft ceiling, ${inBox('7 ft 8 in.')}`],
  [120, 0, `a 10 ft ceiling, ${best('a 12 in. downrod')}`],
  [192, 0, `a 16 ft ceiling, ${best('48 in. + 36 in. downrods and a coupler')}`],
  [258, 0, 'a 21 ft 6 in. ceiling, most fans need a custom downrod, about 148 in. long. Ask us about'],
  [144, 6, `a 12 ft ceiling, sloped 6 in. per foot, ${best('a 36 in. downrod')} ${NO_ADAPTER}`],
  [144, 6.25, `a 12 ft ceiling, sloped 6.25 in. per foot, ${best('a 36 in. downrod')} ${ADAPTER}`],
  [84, 1, `a 7 ft ceiling, sloped 1 in. per foot, ${FEW}`],
  [84, 1.25, 'a 7 ft ceiling, sloped 1.25 in. per foot, most fans hang too low. On a downrod that clears'],
])('advises a mounting under a ceiling of %d in., slope %d: "%s"', (ceilingInches, slope, advice) => {
  expect(ceilingAdvice(ceilingInches, slope)).toContain(`Under ${advice}`)
})

test('advises a longer downrod for wider fans under a slope', () => {
  expect(ceilingAdvice(144, 12, 84)).toBe(
    `Under a 12 ft ceiling, sloped 12 in. per foot, ${best('a 48 in. downrod', '7 ft 2 in.')} ${ADAPTER}`,
  )
})

test('the guide lists spans by floor, and downrods by ceiling', () => {
  const lines = (rows: ReturnType<typeof spanRows>) => rows.map((row) => row.join(': '))
  expect(lines(spanRows())).toEqual([
    'Up to 75 sq ft: 29 to 36 in.',
    '75 to 144 sq ft: 36 to 42 in.',
    '144 to 225 sq ft: 44 to 50 in.',
    '225 to 400 sq ft: 50 to 56 in.',
    'Over 400 sq ft: 60 in. or more, or two fans',
  ])
  const downrods = lines(downrodRows())
  expect(downrods.slice(0, 3)).toEqual([
    '8 ft: a low profile fan, or one on a short downrod',
    '9 ft: the included 6 in. downrod',
    '10 ft: a 12 in. downrod',
  ])
  expect(downrods.at(-1)).toBe('20 ft: 72 in. + 60 in. downrods and a coupler')
})
