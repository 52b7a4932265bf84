import { expect, test } from 'vitest'
import { crossCheck } from '../../src/catalogue/consistency/cross-check.ts'
import { formatFault } from '../../src/catalogue/faults.ts'
import { own, ownFan, ownFixture, ownRecords } from './own-catalogue.ts'

test('the specification’s sample brand has nine fans', () => {
  expect(own.byBrand.fans.get('maxim-lighting')?.map(({ name }) => name)).toEqual([
    'alder-52',
    'beacon-60',
    'clearwater-33',
    'driftline-56',
    'elmwood-hugger-44',
    'foundry-65',
    'garden-gate-54',
    'halcyon-72',
    'inlet-48',
  ])
})

test('the catalog has no error, and each warning once', () => {
  expect(crossCheck(ownRecords).map((fault) => formatFault(fault).split(':')[0])).toEqual([
    '⚠ content/gallery.json › rooms[1].name',
    '⚠ content/fan-categories',
    '⚠ content/fixture-categories',
    '⚠ content/fans/atelier-52.json',
    '⚠ content/finish-colours.json',
    '⚠ content/finish-families.json',
  ])
})

test('has a fan and a fixture with only the required fields', () => {
  expect(ownFan('gatsby-60').lightIncluded).toBeUndefined()
  expect(ownFixture('gatsby-globe-9').bulbType).toBeUndefined()
})
