import { expect, test } from 'vitest'
import { type Room, sizeFit } from '../../../src/catalogue/rules/room/fan-fit.ts'
import { shortVerdict, sizeVerdict } from '../../../src/features/fit/size-verdict.ts'
import { feet } from '../../drawing/read-drawing.ts'

type HungFan = Parameters<typeof sizeFit>[0]

const bedroom = feet(14, 12)
const onDownrod = { mounting: 'Downrod', bladeDropInches: 12.5 } as const
const deeper = { mounting: 'Downrod', bladeDropInches: 16 } as const
const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
const under = (ceilingInches: number, slope?: number) => ({ ceilingInches, ...(slope && { slope }) })

const hall = feet(26, 18)
const BEST = 'The best size is'
const WALLS = 'The blades must stay 18 in. from the walls.'

test.each<[fan: HungFan, span: number, room: Room, short: string, words: string]>([
  [{}, 48, { floor: bedroom }, 'Right size', '48 in. is the right size for this room.'],
  [{}, 52, { floor: bedroom }, 'Also works', `52 in. works in this room. ${BEST} 44 to 50 in.`],
  [{}, 30, { floor: bedroom }, 'Small for this room', `30 in. is small for this room. ${BEST} 44 to 50 in.`],
  [{}, 72, { floor: bedroom }, 'Large for this room', `72 in. is large for this room. ${BEST} 44 to 50 in.`],
  [{}, 99, { floor: feet(10, 10) }, 'Too wide', `99 in. is too wide for this room. ${WALLS}`],
  [{}, 52, { floor: hall }, 'Right size, as a pair', 'Two 52 in. fans are the right size for this room.'],
  [{}, 30, { floor: hall }, 'Small for this room', `fans are small for this room. ${BEST} 50 to 56 in.`],
  [{}, 52, { floor: feet(7, 20) }, 'Too wide', `Two 52 in. fans are too wide for this room. ${WALLS}`],
  [{}, 24, { floor: feet(5.5, 5) }, 'Also works', '24 in. works in this room.'],
  [onDownrod, 60, under(108), 'Hangs safely', 'On the included 6 in. downrod, the blades are 7 ft 11 in.'],
  [{ mounting: 'Downrod' }, 60, under(120), 'Hangs safely', 'On a 12 in. downrod, the blades are about 8'],
  [onDownrod, 60, under(258), 'Hangs safely', 'It needs a custom downrod, about 152 in. long. Ask us about'],
  [{}, 60, under(108, 4), 'Hangs safely', 'Ask us how it hangs under this ceiling.'],
  [
    deeper,
    60,
    under(120, 6),
    'Hangs safely',
    'above the floor. A slope this gentle doesn’t need a sloped-ceiling',
  ],
  [
    deeper,
    60,
    under(144, 6.25),
    'Hangs safely',
    'above the floor. A slope this steep needs a sloped-ceiling',
  ],
  [lowProfile, 60, under(108, 1), 'Hangs safely', 'Mounted close to the ceiling, the blades are 8 ft 3 in.'],
  [deeper, 52, under(108, 12), 'Hangs too low', 'at least 36 in., the blades would be 5 ft 2 in. above the'],
  [lowProfile, 52, under(108, 4), 'Too close to the slope', 'A low profile fan hangs too close to this'],
  [onDownrod, 52, { floor: hall, ...under(96) }, 'Hangs too low', 'right size for this room. The ceiling'],
  [onDownrod, 52, under(96), 'Hangs too low', 'would be 6 ft 11 in. above the floor, and the minimum is 7'],
  [lowProfile, 52, under(132), 'Hangs safely', 'A fan on a downrod would bring the air down to you.'],
])('judges %o, %i in. in %o: %s', (fan, span, room, short, words) => {
  const fit = sizeFit(fan, span, room)
  expect([shortVerdict(fit), sizeVerdict(fit, room)]).toEqual([short, expect.stringContaining(words)])
})

test('names no adapter for a size that doesn’t fit', () => {
  const room = { floor: bedroom, ...under(120, 7) }
  expect(sizeVerdict(sizeFit(deeper, 30, room), room)).toBe(
    `30 in. is small for this room. ${BEST} 44 to 50 in. On a 12 in. downrod, the blades are 8 ft 2 in. above the floor.`,
  )
})

test('advises one fan for two in a room that one would serve', () => {
  expect(sizeVerdict(sizeFit(onDownrod, 44, { floor: bedroom, fans: 2 }), { floor: bedroom })).toBe(
    'Two 44 in. fans work in this room. One fan is best here, 44 to 50 in.',
  )
})
