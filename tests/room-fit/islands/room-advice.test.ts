import { describe, expect, test } from 'vitest'
import { sizeFit } from '../../../src/catalogue/rules/room/fan-fit.ts'
import { ceilingAnswer, shortVerdict, sizeAnswer, spanAnswer } from '../../../src/room-fit/islands/room-advice.ts'

const feet = (length: number, width: number) => ({ lengthInches: length * 12, widthInches: width * 12 })

describe('what to look for in a room', () => {
  test.each([
    [10, 7, 'Look for a span of 29 to 36 in.'],
    [10, 10, 'Look for a span of 36 to 42 in.'],
    [14, 12, 'Look for a span of 44 to 50 in.'],
    [20, 20, 'Look for a span of 50 to 56 in.'],
    [26, 18, 'Look for two fans of 50 to 56 in., or one of 60 in. and more.'],
    [7, 20, 'Look for two fans of 29 to 36 in., or one of 36 to 42 in.'],
    [26, 7, 'Look for two fans of 36 to 42 in., or one of 44 to 48 in.'],
    [50, 10, 'Look for two fans of 50 to 56 in., or one of 60 to 84 in.'],
    [12, 6, 'Look for a span of 29 to 36 in.'],
    [5.5, 5, 'No fan here may be wider than 24 in., as 18 in. must stay to the walls.'],
  ])('of %d by %d ft: %s', (length, width, answer) => {
    expect(spanAnswer(feet(length, width))).toBe(answer)
  })
})

describe('what a ceiling calls for', () => {
  test.each([
    [7, 'Few fans hang so close to the ceiling that their blades stay at 7 ft. Ask us.'],
    [8, 'Choose a low profile fan: on a rod, blades would turn lower than 7 ft.'],
    [9, 'The 6 in. rod from the box will do: the blades turn at about 7 ft 8 in.'],
    [10, 'Add a downrod of 12 in.: the blades then turn at about 8 ft 2 in.'],
    [15, 'Add a downrod of 72 in.: the blades then turn at about 8 ft 2 in.'],
    [16, 'Ask us about the rod: 72 in. is the longest, and longer ones are joined.'],
  ])('of %d ft: %s', (height, answer) => {
    expect(ceilingAnswer(height * 12)).toBe(answer)
  })
})

const onRod = { mounting: 'Downrod', bladeDropInches: 12.5 } as const
const hugger = { mounting: 'Low profile', bladeDropInches: 8.5 } as const

describe('how a size fits a room', () => {
  test.each([
    {
      fan: onRod,
      span: 48,
      room: { floor: feet(14, 12), ceilingInches: 108 },
      answer: '48 in. is the right size. On the 6 in. rod from the box, the blades turn at 7 ft 11 in.',
      short: 'Right size',
    },
    {
      fan: { mounting: 'Downrod' } as const,
      span: 52,
      room: { floor: feet(14, 12), ceilingInches: 120 },
      answer: '52 in. also works. With a downrod of 12 in., the blades turn at about 8 ft 2 in.',
      short: 'Also works',
    },
    {
      fan: onRod,
      span: 52,
      room: { floor: feet(26, 18), ceilingInches: 96 },
      answer:
        'Two of 52 in. are the right size. The ceiling is too low: the blades would turn at 6 ft 11 in, and 7 ft is the least.',
      short: 'Hangs too low',
    },
    {
      fan: hugger,
      span: 36,
      room: { floor: feet(7, 20), ceilingInches: 132 },
      answer:
        'Two of 36 in. are the right size. Close to the ceiling, the blades turn at 10 ft 3 in. A fan on a downrod would bring the air down to you.',
      short: 'Right size, as two',
    },
    {
      fan: {},
      span: 30,
      room: { floor: feet(14, 12) },
      answer: '30 in. is small for this room.',
      short: 'Small here',
    },
    {
      fan: {},
      span: 72,
      room: { floor: feet(14, 12) },
      answer: '72 in. is large for this room.',
      short: 'Large here',
    },
    {
      fan: {},
      span: 99,
      room: { floor: feet(10, 10) },
      answer: '99 in. is too wide: 18 in. must stay to the walls.',
      short: 'Too wide',
    },
    {
      fan: {},
      span: 52,
      room: { ceilingInches: 96 },
      answer: 'Ask us how it hangs under this ceiling.',
      short: 'Hangs safely',
    },
    {
      fan: onRod,
      span: 60,
      room: { ceilingInches: 240 },
      answer: 'Even a downrod of 72 in. leaves the blades at 13 ft 5 in. Ask us: longer rods are joined.',
      short: 'Hangs safely',
    },
  ])('$answer', ({ fan, span, room, answer, short }) => {
    expect(sizeAnswer(sizeFit(fan, span, room))).toBe(answer)
    expect(shortVerdict(sizeFit(fan, span, room))).toBe(short)
  })
})
