import { describe, expect, test, vi } from 'vitest'
import type { Product } from '../../../../src/client/product-data/product-file.ts'
import {
  lightCountText,
  ratedCountText,
  useLightCount,
} from '../../../../src/features/fit/spot/islands/use-light-count.ts'
import type { SpotFixture } from '../../../../src/spots/spot.ts'
import { aBrowser } from '../../../client/a-browser.ts'
import { renderHook } from '../../../client/render-hook.ts'
import { round, sized, spotAt } from '../../../spots/lights.ts'
import { aProduct } from '../../finder/products.ts'

const aLight = (given: Partial<SpotFixture> = {}, place: readonly string[] = ['indoors']): Product =>
  aProduct({ kind: 'fixtures', fixture: { ...round(24), ...given }, facets: { place } })

const RIGHT = aLight()
const NEARLY = aLight(sized(16))
const TOO_WIDE = aLight(sized(38))
const LONG = aLight(sized(48, 5))
const DAMP = aLight({ locationRating: 'Damp' }, ['indoors', 'porch'])

const MORE = 'Ask us what else we can order.'

describe('of the lights for a table', () => {
  test.each([
    ['None of our 2 lights are right for it. Ask us. We can order others.', [TOO_WIDE, TOO_WIDE]],
    [`1 of our 2 lights is right for it. ${MORE}`, [RIGHT, TOO_WIDE]],
    [`3 of our 3 lights are right for it. ${MORE}`, [RIGHT, RIGHT, RIGHT]],
    ['4 of our 4 lights are right for it.', [RIGHT, RIGHT, RIGHT, RIGHT]],
    [`1 of our 2 lights is right for it, and 1 more is nearly right. ${MORE}`, [RIGHT, NEARLY]],
    ['2 of our 4 lights are right for it, and 2 more are nearly right.', [RIGHT, RIGHT, NEARLY, NEARLY]],
    [`Our only light is nearly right for it. ${MORE}`, [NEARLY]],
    [`2 of our 2 lights are nearly right for it. ${MORE}`, [NEARLY, NEARLY]],
    ['4 of our 4 lights are nearly right for it.', [NEARLY, NEARLY, NEARLY, NEARLY]],
  ])('it says "%s"', (text, lights) => {
    expect(lightCountText(lights, spotAt('table&size=72x40'))).toBe(text)
  })
})

test.each([
  ['Our only light isn’t right in a row of 4, but 1 long one works alone.', [LONG]],
  ['None of our 3 lights are right in a row of 4, but 2 long ones work alone.', [LONG, LONG, TOO_WIDE]],
  [`1 of our 2 lights is nearly right for it. ${MORE}`, [LONG, aLight(sized(8))]],
])('of the lights for a row of four it says those that hang alone: "%s"', (text, lights) => {
  expect(lightCountText(lights, spotAt('island&size=84x40&row=4'))).toBe(text)
})

test.each([
  ['Our only light isn’t. Ask us. We can order others.', [RIGHT]],
  ['1 of our 2 lights is.', [RIGHT, DAMP]],
  ['2 of our 3 lights are.', [DAMP, RIGHT, DAMP]],
])('of the lights for a room that asks for a rating it says "%s"', (text, lights) => {
  expect(ratedCountText(lights, 'damp')).toBe(text)
})

/** A page whose store has five lights, at an address that no other test asks for. */
function aTool(name: string, status = 200) {
  const sold = [RIGHT, RIGHT, NEARLY, NEARLY, DAMP].map((light, at) => ({
    ...light,
    productUrl: `light-${at}`,
  }))
  const fetch = vi.fn(async () => Response.json({ products: sold }, { status }))
  vi.stubGlobal('fetch', fetch)
  const { view } = aBrowser({ html: `<p data-product-files data-fixtures="/data/${name}.json"></p>` })
  return { fetch, ...renderHook(view, useLightCount) }
}

const TABLE = spotAt('table&size=72x40')

test.each([
  ['a place', TABLE, undefined, '3 of our 5 lights are right for it, and 2 more are nearly right.'],
  ['a rating', undefined, 'damp', '1 of our 5 lights is.'],
  ['a place in a room with a rating', TABLE, 'damp', `1 of our 5 lights is right for it. ${MORE}`],
] as const)(
  'the lights of the store are asked for and counted once %s is given',
  async (what, spot, rating, count) => {
    const { fetch, render, until } = aTool(what.replaceAll(' ', '-'))
    expect(render(undefined, undefined)).toEqual({ count: undefined, isCounting: false })
    expect(fetch).not.toHaveBeenCalled()
    expect(render(spot, rating)).toEqual({ count: undefined, isCounting: true })
    expect(await until(({ isCounting }) => !isCounting)).toEqual({ count, isCounting: false })
  },
)

test('lights that cannot be had are not counted', async () => {
  const { render, until } = aTool('uncounted-lights', 503)
  render(TABLE, undefined)
  expect(await until(({ isCounting }) => !isCounting)).toEqual({ count: undefined, isCounting: false })
})
