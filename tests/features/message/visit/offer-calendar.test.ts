import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offerCalendar } from '../../../../src/features/message/visit/offer-calendar.ts'
import { aVisitPage, NOON_IN_THE_STORE } from './a-visit-page.ts'

beforeEach(() => void vi.useFakeTimers({ now: NOON_IN_THE_STORE }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const LINE = '<p data-sent-visit>Saturday, November 28</p>'
const FACTS =
  'data-store="Atlanta Ceiling Fans" data-address="2900 Example Parkway" data-phone="(404) 555-0142"'
const sentPage = (line = LINE, facts = FACTS) => `<section data-sent ${facts}>${line}</section>`

/** The page of a message that was sent with this visit. */
function afterSending(
  visit: string | undefined,
  { html = sentPage(), plan }: { html?: string; plan?: string } = {},
) {
  const opened = aVisitPage({ html, ...(plan !== undefined && { plan }), ...(visit && { sent: { visit } }) })
  offerCalendar(opened.page, opened.view)
  return opened
}

/** The file that is saved when the button is pressed, and its name. */
async function saved({ click, view }: ReturnType<typeof afterSending>) {
  const files = vi.spyOn(URL, 'createObjectURL')
  const links: string[] = []
  vi.spyOn(view.HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download)
  })
  click('[data-sent-visit] button')
  const file = files.mock.calls[0]?.[0] as Blob
  return { name: links.join(), type: file.type, lines: (await file.text()).split('\r\n') }
}

test('a visit that was sent is offered for the calendar, under its line', () => {
  const { element } = afterSending('2026-11-28T11:00')
  expect(element('[data-sent-visit]').textContent).toBe(
    'Saturday, November 28The store will confirm it.Add to your calendar',
  )
  expect(element('button').outerHTML).toBe(
    '<button type="button" class="button button-quiet">Add to your calendar</button>',
  )
})

test('its file has the hour of the visit in the store, and the facts of the store', async () => {
  const { name, type, lines } = await saved(afterSending('2026-11-28T11:00'))
  expect([name, type]).toEqual(['visit.ics', 'text/calendar'])
  expect(lines).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261123T170000Z',
      'DTSTART:20261128T160000Z',
      'DTEND:20261128T170000Z',
      'SUMMARY:Visit to Atlanta Ceiling Fans',
      'LOCATION:2900 Example Parkway',
      'DESCRIPTION:The store will confirm. Call (404) 555-0142 if you come at ano',
    ]),
  )
})

test('the file of a visit without a time has its day', async () => {
  const { lines } = await saved(afterSending('2026-11-28'))
  expect(lines).toContain('DTSTART;VALUE=DATE:20261128')
})

test('a page that does not know the store’s name or address leaves them empty', async () => {
  const { lines } = await saved(afterSending('2026-11-28', { html: sentPage(LINE, '') }))
  expect(lines).toEqual(
    expect.arrayContaining([
      'SUMMARY:Visit to ',
      'LOCATION:',
      'DESCRIPTION:The store will confirm. Call  if you come at another time.',
    ]),
  )
})

test('nothing is offered where the page has no place for hours', () => {
  const { page, view, element } = aVisitPage({ html: sentPage(), sent: { visit: '2026-11-28' } })
  element('[data-opening]').remove()
  offerCalendar(page, view)
  expect(page.querySelector('button')).toBeNull()
})

test.each([
  ['the message had no visit', undefined, {}],
  ['the message had a telephone number alone', ' 555-0142', {}],
  ['the page shows no message', '2026-11-28', { html: '' }],
  ['the page shows no visit', '2026-11-28', { html: sentPage('') }],
  ['the page carries no hours', '2026-11-28', { plan: '' }],
])('nothing is offered where %s', (_why, visit, settings) => {
  expect(afterSending(visit, settings).page.querySelector('button')).toBeNull()
})
