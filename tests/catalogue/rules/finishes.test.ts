import { describe, expect, test } from 'vitest'
import {
  colourLists,
  partNumberLines,
  shownIn,
  shownInFinish,
} from '../../../src/catalogue/rules/finishes.ts'
import { aFan, aFixture } from '../../builders.ts'

const mixed = {
  mixAndMatch: true as const,
  shown: { body: ['Graphite'], blades: ['Walnut'] },
  finishPictures: [],
}

test('lists finishes once for a fan with one part', () => {
  expect(colourLists(aFan({ colors: ['Matte Black', 'Satin Brass'] }))).toEqual([
    { part: 'finish', colours: ['Matte Black', 'Satin Brass'] },
  ])
})

test('lists finishes once for a fixture', () => {
  expect(colourLists(aFixture({ colors: ['Copper'] }))).toEqual([{ part: 'finish', colours: ['Copper'] }])
})

test('lists body, blade and light finishes of a mix-and-match fan', () => {
  const colors = { body: ['Graphite', 'Brass'], blades: ['Walnut'], light: ['Opal', 'Clear'] }
  expect(colourLists(aFan({ ...mixed, colors }))).toEqual([
    { part: 'body', colours: ['Graphite', 'Brass'] },
    { part: 'blades', colours: ['Walnut'] },
    { part: 'light', colours: ['Opal', 'Clear'] },
  ])
})

test.each([
  { case: 'absent', colors: { body: ['Graphite'], blades: ['Walnut'] } },
  { case: 'undefined', colors: { body: ['Graphite'], blades: ['Walnut'], light: undefined } },
])('lists body and blade finishes if the light is $case', ({ colors }) => {
  expect(colourLists(aFan({ ...mixed, colors }))).toEqual([
    { part: 'body', colours: ['Graphite'] },
    { part: 'blades', colours: ['Walnut'] },
  ])
})

const mixedColors = {
  mixAndMatch: true as const,
  colors: { body: ['Graphite'], blades: ['Walnut'] },
  finishPictures: [],
}

describe('the caption of the photo', () => {
  test.each([
    [['Matte Black'], 'Shown in Matte Black'],
    [['Matte Black', 'Satin Brass'], 'Shown in Matte Black, Satin Brass'],
  ])('a fan of one finish, %j: %s', (shown, caption) => {
    expect(shownIn(aFan({ shown }))).toBe(caption)
  })

  test.each([
    [['Graphite'], ['Walnut'], undefined, 'Shown in Graphite Body, Walnut Blades'],
    [['Graphite'], ['Walnut'], ['Opal'], 'Shown in Graphite Body, Walnut Blades, Opal Light'],
    [
      ['Graphite', 'Brass'],
      ['Walnut', 'Oak'],
      ['Opal', 'Clear'],
      'Shown in Graphite, Brass Body, Walnut, Oak Blades, Opal, Clear Light',
    ],
  ])('a mix-and-match fan, body %j, blades %j, light %j: %s', (body, blades, light, caption) => {
    expect(shownIn(aFan({ ...mixedColors, shown: { body, blades, light } }))).toBe(caption)
  })

  test('a fixture', () => {
    expect(shownIn(aFixture({ shown: 'Satin Brass' }))).toBe('Shown in Satin Brass')
  })
})

describe('the caption of a chosen finish', () => {
  test.each([
    { finish: 'Aged Pewter', caption: 'Shown in Aged Pewter' },
    { finish: { body: 'Brass', blades: 'Oak' }, caption: 'Shown in Brass Body, Oak Blades' },
    {
      finish: { body: 'Brass', blades: 'Oak', light: 'Clear' },
      caption: 'Shown in Brass Body, Oak Blades, Clear Light',
    },
  ])('$caption', ({ finish, caption }) => {
    expect(shownInFinish(finish)).toBe(caption)
  })
})

const wagoner = { colors: ['Matte Black', 'Aged Bronze'], shown: 'Matte Black', partNumber: 'WG-0838-MB' }

test('pairs part numbers with finishes in their order', () => {
  const finishPartNumbers = { 'Aged Bronze': 'WG-0838-AB' }
  expect(partNumberLines({ ...wagoner, finishPartNumbers })).toEqual([
    'WG-0838-MB, Matte Black',
    'WG-0838-AB, Aged Bronze',
  ])
})

test('names a number’s finish if other numbers are unknown', () => {
  expect(partNumberLines(wagoner)).toEqual(['WG-0838-MB, Matte Black'])
})

test('prints only the number for a single finish', () => {
  expect(partNumberLines({ ...wagoner, colors: ['Matte Black'] })).toEqual(['WG-0838-MB'])
})
