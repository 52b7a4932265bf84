import { expect, test } from 'vitest'
import { openingPlan } from '../../../src/catalogue/rules/hours/opening-plan.ts'
import { showOpenStatus } from '../../../src/features/opening-hours/show-open-status.ts'
import { fakeBrowser } from '../../client/fake-browser.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'

function telling(opening: string | undefined, start: string) {
  const opened = fakeBrowser()
  const place = { textContent: '', dataset: {} as Record<string, string> }
  let time = Date.parse(start)
  opened.page.querySelector = () => (opening === undefined ? null : { dataset: { opening } })
  opened.page.querySelectorAll = (selector: string) => (selector.startsWith('.open-now') ? [place] : [])
  showOpenStatus(opened.globals, () => new Date(time))
  const pass = (seconds: number) => {
    time += seconds * 1000
    opened.view.pass(seconds * 1000)
  }
  return { place, pass }
}

const OPENING = JSON.stringify(openingPlan(own.store, new Date('2026-11-20T12:00:00Z')))

test('the words change with the minute in which the store closes', () => {
  const { place, pass } = telling(OPENING, '2026-11-24T16:58:30-05:00')
  expect(place).toEqual({ textContent: 'Open until 5:00 PM', dataset: { open: 'true' } })
  pass(30)
  pass(59)
  expect(place.textContent).toBe('Open until 5:00 PM')
  pass(1)
  expect(place).toEqual({ textContent: 'Closed, opens tomorrow 9:00 AM', dataset: { open: 'false' } })
})

test.each([
  { fault: 'a page without hours', opening: undefined },
  {
    fault: 'a page that was built years ago',
    opening: JSON.stringify(openingPlan(own.store, new Date('2020-11-20T12:00:00Z'))),
  },
  { fault: 'hours that cannot be read', opening: '{' },
])('$fault: nothing is said', ({ opening }) => {
  const { place } = telling(opening, '2026-11-24T12:00:00-05:00')
  expect(place).toEqual({ textContent: '', dataset: {} })
})
