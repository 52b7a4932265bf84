import { describe, expect, test } from 'vitest'
import type { Room } from '../../../src/catalogue/rules/room/fan-fit.ts'
import type { Product } from '../../../src/client/product-data/product-file.ts'
import { lightFilter } from '../../../src/features/fit/fit-filter.ts'
import { roomFilter } from '../../../src/features/fit/room-filter.ts'
import type { SpotFixture } from '../../../src/spots/spot.ts'
import { round, sized, spotAt } from '../../spots/lights.ts'
import { aProduct } from '../finder/products.ts'

const fan = (span: number, given: Partial<Product> = {}) =>
  ({ kind: 'fans', sizes: [span], facets: {}, ...given }) as Product
const floor = [168, 144] as const

const low = { mounting: 'Low profile', bladeDropInches: 8.5 } as const
const onRod = (bladeDropInches: number) => ({ mounting: 'Downrod', bladeDropInches }) as const
const hall = { floor: [396, 84] as const }
const rated = (...place: string[]) => fan(48, { facets: { place } })
const NONE = 'Ask us about ordering one.'

test.each<[text: string | undefined, room: Room, fans: Product[]]>([
  ['2 of our 3 fans fit.', { floor }, [fan(48), fan(52), fan(60)]],
  ['1 of our 2 fans fits.', { floor }, [fan(48), fan(60)]],
  [`None of our 2 fans fit. ${NONE}`, { floor }, [fan(60), fan(72)]],
  [undefined, {}, [fan(48)]],
  // Under a ceiling that is too low for most downrods it names the mountings that fit.
  [
    '4 of our 5 fans fit: 2 low profile, 1 on a downrod, 1 to ask about.',
    { ceilingInches: 96 },
    [fan(48, low), fan(52, low), fan(52, onRod(12)), fan(52, onRod(12.25)), fan(52)],
  ],
  ['Our only fan fits: 1 to ask about.', { ceilingInches: 96 }, [fan(48)]],
  ['Our only fan fits.', { ceilingInches: 108 }, [fan(48, onRod(12))]],
  ['Our only fan fits.', { ceilingInches: 108, slope: 4 }, [fan(48, onRod(12))]],
  // A required rating alone.
  ['1 of our 2 fans is.', { rating: 'damp' }, [rated('indoors'), rated('indoors', 'porch')]],
  ['2 of our 3 fans are.', { rating: 'damp' }, [rated('porch'), rated('indoors'), rated('porch', 'rain')]],
  [`Our only fan isn’t. ${NONE}`, { rating: 'damp' }, [rated('indoors')]],
  // For the chosen number of fans, or for the other number if none fit.
  ['Our only fan fits.', { ...hall, fans: 2 }, [fan(42)]],
  [`None of our 2 fans fit. 1 works as a pair. ${NONE}`, { ...hall, fans: 1 }, [fan(42), fan(99)]],
])('counts "%s" in %j', (text, room, fans) => {
  expect(roomFilter(room)?.countText(fans)).toBe(text)
})

const aLight = (given: Partial<SpotFixture> = {}, place: readonly string[] = ['indoors']): Product =>
  aProduct({ kind: 'fixtures', fixture: { ...round(24), ...given }, facets: { place } })

const RIGHT = aLight()
const NEARLY = aLight(sized(16))
const TOO_WIDE = aLight(sized(38))
const UNKNOWN = aLight({ mounting: undefined as never })
const LONG = aLight(sized(48, 5))
const DAMP = aLight({ locationRating: 'Damp' }, ['indoors', 'porch'])

const MORE = 'Ask us what else we can order.'

describe('the count of lights for a table', () => {
  test.each([
    ['None of our 2 lights are right for this spot. Ask us about ordering one.', [TOO_WIDE, TOO_WIDE]],
    ['1 of our 2 lights might fit this spot.', [TOO_WIDE, UNKNOWN]],
    ['Our only light might fit this spot.', [UNKNOWN]],
    [`1 of our 2 lights is right for this spot. ${MORE}`, [RIGHT, TOO_WIDE]],
    [`All our lights are right for this spot. ${MORE}`, [RIGHT, RIGHT, RIGHT]],
    ['All our lights are right for this spot.', [RIGHT, RIGHT, RIGHT, RIGHT]],
    [`1 of our 2 lights is right for this spot, and 1 more is nearly right. ${MORE}`, [RIGHT, NEARLY]],
    [`Our only light is nearly right for this spot. ${MORE}`, [NEARLY]],
    ['All our lights are nearly right for this spot.', [NEARLY, NEARLY, NEARLY, NEARLY]],
  ])('reads "%s"', (text, lights) => {
    expect(lightFilter(spotAt('table&size=72x40'), undefined)?.countText(lights)).toBe(text)
  })
})

test.each([
  ['Our only light isn’t right in a row of 4, but 1 long one works alone.', [LONG]],
  ['None of our 3 lights are right in a row of 4, but 2 long ones work alone.', [LONG, LONG, TOO_WIDE]],
  [`1 of our 2 lights is nearly right for this spot. ${MORE}`, [LONG, aLight(sized(8))]],
])('names lights that hang alone, for a row of four: "%s"', (text, lights) => {
  expect(lightFilter(spotAt('island&size=84x40&row=4'), undefined)?.countText(lights)).toBe(text)
})

test.each([
  ['Our only light isn’t. Ask us about ordering one.', [RIGHT]],
  ['1 of our 2 lights is.', [RIGHT, DAMP]],
  ['2 of our 3 lights are.', [DAMP, RIGHT, DAMP]],
])('counts lights for a room that needs a rating: "%s"', (text, lights) => {
  expect(lightFilter(undefined, 'damp')?.countText(lights)).toBe(text)
})
