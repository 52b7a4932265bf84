import { afterEach, expect, test, vi } from 'vitest'
import { trackFilter } from '../../../src/features/finder/track-filter.ts'
import { aBrowser } from '../../client/a-browser.ts'

const LABELS = new Map([['place', { label: 'Where it hangs', values: new Map([['rain', 'In the rain']]) }]])

/** What is told when a box is changed. */
function told(box: string): unknown[] {
  const { view, element } = aBrowser({ html: `<input type="checkbox" ${box} />` })
  vi.stubGlobal('HTMLInputElement', view.HTMLInputElement)
  vi.stubGlobal('toldToCount', [])
  trackFilter(element('input'), LABELS as never)
  return globalThis.toldToCount ?? []
}

afterEach(() => vi.unstubAllGlobals())

test('a value that is chosen is counted by the words of the bar', () => {
  expect(told('name="place" value="rain" checked')).toEqual([['filter', 'Where it hangs: In the rain']])
})

test('a value without words is counted by its facet', () => {
  expect(told('name="place" value="moon" checked')).toEqual([['filter', 'Where it hangs: ']])
})

test('a value that is taken back is not', () => {
  expect(told('name="place" value="rain"')).toEqual([])
})

test('a box of no facet is not', () => {
  expect(told('name="moon" value="rain" checked')).toEqual([])
})
