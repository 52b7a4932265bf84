import { expect, test } from 'vitest'
import { keepOwnFan, keptOwnFan } from '../../../src/features/list/own-fan/own-fan.ts'
import { ownFanColumn } from '../../../src/features/list/own-fan/own-fan-column.ts'
import { device, forbidden } from '../../client/a-browser.ts'

const OWN = { airflow: 4100, watts: 65, spanInches: 52 }

test('an own fan is kept in the address and on the device', () => {
  const view = device()
  keepOwnFan(view, OWN)
  expect(view.location.search).toBe('?yours=4100_65_52')
  expect(Object.entries(view.localStorage).map(([, text]) => text)).toEqual(['4100_65_52'])
  expect(keptOwnFan(view)).toBe('4100_65_52')
})

test('an own fan that is removed is forgotten in both', () => {
  const view = device()
  keepOwnFan(view, OWN)
  keepOwnFan(view, undefined)
  expect(view.location.search).toBe('')
  expect(view.localStorage).toHaveLength(0)
  expect(keptOwnFan(view)).toBe('')
})

test('the fan of an address comes before the one that the device keeps', () => {
  const view = device()
  keepOwnFan(view, OWN)
  view.history.replaceState(null, '', '?yours=3000_90_60')
  expect(keptOwnFan(view)).toBe('3000_90_60')
})

test('where storage is forbidden the own fan is in the address alone', () => {
  const view = forbidden()
  expect(keptOwnFan(view)).toBe('')
  keepOwnFan(view, OWN)
  expect(keptOwnFan(view)).toBe('4100_65_52')
})

test('an own fan stands in a comparison with what its label says, and nothing else', () => {
  const { specs, ...column } = ownFanColumn(OWN)
  expect(column).toEqual({
    kind: 'fans',
    productUrl: '',
    title: 'Yours',
    manufacturer: 'By its label',
    url: '',
    sizes: '52 in.',
    finishes: { groups: [], views: [] },
    spans: [52],
    figures: { airflow: [4100], efficiency: [4100 / 65], runningCost: [65] },
  })
})
