import { afterEach, expect, test, vi } from 'vitest'
import { takeEvents } from '../../../src/client/analytics.ts'
import { trackFilter } from '../../../src/features/finder/track-filter.ts'
import { aBrowser } from '../../client/a-browser.ts'

const LABELS = new Map([['place', { label: 'Where it hangs', values: new Map([['rain', 'In the rain']]) }]])

/** The events counted when a box is changed. */
function counted(box: string): unknown[] {
  const { view, element } = aBrowser({ html: `<input type="checkbox" ${box} />` })
  vi.stubGlobal('HTMLInputElement', view.HTMLInputElement)
  trackFilter(element('input'), LABELS as never)
  return takeEvents()
}

afterEach(() => vi.unstubAllGlobals())

test('a value that is chosen is counted by the words of the bar', () => {
  expect(counted('name="place" value="rain" checked')).toEqual([['filter', 'Where it hangs: In the rain']])
})

test('a value without words is counted by its facet', () => {
  expect(counted('name="place" value="moon" checked')).toEqual([['filter', 'Where it hangs: ']])
})

test('a value that is taken back is not', () => {
  expect(counted('name="place" value="rain"')).toEqual([])
})

test('a box of no facet is not', () => {
  expect(counted('name="moon" value="rain" checked')).toEqual([])
})
