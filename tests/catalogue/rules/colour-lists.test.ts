import { expect, test } from 'vitest'
import { colourLists } from '../../../src/catalogue/rules/finishes.ts'
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
