import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openingPlan } from '../../../src/catalogue/rules/hours/opening-plan.ts'
import { showOpenStatus } from '../../../src/features/opening-hours/show-open-status.ts'
import { aBrowser } from '../../client/a-browser.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function telling(opening: string | undefined, start: string) {
  vi.setSystemTime(Date.parse(start))
  const { page, element, globals } = aBrowser({ html: '<p class="open-now"></p>' })
  if (opening !== undefined) page.body.dataset.opening = opening
  showOpenStatus(globals)
  const status = element('.open-now')
  return () => ({ text: status.textContent, open: status.dataset.open })
}

const OPENING = JSON.stringify(openingPlan(own.store, new Date('2026-11-20T12:00:00Z')))

test('the words change with the minute in which the store closes', () => {
  const shown = telling(OPENING, '2026-11-24T16:58:30-05:00')
  expect(shown()).toEqual({ text: 'Open until 5:00 PM', open: 'true' })
  vi.advanceTimersByTime(89_000)
  expect(shown().text).toBe('Open until 5:00 PM')
  vi.advanceTimersByTime(1000)
  expect(shown()).toEqual({ text: 'Closed, opens tomorrow 9:00 AM', open: 'false' })
})

test.each([
  { fault: 'a page without hours', opening: undefined },
  {
    fault: 'a page that was built years ago',
    opening: JSON.stringify(openingPlan(own.store, new Date('2020-11-20T12:00:00Z'))),
  },
  { fault: 'hours that cannot be read', opening: '{' },
])('$fault: nothing is said', ({ opening }) => {
  expect(telling(opening, '2026-11-24T12:00:00-05:00')()).toEqual({ text: '', open: undefined })
})
