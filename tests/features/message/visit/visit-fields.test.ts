import { afterEach, expect, test, vi } from 'vitest'
import { readDraft } from '../../../../src/features/message/draft.ts'
import { visitFields } from '../../../../src/features/message/visit/visit-fields.ts'
import { aVisitPage, NOON_IN_THE_STORE } from './a-visit-page.ts'

afterEach(() => void vi.unstubAllGlobals())

function someFields(settings: Parameters<typeof aVisitPage>[0] = {}, now = NOON_IN_THE_STORE) {
  const opened = aVisitPage(settings)
  return { ...opened, ...visitFields(opened.place, opened.view, now) }
}

const texts = ({ children }: Element) => [...children].map(({ textContent }) => textContent)
const NO_NUMBER = 'Please enter a telephone number with its area code: ten digits.'

test('the days to choose from are those on which the store is open', () => {
  const { field } = someFields()
  expect(texts(field('day')).slice(0, 6)).toEqual([
    'Choose a day',
    'Monday, November 23',
    'Tuesday, November 24',
    'Wednesday, November 25',
    'Friday, November 27',
    'Saturday, November 28',
  ])
  expect(field('day').options[5]?.value).toBe('2026-11-28')
})

test('each field is named by a label', () => {
  const { page, place } = someFields()
  expect(
    [...place.querySelectorAll('label')].map(({ htmlFor, textContent }) => [
      textContent,
      page.getElementById(htmlFor)?.tagName,
    ]),
  ).toEqual([
    ['Day', 'SELECT'],
    ['Time', 'SELECT'],
    ['Telephone', 'INPUT'],
  ])
})

test('a telephone number is filled in by browsers, and as long as a message takes it', () => {
  const { element } = someFields()
  expect(element<HTMLInputElement>('#visit-telephone')).toMatchObject({
    type: 'tel',
    autocomplete: 'tel',
    maxLength: 40,
  })
})

test('what is said of the fields is read aloud: of a day as it changes, of a number with its field', () => {
  const { place, field, element } = someFields()
  expect(place.querySelector('.quiet')?.getAttribute('role')).toBe('status')
  expect(element(`#${field('telephone').getAttribute('aria-describedby')}`).className).toBe(
    'contact-form-fault',
  )
})

test('before a day is chosen there is no time to choose', () => {
  const { field, element } = someFields()
  expect(field('time').parentElement?.hidden).toBe(true)
  expect(element('.quiet').textContent).toBe('')
})

test('a day has its full hours, or no time, and is to be confirmed', () => {
  const { field, enter, element, chosen } = someFields()
  enter('day', '2026-11-28')
  expect(field('time').parentElement?.hidden).toBe(false)
  expect(texts(field('time'))).toEqual([
    'Just looking: no time',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '1:00 PM',
    '2:00 PM',
    '3:00 PM',
    '4:00 PM',
  ])
  expect(chosen('time')).toBe('Just looking: no time')
  expect(element('.quiet').textContent).toBe('We answer to confirm it.')
  enter('day', '')
  expect(field('time').parentElement?.hidden).toBe(true)
  expect(element('.quiet').textContent).toBe('')
})

test.each([
  ['11:00', 'stays', '11:00 AM'],
  ['09:00', 'is gone', 'Just looking: no time'],
])('when another day is chosen, the time %s %s', (time, _what, text) => {
  const { enter, chosen } = someFields()
  enter('day', '2026-11-27')
  enter('time', time)
  enter('day', '2026-11-28')
  expect(chosen('time')).toBe(text)
})

test('the draft keeps what is entered, beside what it has', () => {
  const { enter, view } = someFields({ draft: { contactFormName: 'Ann' } })
  enter('day', '2026-11-28')
  enter('time', '11:00')
  enter('telephone', '(404) 555-0142')
  expect(readDraft(view)).toEqual({
    contactFormName: 'Ann',
    visit: '2026-11-28T11:00 (404) 555-0142',
  })
})

const CHOOSE = 'Choose a day'
const LOOKING = 'Just looking: no time'
const OVER = 'The day that you chose is over. Please choose another.'
const CONFIRMED = 'We answer to confirm it.'

