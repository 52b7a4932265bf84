import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../src/catalogue/kinds/product.ts'
import { FanAbove, FanFromSide } from '../../src/drawing/Fan.tsx'
import { FixtureFront } from '../../src/drawing/Fixture.tsx'
import type { LineDrawing } from '../../src/drawing/outline/line-drawing.ts'
import { measureDrawing } from '../../src/drawing/outline/measure-drawing.ts'
import { aFan, aFixture } from '../builders.ts'
import { anOutline } from '../own-catalogue/shapes.ts'
import { drawingOf, numbers } from './read-drawing.ts'

const fan = aFan({ productUrl: 'alder-52', sizes: [44, 52] })
const { drawing, lines } = await measureDrawing(anOutline(), fan)

const near = (measures: readonly number[] | undefined, inches: readonly number[]) =>
  expect(measures?.map((one) => Math.round(one * 2) / 2 + 0)).toEqual(inches)

describe('the dimensions of a drawing', () => {
  test('scales a fan by its blade sweep, and can lengthen its downrod', () => {
    expect(drawing.spanInches).toBe(52)
    near(drawing.front, [-26, 0, 52, 16])
    near(drawing.stem, [2, 8])
    near([drawing.bladesInches ?? 0], [12.5])
  })

  test('measures glass too', async () => {
    const shade = '<path class="glass" d="M-20 16h40v10h-40z"/>'
    near((await measureDrawing(anOutline(52, shade), fan)).drawing.front, [-26, 0, 52, 26])
  })

  test('hangs a light by the part of its drawing above its height', async () => {
    const light = aFixture({ mounting: 'Hanging', fixtureHeight: 4 })
    near((await measureDrawing(anOutline(), light)).drawing.stem, [1.5, 12])
  })

  test('groups a view’s shapes under the product’s name, without styles', async () => {
    expect(lines).toContain(
      '<g id="alder-52-front" class="lines" stroke-width="1"><path d="M-.5 2h1v6h-1z"/><path fill="none"',
    )
    const foreign =
      '<g fill="red" style="stroke:red"><title>Fan</title><circle id="a" r="1" fill="none"/></g>'
    expect((await measureDrawing(anOutline(52, foreign), fan)).lines).toContain(
      'class="lines" stroke-width="1"><circle fill="none" r="1"/><path',
    )
  })

  test('names a drawing that shows nothing', async () => {
    const empty = '<svg viewBox="0 0 9 9"><g id="front"></g></svg>'
    await expect(measureDrawing(empty, fan as Product)).rejects.toThrow(
      'The drawing of alder-52 shows nothing from the front.',
    )
  })
})

const USUAL = { spanInches: 52, dropInches: 12.5, hasLight: true, drawing }
const elevation = (props: object) => drawingOf(createElement(FanFromSide, { ...USUAL, ...props }))

describe('a fan by its drawing', () => {
  test('is one reference to it at its own height', () => {
    expect(elevation({}).querySelectorAll('use')).toHaveLength(1)
    expect(elevation({}).querySelector('use')?.getAttribute('href')).toBe('#alder-52-front')
  })

  test('keeps its height in another size', () => {
    const smaller = elevation({ spanInches: 26 })
    expect(smaller.querySelector('g')?.getAttribute('transform')).toBe('translate(0 -12.5)scale(0.5 1)')
    const plan = drawingOf(createElement(FanAbove, { spanInches: 26, drawing }))
    expect(plan.querySelector('g')?.getAttribute('transform')).toBe('scale(0.5)')
  })

  test('stretches only its downrod when it is longer', () => {
    const [canopy, rod, body] = elevation({ dropInches: 32.5 }).querySelectorAll('svg')
    const stretch = (part: typeof rod) =>
      Math.round((numbers(part, 'height')[0] ?? 0) - (numbers(part, 'viewBox')[3] ?? 0))
    expect([canopy, rod, body].map(stretch)).toEqual([0, 20, 0])
  })

  test('under a slope has its canopy along it', () => {
    expect(elevation({ tilt: 14 }).querySelector('[transform="rotate(14)"] use')).not.toBeNull()
  })
})

const light: LineDrawing = { name: 'dome', front: [-8, 0, 16, 21], top: [-8, -8, 16, 16], stem: [1.5, 9] }
const fixture = { fixtureHeight: 12, fixtureLength: 16, fixtureWidth: 16, mounting: 'Hanging' } as const
const hung = (overallInches: number) =>
  drawingOf(createElement(FixtureFront, { fixture, drawing: light, overallInches }))

test('stretches only the chain of a light that hangs lower, and draws only its body without a ceiling', () => {
  const parts = hung(45).querySelectorAll('svg')
  expect(parts.flatMap((part) => numbers(part, 'height'))).toEqual([2.5, 31.5, 13])
  expect(hung(45).querySelector('g')?.getAttribute('transform')).toBe('translate(0 -45)')
  const bodies = hung(0).querySelectorAll('svg')
  expect(bodies.map((body) => numbers(body, 'viewBox'))).toEqual([[-9, 9, 18, 13]])
})
