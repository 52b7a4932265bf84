import { expect, test } from 'vitest'
import { ownFanColumn } from '../../../src/features/list/own-fan/own-fan-column.ts'

const OWN = { airflow: 4100, watts: 65, spanInches: 52 }

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
