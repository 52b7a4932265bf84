import { describe, expect, test } from 'vitest'
import type { Product } from '../../../src/client/product-data/product-file.ts'
import { fitCountText, lightCountText, ratedCountText } from '../../../src/features/fit/use-count.ts'
import type { SpotFixture } from '../../../src/spots/spot.ts'
import { round, sized, spotAt } from '../../spots/lights.ts'
import { aProduct } from '../finder/products.ts'

const fan = (span: number) => ({ kind: 'fans', sizes: [span] }) as unknown as Product
const floor = { lengthInches: 168, widthInches: 144 }

test.each([
  { fans: [fan(48), fan(52), fan(60)], text: '2 of our 3 fans fit.' },
  { fans: [fan(48), fan(60)], text: '1 of our 2 fans fits.' },
  { fans: [fan(60), fan(72)], text: 'None of our 2 fans fit. Ask us. We can order others.' },
])('$text', ({ fans, text }) => {
  expect(fitCountText(fans, { floor })).toBe(text)
})

test('names the mountings that fit when the ceiling is too low for most downrods', () => {
  const fans = [
    { sizes: [48], mounting: 'Low profile', bladeDropInches: 8.5 },
    { sizes: [52], mounting: 'Low profile', bladeDropInches: 8.5 },
    { sizes: [52], mounting: 'Downrod', bladeDropInches: 12 },
    { sizes: [52], mounting: 'Downrod', bladeDropInches: 12.25 },
    { sizes: [52] },
  ] as unknown as Product[]
  expect(fitCountText(fans, { ceilingInches: 96 })).toBe(
    '4 of our 5 fans fit: 2 low profile, 1 on a downrod, 1 to ask about.',
  )
})

test('writes nothing for an unmeasured room', () => {
  expect(fitCountText([fan(48)], {})).toBeUndefined()
})

test.each([
  { mounting: 'Low profile', bladeDropInches: 8.5, how: '1 low profile' },
  { mounting: 'Downrod', bladeDropInches: 12, how: '1 on a downrod' },
  { mounting: undefined, bladeDropInches: undefined, how: '1 to ask about' },
])('describes one fan under such a ceiling as $how', ({ how, ...hung }) => {
  const one = { sizes: [48], ...hung } as unknown as Product
  expect(fitCountText([one], { ceilingInches: 96 })).toBe(`Our only fan fits: ${how}.`)
})

test.each([
  ['a higher one', { ceilingInches: 108 }],
  ['one of a slope that most hang from', { ceilingInches: 108, slope: 4 }],
  ['one that is not known', { floor }],
])('doesn’t name mountings under %s', (_, room) => {
  const one = { sizes: [48], mounting: 'Downrod', bladeDropInches: 12 } as unknown as Product
  expect(fitCountText([one], room)).toBe('Our only fan fits.')
})

test.each([
  { places: [['indoors'], ['indoors', 'porch']], text: '1 of our 2 fans is.' },
  { places: [['porch'], ['indoors'], ['porch', 'rain']], text: '2 of our 3 fans are.' },
  { places: [['indoors']], text: 'Our only fan isn’t. Ask us. We can order others.' },
])('counts in a room with only a rating: $text', ({ places, text }) => {
  const fans = places.map((place) => ({ sizes: [48], facets: { place } }) as unknown as Product)
  expect(fitCountText(fans, { rating: 'damp' })).toBe(text)
})

test('counts fans for the chosen number of fans, or for the other number if none fit', () => {
  const hall = { floor: { lengthInches: 33 * 12, widthInches: 7 * 12 } }
  const [small, wide] = [fan(42), fan(99)]
  expect(fitCountText([small], { ...hall, fans: 2 })).toBe('Our only fan fits.')
  expect(fitCountText([small, wide], { ...hall, fans: 1 })).toBe(
    'None of our 2 fans fit. 1 works as a pair. Ask us. We can order others.',
  )
})

const aLight = (given: Partial<SpotFixture> = {}, place: readonly string[] = ['indoors']): Product =>
  aProduct({ kind: 'fixtures', fixture: { ...round(24), ...given }, facets: { place } })

const RIGHT = aLight()
const NEARLY = aLight(sized(16))
const TOO_WIDE = aLight(sized(38))
const LONG = aLight(sized(48, 5))
const DAMP = aLight({ locationRating: 'Damp' }, ['indoors', 'porch'])

const MORE = 'Ask us what else we can order.'

describe('the count of lights for a table', () => {
  test.each([
    ['None of our 2 lights are right for this spot. Ask us. We can order others.', [TOO_WIDE, TOO_WIDE]],
    [`1 of our 2 lights is right for this spot. ${MORE}`, [RIGHT, TOO_WIDE]],
    [`All our lights are right for this spot. ${MORE}`, [RIGHT, RIGHT, RIGHT]],
    ['All our lights are right for this spot.', [RIGHT, RIGHT, RIGHT, RIGHT]],
    [`1 of our 2 lights is right for this spot, and 1 more is nearly right. ${MORE}`, [RIGHT, NEARLY]],
    [
      '2 of our 4 lights are right for this spot, and 2 more are nearly right.',
      [RIGHT, RIGHT, NEARLY, NEARLY],
    ],
    [`Our only light is nearly right for this spot. ${MORE}`, [NEARLY]],
    [`All our lights are nearly right for this spot. ${MORE}`, [NEARLY, NEARLY]],
    ['All our lights are nearly right for this spot.', [NEARLY, NEARLY, NEARLY, NEARLY]],
  ])('reads "%s"', (text, lights) => {
    expect(lightCountText(lights, spotAt('table&size=72x40'))).toBe(text)
  })
})

test.each([
  ['Our only light isn’t right in a row of 4, but 1 long one works alone.', [LONG]],
  ['None of our 3 lights are right in a row of 4, but 2 long ones work alone.', [LONG, LONG, TOO_WIDE]],
  [`1 of our 2 lights is nearly right for this spot. ${MORE}`, [LONG, aLight(sized(8))]],
])('names lights that hang alone, for a row of four: "%s"', (text, lights) => {
  expect(lightCountText(lights, spotAt('island&size=84x40&row=4'))).toBe(text)
})

test.each([
  ['Our only light isn’t. Ask us. We can order others.', [RIGHT]],
  ['1 of our 2 lights is.', [RIGHT, DAMP]],
  ['2 of our 3 lights are.', [DAMP, RIGHT, DAMP]],
])('counts lights for a room that needs a rating: "%s"', (text, lights) => {
  expect(ratedCountText(lights, 'damp')).toBe(text)
})
