import type { OpeningPlan } from '../../../catalogue/rules/hours/opening-plan.ts'
import { instantOf } from '../../../catalogue/rules/hours/store-time.ts'
import { saveFile } from '../../../client/save-file.ts'
import { readSent } from '../draft.ts'
import { calendarFile } from './calendar-file.ts'
import { visitOf } from './visit-draft.ts'

/** Offers the visit that was sent as a file for the visitor's calendar, under its line. */
export function offerCalendar(page: Document, view: Window): void {
  const place = page.querySelector<HTMLElement>('[data-sent]')
  const line = place?.querySelector('[data-sent-visit]')
  const plan = page.querySelector<HTMLElement>('[data-opening]')?.dataset.opening
  const sent = readSent(view)
  const { date, time } = visitOf(sent)
  if (!place || !line || !plan || !date) return
  const { timeZone } = JSON.parse(plan) as OpeningPlan
  const { store = '', address = '', phone = '' } = place.dataset
  const button = page.createElement('button')
  button.type = 'button'
  button.className = 'button button-quiet'
  button.textContent = 'Add to your calendar'
  button.addEventListener('click', () => {
    const begins = time ? instantOf(timeZone, `${date}T${time}`) : undefined
    const id = sent.submissionId || `${date}-visit`
    const file = calendarFile({ id, date, begins, store, address, phone }, new Date())
    saveFile(page, new Blob([file], { type: 'text/calendar' }), 'visit.ics')
  })
  const note = page.createElement('p')
  note.textContent = 'The store will confirm it.'
  line.append(note, button)
}
