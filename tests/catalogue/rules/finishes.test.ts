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

test('a fan of one finish has one list', () => {
  expect(colourLists(aFan({ colors: ['Matte Black', 'Satin Brass'] }))).toEqual([
    { part: 'finish', colours: ['Matte Black', 'Satin Brass'] },
  ])
})

test('a fixture has one list', () => {
  expect(colourLists(aFixture({ colors: ['Copper'] }))).toEqual([{ part: 'finish', colours: ['Copper'] }])
})

test('a mix-and-match fan with a light has three lists', () => {
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
])('a mix-and-match fan whose light is $case has two lists', ({ colors }) => {
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

describe('the finish on the picture', () => {
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

describe('a finish the shopper chose', () => {
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

test('a number for each finish, in the order of the finishes', () => {
  const finishPartNumbers = { 'Aged Bronze': 'WG-0838-AB' }
  expect(partNumberLines({ ...wagoner, finishPartNumbers })).toEqual([
    'WG-0838-MB, Matte Black',
    'WG-0838-AB, Aged Bronze',
  ])
})

test('a number has its finish if others are unknown', () => {
  expect(partNumberLines(wagoner)).toEqual(['WG-0838-MB, Matte Black'])
})

test('one finish needs only its number', () => {
  expect(partNumberLines({ ...wagoner, colors: ['Matte Black'] })).toEqual(['WG-0838-MB'])
})
