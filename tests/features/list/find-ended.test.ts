import { expect, test } from 'vitest'
import { KINDS } from '../../../src/catalogue/kinds/product-kinds.ts'
import { findEnded } from '../../../src/features/list/find-ended.ts'

const ended = (productUrl: string) => ({ productUrl, title: productUrl, url: `/${productUrl}` })

test('fans and fixtures that are no longer sold are found, in the order of the list; others are not', async () => {
  const found = await findEnded(['gone-1', 'reed-6', 'relic-52'], async (kind) =>
    kind === 'fans' ? [ended('relic-52'), ended('axial-44')] : [ended('reed-6')],
  )
  expect(found.map(({ productUrl }) => productUrl)).toEqual(['reed-6', 'relic-52'])
})

test('nothing is loaded for a list of what is sold', async () => {
  const fail = () => Promise.reject(new Error('loaded'))
  expect(await findEnded([], fail)).toEqual([])
})

test('a list is asked for by its kind alone', async () => {
  const asked: unknown[][] = []
  await findEnded(['relic-52'], async (...given: unknown[]) => {
    asked.push(given)
    return []
  })
  expect(asked).toEqual(KINDS.map((kind) => [kind]))
})
