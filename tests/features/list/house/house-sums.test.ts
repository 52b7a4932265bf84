import { expect, test } from 'vitest'
import { houseSums } from '../../../../src/features/list/house/house-sums.ts'

const rod = (quantity: number) => ({ name: 'downrod', item: '24 in. downrod', quantity }) as const
const bulb = { name: 'bulbs', item: 'LED bulb', quantity: 4 } as const

test('equal things to order are one line, as many as all pieces take, by kind', () => {
  const { needed } = houseSums([
    { isFan: false, quantity: 3, hung: { needs: [], items: [bulb] } },
    { isFan: true, quantity: 2, hung: { needs: [], items: [rod(1)] } },
    { isFan: true, quantity: 1, hung: { needs: [], items: [rod(2)] } },
  ])
  expect(needed).toEqual([
    { name: 'downrod', items: [{ item: '24 in. downrod', quantity: 4 }] },
    { name: 'bulbs', items: [{ item: 'LED bulb', quantity: 12 }] },
  ])
})

test('pieces and watts are counted by kind, and those of unknown watts apart', () => {
  const { needed, ...sums } = houseSums([
    { isFan: true, quantity: 2, hung: { needs: [], items: [], watts: 31 } },
    { isFan: true, quantity: 3 },
    { isFan: false, quantity: 1, hung: { needs: [], items: [], watts: 20 } },
    { isFan: false, quantity: 4, hung: { needs: [], items: [] } },
  ])
  expect(needed).toEqual([])
  expect(sums).toEqual({
    fans: 5,
    lights: 5,
    fanWatts: { watts: 62, unknown: 3 },
    lightWatts: { watts: 20, unknown: 4 },
  })
})
