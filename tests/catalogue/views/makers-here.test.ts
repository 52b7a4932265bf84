import { expect, test } from 'vitest'
import { makersHere } from '../../../src/catalogue/views/makers-here.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

const makers = makersHere(own)

test('a maker leads to its own screen, with the number of its fans', () => {
  expect(makers.find(({ name }) => name === 'Maxim Lighting')).toEqual({
    name: 'Maxim Lighting',
    url: '/ceiling-fans/by-brand/maxim-lighting',
    count: 9,
  })
})

test('a maker of fixtures alone is not among them', () => {
  expect(makers.map(({ name }) => name)).not.toContain('Minka-Lavery')
})

test('they stand by their names', () => {
  const names = makers.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(1)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en-US')))
})
