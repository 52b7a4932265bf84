import { afterEach, expect, test, vi } from 'vitest'
import { askVisit } from '../../../../src/features/message/visit/ask-visit.ts'
import { aVisitPage, NOON_IN_THE_STORE } from './a-visit-page.ts'

afterEach(() => void vi.unstubAllGlobals())

const FORM = '<form><textarea name="contactFormMessage">Quiet?</textarea><button></button></form>'

/** A form whose island and list are there already. */
function aForm() {
  const opened = aVisitPage({ html: FORM })
  const { page, element, view, place, fire, click } = opened
  const form = element<HTMLFormElement>('form')
  const asked: Event[] = []
  page.addEventListener('submit', (event) => asked.push(event), { capture: true })
  let count = 0
  form.addEventListener('submit', (event) => {
    count += 1
    event.preventDefault()
  })
  form.addEventListener('formdata', ({ formData }) =>
    formData.set('contactFormMessage', `${formData.get('contactFormMessage')}\n\nList`),
  )
  askVisit(form, place, view, NOON_IN_THE_STORE)
  return {
    ...{ ...opened, form },
    press: () => void click('button'),
    /** Whether the browser does not send it itself. */
    isKept: () => asked.at(-1)?.defaultPrevented,
    /** How many times it was sent. */
    sent: () => count,
    /** What is posted of these words. */
    posted: (words?: string) => {
      const formData = new FormData()
      if (words !== undefined) formData.set('contactFormMessage', words)
      fire(form, 'formdata', { formData })
      return formData.get('contactFormMessage')
    },
  }
}

test('a message takes the visit and the number along after its words, and before its list', () => {
  const { enter, posted } = aForm()
  enter('day', '2026-11-28')
  enter('time', '11:00')
  enter('telephone', '(404) 555-0142')
  expect(posted('Quiet?')).toBe(
    'Quiet?\n\nVisit: Saturday, November 28, 11:00 AM\nTelephone: (404) 555-0142\n\nList',
  )
})

test('a message without words has its visit alone', () => {
  const { enter, posted } = aForm()
  enter('day', '2026-11-28')
  expect(posted()).toBe('Visit: Saturday, November 28, just looking\n\nList')
})

test('a message with a wrong number is not sent, by the page or by the browser', () => {
  const { enter, press, sent, isKept } = aForm()
  enter('telephone', 'call me')
  press()
  expect([sent(), isKept()]).toEqual([0, true])
  enter('telephone', '(404) 555-0142')
  press()
  expect(sent()).toBe(1)
})

test('a form that is reset has no visit', () => {
  const { form, enter, posted } = aForm()
  enter('day', '2026-11-28')
  form.reset()
  expect(posted('Thanks')).toBe('Thanks\n\nList')
})