test.each([
  ['2026-11-28T11:00 (404) 555-0142', 'Saturday, November 28', '11:00 AM', '(404) 555-0142', CONFIRMED],
  ['2026-11-28', 'Saturday, November 28', LOOKING, '', CONFIRMED],
  ['2026-11-28T09:00', 'Saturday, November 28', LOOKING, '', CONFIRMED],
  ['2026-11-20T11:00 555-0142', CHOOSE, LOOKING, '555-0142', OVER],
  [' 555-0142', CHOOSE, LOOKING, '555-0142', ''],
])(
  'the draft "%s" fills the fields in again: %s, %s, %s, and says "%s"',
  (visit, day, time, number, note) => {
    const { field, chosen, element } = someFields({ draft: { visit } })
    expect([chosen('day'), chosen('time'), field('telephone').value]).toEqual([day, time, number])
    expect(element('.quiet').textContent).toBe(note)
  },
)

test.each([
  ['a page without hours', { plan: '' }, NOON_IN_THE_STORE],
  ['a device whose clock is years old', {}, new Date('2006-11-23T12:00:00-05:00')],
])('on %s only a telephone number is asked for', (_where, settings, now) => {
  const { place, lines } = someFields(settings, now)
  expect([...place.querySelectorAll('label')].map(({ textContent }) => textContent)).toEqual(['Telephone'])
  expect(lines()).toEqual({ visit: '', telephone: undefined })
})

test('on a page that carries no hours at all only a telephone number is asked for', () => {
  const { page, place, view, element } = aVisitPage()
  element('[data-opening]').remove()
  visitFields(place, view, NOON_IN_THE_STORE)
  expect(page.querySelectorAll('select')).toHaveLength(0)
})

test.each([
  ['2026-11-28', '11:00', ' (404)  555-0142', 'Saturday, November 28, 11:00 AM', '(404) 555-0142'],
  ['2026-11-28', '', '', 'Saturday, November 28, just looking', undefined],
  ['', '', 'call me', '', undefined],
])('of "%s", "%s" and "%s" a message says: %s, %s', (day, time, number, visit, telephone) => {
  const { enter, lines } = someFields()
  enter('day', day)
  enter('time', time)
  enter('telephone', number)
  expect(lines()).toEqual({ visit, telephone })
})

test.each([
  ['', true, ''],
  [' ', true, ''],
  ['(404) 555-0142', true, ''],
  ['call me', false, NO_NUMBER],
])('whether "%s" may be sent is %s, and said: "%s"', (number, isGood, fault) => {
  const { field, element, enter, check } = someFields()
  enter('telephone', number)
  expect(check()).toBe(isGood)
  expect(element('#visit-fault').textContent).toBe(fault)
  expect(field('telephone').getAttribute('aria-invalid')).toBe(String(!isGood))
})

test.each([
  ['', false],
  ['call me', true],
])('the fields open, and the one of the number is gone to, where that is "%s": %s', (number, isThere) => {
  const { page, place, field, enter, check } = someFields()
  enter('telephone', number)
  check()
  expect(place.getAttribute('open') === '').toBe(isThere)
  expect(page.activeElement === field('telephone')).toBe(isThere)
})

test('a number is not called wrong while it is typed, but when its field is left', () => {
  const { enter, element, field, fire } = someFields()
  enter('telephone', '404')
  expect(element('#visit-fault').textContent).toBe('')
  fire(field('telephone'), 'blur')
  expect(element('#visit-fault').textContent).toBe(NO_NUMBER)
  enter('telephone', '404 555 0142')
  expect(element('#visit-fault').textContent).toBe('')
})

test('fields that are cleared are empty, and have no time to choose', () => {
  const { chosen, field, clear } = someFields({ draft: { visit: '2026-11-28T11:00 (404) 555-0142' } })
  clear()
  expect([chosen('day'), chosen('time'), field('telephone').value]).toEqual([CHOOSE, LOOKING, ''])
  expect(field('time').parentElement?.hidden).toBe(true)
})
