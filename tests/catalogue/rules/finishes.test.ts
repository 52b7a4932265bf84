import { expect, test } from 'vitest'
import {
  colourLists,
  partNumberLines,
  shownIn,
  shownInFinish,
} from '../../../src/catalogue/rules/finishes.ts'
import { aFan, aFixture } from '../../builders.ts'

const body = { part: 'body', colours: ['Graphite', 'Brass'] }
const blades = { part: 'blades', colours: ['Walnut'] }
const colors = { body: body.colours, blades: blades.colours }
const mixed = {
  mixAndMatch: true as const,
  shown: { body: ['Graphite'], blades: ['Walnut'] },
  colors,
  finishPictures: [],
}

test.each([
  [aFixture({ colors: ['Copper', 'Brass'] }), [{ part: 'finish', colours: ['Copper', 'Brass'] }]],
  [
    aFan({ ...mixed, colors: { ...colors, light: ['Opal', 'Clear'] } }),
    [body, blades, { part: 'light', colours: ['Opal', 'Clear'] }],
  ],
  [aFan(mixed), [body, blades]],
])('lists the finishes of each part (%#)', (product, lists) => {
  expect(colourLists(product)).toEqual(lists)
})

test.each([
  [aFan({ shown: ['Matte Black'] }), 'Matte Black'],
  [aFan({ shown: ['Matte Black', 'Satin Brass'] }), 'Matte Black, Satin Brass'],
  [aFixture({ shown: 'Satin Brass' }), 'Satin Brass'],
  [aFan(mixed), 'Graphite Body, Walnut Blades'],
  [
    aFan({ ...mixed, shown: { body: ['Graphite', 'Brass'], blades: ['Walnut', 'Oak'], light: ['Opal'] } }),
    'Graphite, Brass Body, Walnut, Oak Blades, Opal Light',
  ],
])('captions a photo (%#): Shown in %s', (product, caption) => {
  expect(shownIn(product)).toBe(`Shown in ${caption}`)
})

test('captions the photo of a chosen finish', () => {
  expect(shownInFinish('Aged Pewter')).toBe('Shown in Aged Pewter')
  expect(shownInFinish({ body: 'Brass', blades: 'Oak' })).toBe('Shown in Brass Body, Oak Blades')
})

const wagoner = { colors: ['Matte Black', 'Aged Bronze'], shown: 'Matte Black', partNumber: 'WG-0838-MB' }

test('pairs part numbers with finishes, and prints only the number for a single finish', () => {
  const finishPartNumbers = { 'Aged Bronze': 'WG-0838-AB' }
  const lines = ['WG-0838-MB, Matte Black', 'WG-0838-AB, Aged Bronze']
  expect(partNumberLines({ ...wagoner, finishPartNumbers })).toEqual(lines)
  expect(partNumberLines(wagoner)).toEqual(lines.slice(0, 1))
  expect(partNumberLines({ ...wagoner, colors: ['Matte Black'] })).toEqual(['WG-0838-MB'])
})
