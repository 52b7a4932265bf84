import { expect, test, vi } from 'vitest'
import type { Product } from '../../../../../src/client/product-data/product-file.ts'
import { fitCountText, useFitCount } from '../../../../../src/features/fit/room/islands/use-fit-count.ts'
import { aBrowser } from '../../../../client/a-browser.ts'
import { renderHook } from '../../../../client/render-hook.ts'
import { aProduct } from '../../../finder/products.ts'

const fan = (span: number) => ({ kind: 'fans', sizes: [span] }) as unknown as Product
const floor = { lengthInches: 168, widthInches: 144 }

test.each([
  { fans: [fan(48), fan(52), fan(60)], text: '2 of our 3 fans fit.' },
  { fans: [fan(48), fan(60)], text: '1 of our 2 fans fits.' },
  { fans: [fan(60), fan(72)], text: 'None of our 2 fans fit. Ask us. We can order others.' },
])('$text', ({ fans, text }) => {
  expect(fitCountText(fans, { floor })).toBe(text)
})

test('under a ceiling that is too low for most fans on a rod, it says how those hang that fit', () => {
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

test('nothing is said of a room of which nothing is known', () => {
  expect(fitCountText([fan(48)], {})).toBeUndefined()
})

test.each([
  { mounting: 'Low profile', bladeDropInches: 8.5, how: '1 low profile' },
  { mounting: 'Downrod', bladeDropInches: 12, how: '1 on a downrod' },
  { mounting: undefined, bladeDropInches: undefined, how: '1 to ask about' },
])('of one fan under such a ceiling it says $how', ({ how, ...hung }) => {
  const one = { sizes: [48], ...hung } as unknown as Product
  expect(fitCountText([one], { ceilingInches: 96 })).toBe(`Our only fan fits: ${how}.`)
})

test.each([
  ['a higher one', { ceilingInches: 108 }],
  ['one of a slope that most hang from', { ceilingInches: 108, slope: 4 }],
  ['one that is not known', { floor }],
])('under %s it does not', (_, room) => {
  const one = { sizes: [48], mounting: 'Downrod', bladeDropInches: 12 } as unknown as Product
  expect(fitCountText([one], room)).toBe('Our only fan fits.')
})

test.each([
  { places: [['indoors'], ['indoors', 'porch']], text: '1 of our 2 fans is.' },
  { places: [['porch'], ['indoors'], ['porch', 'rain']], text: '2 of our 3 fans are.' },
  { places: [['indoors']], text: 'Our only fan isn’t. Ask us. We can order others.' },
])('in a room that asks for a rating alone: $text', ({ places, text }) => {
  const fans = places.map((place) => ({ sizes: [48], facets: { place } }) as unknown as Product)
  expect(fitCountText(fans, { rating: 'damp' })).toBe(text)
})

/** A page whose store has three fans, at an address that no other test asks for. */
function aTool(name: string, status = 200) {
  const sold = [48, 52, 84].map((span) => aProduct({ title: `Wren ${span}`, sizes: [span] }))
  const fetch = vi.fn(async () => Response.json({ products: sold }, { status }))
  vi.stubGlobal('fetch', fetch)
  const { view } = aBrowser({ html: `<p data-product-files data-fans="/data/${name}.json"></p>` })
  return { fetch, ...renderHook(view, useFitCount) }
}

test('the fans of the store are asked for and counted once a room is given', async () => {
  const { fetch, render, until } = aTool('counted')
  expect(render({})).toEqual({ count: undefined, isCounting: false })
  expect(fetch).not.toHaveBeenCalled()
  expect(render({ floor })).toEqual({ count: undefined, isCounting: true })
  expect(await until(({ isCounting }) => !isCounting)).toEqual({
    count: '2 of our 3 fans fit.',
    isCounting: false,
  })
})

test('fans that cannot be had are not counted', async () => {
  const { render, until } = aTool('uncounted', 503)
  render({ floor })
  expect(await until(({ isCounting }) => !isCounting)).toEqual({ count: undefined, isCounting: false })
})

test('counts the fans of the chosen way, and those of the other way if there are none', () => {
  const hall = { floor: { lengthInches: 33 * 12, widthInches: 7 * 12 } }
  const [small, wide] = [fan(42), fan(99)]
  expect(fitCountText([small], { ...hall, fans: 2 })).toBe('Our only fan fits.')
  expect(fitCountText([small, wide], { ...hall, fans: 1 })).toBe(
    'None of our 2 fans fit. 1 fits as a pair. Ask us. We can order others.',
  )
})
