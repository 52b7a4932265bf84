import { clockText } from '../../../catalogue/rules/hours/opening-hours.ts'
import type { OpeningPlan } from '../../../catalogue/rules/hours/opening-plan.ts'
import { type VisitDay, visitDays, visitText } from '../../../catalogue/rules/hours/visit-days.ts'
import { readDraft, writeDraft } from '../draft.ts'
import { visitDraft, visitOf } from './visit-draft.ts'
import { MOST_TELEPHONE_CHARACTERS, telephoneIn, type VisitLines } from './visit-lines.ts'

const NO_NUMBER = 'Please enter a telephone number with its area code: ten digits.'
const IS_OVER = 'The day that you chose is over. Please choose another.'
const CONFIRMED = 'We answer to confirm it.'

/** The days on which the store is open; none where the page or the device's clock is years old. */
function openDays(page: Document, now: Date): VisitDay[] {
  try {
    const plan = page.querySelector<HTMLElement>('[data-opening]')?.dataset.opening
    return visitDays(JSON.parse(plan ?? '') as OpeningPlan, now)
  } catch {
    return []
  }
}

/** The fields for a visit in a place of a page. */
export interface VisitFields {
  /** What they say, as lines of a message; what is unusable is left out. */
  lines(): VisitLines
  /** Whether the telephone number is one, or empty; else says so and goes there. */
  check(): boolean
  clear(): void
}

/**
 * Puts fields for a visit and a telephone number into a place of a page, which has an id; the draft of the message keeps what they say.
 */
export function visitFields(place: HTMLElement, view: Window, now = new Date()): VisitFields {
  const page = place.ownerDocument
  const days = openDays(page, now)
  const kept = visitOf(readDraft(view))

  const row = <Control extends HTMLElement>(id: string, label: string, control: Control) => {
    const line = page.createElement('p')
    const name = page.createElement('label')
    control.id = `${place.id}-${id}`
    name.htmlFor = control.id
    name.textContent = label
    line.append(name, control)
    return { line, control }
  }
  const option = (value: string, text: string) => new Option(text, value)
  const day = row('day', 'Day', page.createElement('select'))
  const time = row('time', 'Time', page.createElement('select'))
  const telephone = row('telephone', 'Telephone', page.createElement('input'))
  telephone.control.type = 'tel'
  telephone.control.autocomplete = 'tel'
  telephone.control.maxLength = MOST_TELEPHONE_CHARACTERS
  const note = page.createElement('p')
  note.className = 'quiet'
  note.setAttribute('role', 'status')
  const fault = page.createElement('p')
  fault.id = `${place.id}-fault`
  fault.className = 'contact-form-fault'
  telephone.control.setAttribute('aria-describedby', fault.id)

  const showTimes = () => {
    const times = days.find(({ date }) => date === day.control.value)?.times ?? []
    const chosen = time.control.value
    time.control.replaceChildren(
      option('', 'Just looking: no time'),
      ...times.map((one) => option(one, clockText(one))),
    )
    time.control.value = times.includes(chosen) ? chosen : ''
    time.line.hidden = times.length === 0
    note.textContent = times.length > 0 ? CONFIRMED : ''
  }
  const checkNumber = (): boolean => {
    const { control } = telephone
    const isGood = !control.value.trim() || telephoneIn(control.value) !== undefined
    fault.textContent = isGood ? '' : NO_NUMBER
    control.setAttribute('aria-invalid', String(!isGood))
    return isGood
  }
  const keep = () =>
    writeDraft(view, {
      ...readDraft(view),
      visit: visitDraft({
        date: day.control.value,
        time: time.control.value,
        telephone: telephone.control.value,
      }),
    })

  day.control.append(option('', 'Choose a day'), ...days.map(({ date, text }) => option(date, text)))
  day.control.value = days.some(({ date }) => date === kept.date) ? kept.date : ''
  showTimes()
  time.control.value = kept.time
  if (time.control.selectedIndex < 0) time.control.value = ''
  telephone.control.value = kept.telephone
  if (kept.date && !day.control.value) note.textContent = IS_OVER
  place.append(...(days.length > 0 ? [day.line, time.line, note] : []), telephone.line, fault)

  day.control.addEventListener('change', showTimes)
  telephone.control.addEventListener('input', () => fault.textContent && checkNumber())
  telephone.control.addEventListener('blur', checkNumber)
  place.addEventListener('input', keep)
  return {
    lines: () => {
      const { value: date } = day.control
      return {
        visit: date && visitText(date, time.control.value),
        telephone: telephoneIn(telephone.control.value),
      }
    },
    check: () => {
      if (checkNumber()) return true
      place.setAttribute('open', '')
      telephone.control.focus()
      return false
    },
    clear: () => {
      day.control.value = ''
      telephone.control.value = ''
      showTimes()
    },
  }
}
