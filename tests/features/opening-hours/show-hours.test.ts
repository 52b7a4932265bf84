import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingPlan } from '../../../src/catalogue/rules/hours/opening-plan.ts'
import { showHours } from '../../../src/features/opening-hours/show-hours.ts'
import { aBrowser } from '../../client/a-browser.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function shownAt(start: string, opening = JSON.stringify(openingPlan(own.store, new Date('2026-10-14')))) {
  vi.setSystemTime(Date.parse(start))
  const { page } = aBrowser({ html: '<p class="open-now"><span>Built</span></p>' })
  page.body.dataset.opening = opening
  showHours()
  const hours = page.querySelector<HTMLElement>('.open-now')
  return () => ({ text: hours?.textContent, open: hours?.dataset.open })
}

test('the sentence changes at closing time', () => {
  const shown = shownAt('2026-10-29T16:58:30-04:00')
  expect(shown()).toEqual({ text: 'Open until 5 PM.', open: 'true' })
  vi.advanceTimersByTime(89_000)
  expect(shown().text).toBe('Open until 5 PM.')
  vi.advanceTimersByTime(1000)
  expect(shown()).toEqual({ text: 'Closed now. Opens tomorrow at 9 AM.', open: 'false' })
})

test.each([
  ['a device whose clock is years off', '2016-10-29T12:00:00-04:00', undefined],
  ['a page without hours', '2026-10-29T12:00:00-04:00', ''],
])('%s leaves the built sentence', (_what, start, opening) => {
  expect(shownAt(start, opening)()).toEqual({ text: 'Built', open: undefined })
})
