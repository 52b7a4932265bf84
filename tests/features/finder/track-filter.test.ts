import { afterEach, expect, test, vi } from 'vitest'
import { trackFilter } from '../../../src/features/finder/track-filter.ts'

class Box {
  constructor(
    readonly name: string,
    readonly value: string,
    readonly checked: boolean,
  ) {}
}

const LABELS = new Map([['place', { label: 'Where it hangs', values: new Map([['rain', 'In the rain']]) }]])

/** What is told when a box is changed. */
function told(box: Box): unknown[] {
  const events: unknown[] = []
  const page = new EventTarget()
  page.addEventListener('tool-used', (event) => events.push((event as CustomEvent).detail))
  vi.stubGlobal('document', page)
  vi.stubGlobal('HTMLInputElement', Box)
  trackFilter(box as unknown as EventTarget, LABELS as never)
  return events
}

afterEach(() => vi.unstubAllGlobals())

test('a value that is chosen is counted by the words of the bar', () => {
  expect(told(new Box('place', 'rain', true))).toEqual([
    { event: 'filter', label: 'Where it hangs: In the rain' },
  ])
})

test('a value that is taken back is not', () => {
  expect(told(new Box('place', 'rain', false))).toEqual([])
})

test('a box of no facet is not', () => {
  expect(told(new Box('moon', 'rain', true))).toEqual([])
})
