import { expect, test } from 'vitest'
import { readShownCount, saveShownCount } from '../../../../src/features/finder/results/shown-count.ts'
import { aBrowser, aStorage, type Kept } from '../../../client/a-browser.ts'

const storage = aStorage()
const at = (path: string, given: Kept = storage) => aBrowser({ path, storage: given }).view

test('results that were shown further are shown so far again', () => {
  saveShownCount(at('/ceiling-fans?place=rain'), 72)
  expect(readShownCount(at('/ceiling-fans?place=rain'))).toBe(72)
})

test.each(['/ceiling-fans?place=porch', '/ceiling-fans/outdoor?place=rain'])(
  'other results, of %s, begin with 36',
  (path) => {
    saveShownCount(at('/ceiling-fans?place=rain'), 72)
    expect(readShownCount(at(path))).toBe(36)
  },
)

test('a tab keeps them by the address of the list', () => {
  const tab = aStorage()
  saveShownCount(at('/ceiling-fans?place=rain', tab), 72)
  expect(tab.getItem('shown:/ceiling-fans?place=rain')).toBe('72')
})

test.each(['forbidden', 'full'] as const)('with storage that is %s they begin with 36', (given) => {
  const view = at('/ceiling-fans?place=rain', given)
  expect(() => saveShownCount(view, 72)).not.toThrow()
  expect(readShownCount(view)).toBe(36)
})
