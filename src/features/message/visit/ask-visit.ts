import { visitFields } from './visit-fields.ts'
import { withVisit } from './visit-lines.ts'

/** Asks for a visit and a telephone number in a place of the form's page; the message takes them along as lines. */
export function askVisit(form: HTMLFormElement, place: HTMLElement, view: Window, now = new Date()): void {
  const fields = visitFields(place, view, now)
  form.addEventListener('reset', () => fields.clear())
  // Before the form's island hears of it.
  form.addEventListener(
    'submit',
    (event) => {
      if (fields.check()) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
  // Before the list, which ends the message.
  form.addEventListener(
    'formdata',
    ({ formData }) => {
      const words = String(formData.get('contactFormMessage') ?? '')
      formData.set('contactFormMessage', withVisit(words, fields.lines()))
    },
    { capture: true },
  )
}
