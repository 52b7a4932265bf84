import { expect, test } from 'vitest'
import { readShownCount, saveShownCount } from '../../../../src/features/finder/results/shown-count.ts'
import { aBrowser, aStorage, type Kept } from '../../../client/a-browser.ts'

const storage = aStorage()
const at = (path: string, given: Kept = storage) => aBrowser({ path, storage: given }).view

test('results that were shown further are shown so far again', () => {
  saveShownCount(at('/ceiling-fans?place=rain'), 72)
  expect(readShownCount(at('/ceiling-fans?place=rain'))).toBe(72)
})

test('other results begin with 36', () => {
  saveShownCount(at('/ceiling-fans?place=rain'), 72)
  expect(readShownCount(at('/ceiling-fans?place=porch'))).toBe(36)
})

test.each(['forbidden', 'full'] as const)('with storage that is %s they begin with 36', (given) => {
  const view = at('/ceiling-fans?place=rain', given)
  expect(() => saveShownCount(view, 72)).not.toThrow()
  expect(readShownCount(view)).toBe(36)
})
