import { expect, test } from 'vitest'
import { countedProducts, kindOfPath } from '../../../src/catalogue/kinds/product-kinds.ts'

test.each([
  { path: '/ceiling-fans/outdoor', kind: 'fans' },
  { path: '/ceiling-fans/by-brand/hunter/signal-52', kind: 'fans' },
  { path: '/lighting-fixtures/pendants/reed-cylinder-6?finish=black', kind: 'fixtures' },
  { path: '/ceiling-fans', kind: undefined },
  { path: '/ceiling-fans-and-more/x', kind: undefined },
  { path: '', kind: undefined },
])('"$path" is about $kind', ({ path, kind }) => {
  expect(kindOfPath(path)).toBe(kind)
})

test.each([
  [0, 'fans', '0 fans'],
  [1, 'fans', '1 fan'],
  [1, 'fixtures', '1 light'],
  [12, 'fixtures', '12 lights'],
] as const)('%i of the %s are "%s"', (count, kind, text) => {
  expect(countedProducts(count, kind)).toBe(text)
})
