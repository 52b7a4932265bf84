import { expect, test } from 'vitest'
import type { Room } from '../../../src/catalogue/rules/room/fan-fit.ts'
import type { Product } from '../../../src/client/products.ts'
import { roomFilter } from '../../../src/features/fit/room-filter.ts'

const aFan = (sizes: readonly number[], given: Partial<Product> = {}) =>
  ({ kind: 'fans', facets: {}, sizes, ...given }) as Product
const onRod = { mounting: 'Downrod', bladeDropInches: 12 } as const
const lowProfile = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
const floor = [168, 144] as const
const hall = [312, 216] as const
const under9 = { floor, ceilingInches: 108 }
const rated = (...place: string[]) => aFan([48], { ...onRod, facets: { place } })

const RIGHT = 'The right size for your room'
const NEARLY = 'Nearly the right size for your room'
const SAFE = 'Safe under your ceiling'
const RATED = 'Rated for your room'
const HIGH = 'These hang high. A fan on a downrod would bring the air down to you'
const ask = (heading: string) => `${heading}. Ask us how these hang`

test.each<[room: Room, fan: Product, heading: string | undefined]>([
  [under9, aFan([48], onRod), RIGHT],
  [under9, aFan([36, 48, 60], onRod), RIGHT],
  [under9, aFan([52], onRod), NEARLY],
  [under9, aFan([60], onRod), undefined],
  [under9, aFan([48], { ...onRod, bladeDropInches: 25 }), undefined],
  [under9, aFan([48]), ask(RIGHT)],
  [under9, aFan([52]), ask(NEARLY)],
  [under9, aFan([]), undefined],
  // A low profile fan hangs high over 10 ft 6 in., and two downrods reach under 20 ft 10 in.
  [{ floor, ceilingInches: 126 }, aFan([48], lowProfile), RIGHT],
  [{ floor, ceilingInches: 126.25 }, aFan([48], lowProfile), HIGH],
  [{ floor, ceilingInches: 250 }, aFan([48], onRod), RIGHT],
  [{ floor, ceilingInches: 250.25 }, aFan([48], onRod), ask(RIGHT)],
  // A room for two fans lists a pair before a single fan.
  [{ floor: hall, ceilingInches: 108 }, aFan([52], onRod), `${RIGHT} with two fans`],
  [{ floor: hall, ceilingInches: 108 }, aFan([60], onRod), `${RIGHT} with one fan`],
  [{ floor: hall, ceilingInches: 108 }, aFan([58], onRod), `${NEARLY} with two fans`],
  [{ floor: hall, ceilingInches: 108 }, aFan([52, 60], onRod), `${RIGHT} with two fans`],
  // A ceiling without a floor keeps fans that hang safely, a floor without a ceiling those that suit it.
  [{ ceilingInches: 95 }, aFan([48], onRod), undefined],
  [{ ceilingInches: 95 }, aFan([48], lowProfile), SAFE],
  [{ ceilingInches: 108, slope: 1 }, aFan([48], lowProfile), SAFE],
  [{ ceilingInches: 108, slope: 1.25 }, aFan([48], lowProfile), undefined],
  [{ floor }, aFan([60]), undefined],
  [{ floor }, aFan([56]), NEARLY],
  // A required rating.
  [{ ...under9, rating: 'damp' }, aFan([48], onRod), undefined],
  [{ ...under9, rating: 'damp' }, rated('indoors'), undefined],
  [{ ...under9, rating: 'damp' }, rated('indoors', 'porch'), RIGHT],
  [{ ...under9, rating: 'wet' }, rated('indoors', 'porch'), undefined],
  [{ ...under9, rating: 'wet' }, rated('indoors', 'porch', 'rain'), RIGHT],
  [{ rating: 'wet' }, rated('indoors', 'porch'), undefined],
  [{ rating: 'wet' }, rated('indoors', 'porch', 'rain'), RATED],
])('in %j puts %j under the heading "%s"', (room, fan, heading) => {
  const filter = roomFilter(room)
  expect(filter?.headingOf(fan)).toBe(heading)
  if (heading) expect(filter?.headings).toContain(heading)
})

test('has the groups of right sizes first, two fans before one, and high fans last', () => {
  const { headings = [] } = roomFilter({ floor: hall }) ?? {}
  const groups = [RIGHT, NEARLY].flatMap((suits) => [`${suits} with two fans`, `${suits} with one fan`])
  const order = [...groups.flatMap((group) => [group, ask(group)]), HIGH].map((one) => headings.indexOf(one))
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order).not.toContain(-1)
})

test.each<[Room, label: string]>([
  [under9, '14 × 12 ft room, 9 ft ceiling'],
  [{ ...under9, rating: 'damp' }, '14 × 12 ft room, 9 ft ceiling, rated damp or wet'],
  [{ ceilingInches: 95 }, '7 ft 11 in. ceiling'],
  [{ rating: 'damp' }, 'Rated damp or wet'],
])('labels the filter for %j "%s"', (room, label) => {
  const filter = roomFilter(room)
  expect(filter?.label).toBe(label)
  expect(filter?.parameters).toEqual(['room', 'ceiling', 'slope', 'at', 'fans', 'in'])
})

test.each([
  { room: { floor }, sizes: [36, 48], size: 48, why: 'the one that suits the floor' },
  { room: { floor }, sizes: [48], size: undefined, why: 'none if there is one' },
  { room: { ceilingInches: 108 }, sizes: [36, 48], size: undefined, why: 'none if no floor is known' },
])('Save stores the size $size of $sizes: $why', ({ room, sizes, size }) => {
  const filter = roomFilter(room)
  expect(filter?.sizeOf?.(aFan(sizes))).toBe(size)
  expect(filter?.noteOf?.(aFan(sizes))).toBe(size && `${size} in. for your room`)
})

test('an unmeasured room filters nothing', () => {
  expect(roomFilter({})).toBeUndefined()
})

const fan = (span: number, given: Partial<Product> = {}) => aFan([span], given)
const NONE = 'Ask us about ordering one.'

test.each<[text: string | undefined, room: Room, fans: Product[]]>([
  ['2 of our 3 fans fit.', { floor }, [fan(48), fan(52), fan(60)]],
  ['1 of our 2 fans fits.', { floor }, [fan(48), fan(60)]],
  [`None of our 2 fans fit. ${NONE}`, { floor }, [fan(60), fan(72)]],
  [undefined, {}, [fan(48)]],
  [
    '2 of our 3 fans fit.',
    { ceilingInches: 96 },
    [fan(48, lowProfile), fan(52), fan(52, { ...onRod, bladeDropInches: 12.25 })],
  ],
  ['Our only fan fits.', { ceilingInches: 108 }, [fan(48, onRod)]],
  ['Our only fan fits.', { ceilingInches: 108, slope: 4 }, [fan(48, onRod)]],
  // A required rating alone.
  ['1 of our 2 fans is.', { rating: 'damp' }, [rated('indoors'), rated('indoors', 'porch')]],
  ['2 of our 3 fans are.', { rating: 'damp' }, [rated('porch'), rated('indoors'), rated('porch', 'rain')]],
  [`Our only fan isn’t. ${NONE}`, { rating: 'damp' }, [rated('indoors')]],
  // For the chosen number of fans.
  ['Our only fan fits.', { floor: [396, 84] as const, fans: 2 }, [fan(42)]],
  [`None of our 2 fans fit. ${NONE}`, { floor: [396, 84] as const, fans: 1 }, [fan(42), fan(99)]],
])('counts "%s" in %j', (text, room, fans) => {
  expect(roomFilter(room)?.countText(fans)).toBe(text)
})
