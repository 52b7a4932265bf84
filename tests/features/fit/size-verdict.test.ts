import { describe, expect, test } from 'vitest'
import { type Room, sizeFit } from '../../../src/catalogue/rules/room/fan-fit.ts'
import { shortVerdict, sizeVerdict } from '../../../src/features/fit/size-verdict.ts'
import { feet } from '../../drawing/read-drawing.ts'

type HungFan = Parameters<typeof sizeFit>[0]

const bedroom = feet(14, 12)
const onDownrod = { mounting: 'Downrod', bladeDropInches: 12.5 } as const
const deeper = { mounting: 'Downrod', bladeDropInches: 16 } as const
const withoutDrop = { mounting: 'Downrod' } as const
const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
const under = (ceilingInches: number, slope?: number) => ({ ceilingInches, ...(slope && { slope }) })

const verdictsOf = (fan: HungFan, span: number, room: Room) => {
  const fit = sizeFit(fan, span, room)
  return [shortVerdict(fit), sizeVerdict(fit, room)]
}

test('advises one fan for two in a room that one would serve', () => {
  expect(sizeVerdict(sizeFit(onDownrod, 44, { floor: bedroom }, true), { floor: bedroom })).toBe(
    'Two 44 in. fans also work in this room. One fan is best here, 44 to 50 in.',
  )
})

describe('on a floor', () => {
  test.each([
    [48, bedroom, 'Right size', '48 in. is the right size for this room.'],
    [52, bedroom, 'Also works', '52 in. also works in this room. The best size is 44 to 50 in.'],
    [52, feet(26, 18), 'Right size, as a pair', 'Two 52 in. fans are the right size for this room.'],
    [30, bedroom, 'Small for this room', '30 in. is small for this room. The best size is 44 to 50 in.'],
    [
      30,
      feet(26, 18),
      'Small for this room',
      'Two 30 in. fans are small for this room. The best size is 50 to 56 in. each.',
    ],
    [
      44,
      feet(26, 18),
      'Also works, as a pair',
      'Two 44 in. fans also work in this room. The best size is 50 to 56 in. each.',
    ],
    [
      72,
      feet(24, 10),
      'Large for this room',
      'Two 72 in. fans are large for this room. The best size is 36 to 42 in. each.',
    ],
    [
      52,
      feet(7, 20),
      'Too wide',
      'Two 52 in. fans are too wide for this room. The blades must stay 18 in. from the walls.',
    ],
    [45, feet(7, 20), 'Also works', '45 in. also works in this room. The best size is 36 to 42 in.'],
    [24, feet(5.5, 5), 'Also works', '24 in. also works in this room.'],
    [20, feet(5.5, 5), 'Small for this room', '20 in. is small for this room.'],
    [72, bedroom, 'Large for this room', '72 in. is large for this room. The best size is 44 to 50 in.'],
    [
      99,
      feet(10, 10),
      'Too wide',
      '99 in. is too wide for this room. The blades must stay 18 in. from the walls.',
    ],
  ])('judges %i in. %o: "%s"', (span, floor, short, sentences) => {
    expect(verdictsOf({}, span, { floor })).toEqual([short, sentences])
  })
})

describe('the verdict of a fan that hangs safely', () => {
  test.each<[HungFan, Room, string]>([
    [onDownrod, under(108), 'On the 6 in. downrod in the box, the blades are 7 ft 11 in. above the floor.'],
    [withoutDrop, under(120), 'On a 12 in. downrod, the blades are about 8 ft 2 in. above the floor.'],
    [
      onDownrod,
      under(240),
      'On 72 in. + 60 in. downrods and a coupler, the blades are 8 ft 5 in. above the floor.',
    ],
    [onDownrod, under(258), 'It needs a custom downrod, about 152 in. long. Ask us about ordering one.'],
    [{}, under(96), 'Ask us how it hangs under this ceiling.'],
    [{}, under(108, 4), 'Ask us how it hangs under this ceiling.'],
    [
      deeper,
      under(120, 6),
      'On an 18 in. downrod, the blades are 7 ft 8 in. above the floor. This slope doesn’t need a sloped-ceiling adapter.',
    ],
    [
      deeper,
      under(144, 6.25),
      'On a 36 in. downrod, the blades are 8 ft 2 in. above the floor. This slope needs a sloped-ceiling adapter. Ask us for the right one.',
    ],
    [lowProfile, under(108, 1), 'Mounted close to the ceiling, the blades are 8 ft 3 in. above the floor.'],
  ])('judges %o %o', (fan, room, sentences) => {
    expect(verdictsOf(fan, 60, room)).toEqual(['Hangs safely', sentences])
  })
})

test('mentions no adapter for a size that doesn’t fit', () => {
  expect(sizeVerdict(sizeFit(deeper, 30, { floor: bedroom, ...under(120, 7) }), { floor: bedroom })).toBe(
    '30 in. is small for this room. The best size is 44 to 50 in. On a 12 in. downrod, the blades are 8 ft 2 in. above the floor.',
  )
})

test.each<[string, HungFan, Room, string]>([
  [
    'Hangs too low',
    deeper,
    under(108, 12),
    'The ceiling is too low for its slope. On a downrod that clears it, at least 36 in., the blades would be 5 ft 2 in. above the floor. The minimum is 7 ft.',
  ],
  [
    'Too close to the slope',
    lowProfile,
    under(108, 4),
    'A low profile fan hangs too close to this slope. Choose one on a downrod.',
  ],
  [
    'Hangs too low',
    onDownrod,
    { floor: feet(26, 18), ...under(96) },
    'Two 52 in. fans are the right size for this room. The ceiling is too low. The blades would be 6 ft 11 in. above the floor, and the minimum is 7 ft.',
  ],
  [
    'Right size, as a pair',
    lowProfile,
    { floor: feet(26, 18), ...under(132) },
    'Two 52 in. fans are the right size for this room. Mounted close to the ceiling, the blades are 10 ft 3 in. above the floor. A fan on a downrod would bring the air down to you.',
  ],
])('judges %s: %o %o', (short, fan, room, sentences) => {
  expect(verdictsOf(fan, 52, room)).toEqual([short, sentences])
})
