import { expect, test } from 'vitest'
import { sizeFit } from '../../../../src/catalogue/rules/room/fan-fit.ts'
import { shortVerdict, sizeVerdict } from '../../../../src/fit/room/islands/size-verdict.ts'

const feet = (length: number, width: number) => ({ lengthInches: length * 12, widthInches: width * 12 })
const bedroom = feet(14, 12)
const onDownrod = { mounting: 'Downrod', bladeDropInches: 12.5 } as const
const withoutDrop = { mounting: 'Downrod' } as const
const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const

test.each([
  {
    fan: onDownrod,
    span: 48,
    room: { floor: bedroom, ceilingInches: 108 },
    sentences: '48 in. is the right size. On the 6 in. rod in the box, the blades turn at 7 ft 11 in.',
    short: 'Right size',
  },
  {
    fan: withoutDrop,
    span: 52,
    room: { floor: bedroom, ceilingInches: 120 },
    sentences: '52 in. also works. With a downrod of 12 in., the blades turn at about 8 ft 2 in.',
    short: 'Also works',
  },
  {
    fan: onDownrod,
    span: 52,
    room: { floor: feet(26, 18), ceilingInches: 96 },
    sentences:
      'Two 52 in. fans are the right size. The ceiling is too low: the blades would turn at 6 ft 11 in.; the minimum is 7 ft.',
    short: 'Hangs too low',
  },
  {
    fan: lowProfile,
    span: 36,
    room: { floor: feet(7, 20), ceilingInches: 132 },
    sentences:
      'Two 36 in. fans are the right size. Close to the ceiling, the blades turn at 10 ft 3 in. A fan on a downrod would bring the air down to you.',
    short: 'Right size, as a pair',
  },
  {
    fan: onDownrod,
    span: 60,
    room: { ceilingInches: 240 },
    sentences:
      'Even a 72 in. downrod is too short: it leaves the blades at 13 ft 5 in. Ask us: longer rods are joined.',
    short: 'Hangs safely',
  },
  {
    fan: {},
    span: 52,
    room: { ceilingInches: 96 },
    sentences: 'Ask us how it hangs under this ceiling.',
    short: 'Hangs safely',
  },
  {
    fan: {},
    span: 30,
    room: { floor: bedroom },
    sentences: '30 in. is small for this room.',
    short: 'Small here',
  },
  {
    fan: {},
    span: 72,
    room: { floor: bedroom },
    sentences: '72 in. is large for this room.',
    short: 'Large here',
  },
  {
    fan: {},
    span: 99,
    room: { floor: feet(10, 10) },
    sentences: '99 in. is too wide: the blades must clear the walls by 18 in.',
    short: 'Too wide',
  },
  {
    fan: {},
    span: 30,
    room: { floor: feet(26, 18) },
    sentences: 'Two 30 in. fans are small for this room.',
    short: 'Small here',
  },
  {
    fan: {},
    span: 44,
    room: { floor: feet(26, 18) },
    sentences: 'Two 44 in. fans also work.',
    short: 'Also works, as a pair',
  },
  {
    fan: {},
    span: 72,
    room: { floor: feet(24, 10) },
    sentences: 'Two 72 in. fans are large for this room.',
    short: 'Large here',
  },
  {
    fan: {},
    span: 52,
    room: { floor: feet(7, 20) },
    sentences: 'Two 52 in. fans are too wide: the blades must clear the walls by 18 in.',
    short: 'Too wide',
  },
  {
    fan: { mounting: 'Downrod', bladeDropInches: 16 } as const,
    span: 60,
    room: { ceilingInches: 120, slope: 6 },
    sentences:
      'With a downrod of 18 in., the blades turn at 7 ft 8 in. On this slope it hangs without an adapter.',
    short: 'Hangs safely',
  },
  {
    fan: { mounting: 'Downrod', bladeDropInches: 16 } as const,
    span: 60,
    room: { ceilingInches: 144, slope: 6.25 },
    sentences:
      'With a downrod of 36 in., the blades turn at 8 ft 2 in. It needs a sloped-ceiling adapter: ask us.',
    short: 'Hangs safely',
  },
  {
    fan: { mounting: 'Downrod', bladeDropInches: 16 } as const,
    span: 60,
    room: { ceilingInches: 108, slope: 12 },
    sentences:
      'The ceiling is too low for its slope: on the downrod it takes, at least 36 in., the blades would turn at 5 ft 2 in.; the minimum is 7 ft.',
    short: 'Hangs too low',
  },
  {
    fan: lowProfile,
    span: 52,
    room: { ceilingInches: 108, slope: 4 },
    sentences: 'A low profile fan hangs too close to a slope: choose one on a downrod.',
    short: 'Too close to the slope',
  },
  {
    fan: lowProfile,
    span: 52,
    room: { ceilingInches: 108, slope: 1 },
    sentences: 'Close to the ceiling, the blades turn at 8 ft 3 in.',
    short: 'Hangs safely',
  },
  {
    fan: {},
    span: 52,
    room: { ceilingInches: 108, slope: 4 },
    sentences: 'Ask us how it hangs under this ceiling.',
    short: 'Hangs safely',
  },
])('$sentences', ({ fan, span, room, sentences, short }) => {
  expect(sizeVerdict(sizeFit(fan, span, room))).toBe(sentences)
  expect(shortVerdict(sizeFit(fan, span, room))).toBe(short)
})
