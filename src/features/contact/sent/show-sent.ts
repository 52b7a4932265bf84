import { instantOf, type OpeningPlan } from '../../../catalogue/rules/hours/opening-plan.ts'
import { visitText } from '../../../catalogue/rules/hours/visit-days.ts'
import { element, saveFile } from '../../../client/dom.ts'
import { listFacts } from '../../list/list-facts.ts'
import { type Draft, readSent } from '../../message/draft.ts'
import { describeList, NAMES_FILE } from '../../message/message-list.ts'

/** Shows this tab's last sent message, only from its own storage, so that no link can put words on the page. */
export async function showSent(section: HTMLElement): Promise<void> {
  const sent = readSent()
  const { contactFormName: name, contactFormEmail: email, contactFormVisitDay: day } = sent
  if (!name || !email) return
  const row = (title: string, ...content: (Node | string)[]) => {
    const label = element('dt', { className: 'label' }, title)
    section.querySelector('dl')?.append(element('div', {}, label, element('dd', {}, ...content)))
  }
  row('From', `${name}\n${email}`)
  if (sent.contactFormPhone) row('Phone', sent.contactFormPhone)
  if (sent.contactFormTrade) row('Trade', sent.contactFormTrade)
  if (day) row('Visit', visitText(day, sent.contactFormVisitTime ?? ''), ...calendarOffer(sent, day))
  if (sent.contactFormMessage) row('Message', sent.contactFormMessage)
  section.hidden = false

  if (!sent.contactFormList) return
  const names = await fetch(NAMES_FILE)
    .then((answer) => answer.json())
    .catch(() => undefined)
  const described = describeList(sent, names, location.origin)
  const lines = described.groups.flatMap(({ heading = [], lines: here }) => [
    ...[heading].flat().map((room) => element('strong', {}, room)),
    ...here.map(({ quantity, text }) => (quantity > 1 ? `${quantity} × ${text}` : text)),
  ])
  const items = [...lines, ...described.measures.map(({ text }) => text)].map((line) =>
    element('li', {}, line),
  )
  // Safari drops the list role of lists without bullets.
  row('Products', element('ul', { role: 'list' }, ...items))
}

interface Appointment {
  /** Identifier shared by all files of a visit, so that calendars keep one event. */
  id: string
  date: string
  /** Undefined for a day without a time. */
  begins: Date | undefined
  store: string
  address: string
  phone: string
}

const HOUR_MS = 3_600_000

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')

const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '')

/** A visit as an `.ics` file (RFC 5545): an hour, or a whole day without a time. */
export function calendarFile({ id, date, begins, store, address, phone }: Appointment, made: Date): string {
  const next = new Date(Date.parse(date) + 24 * HOUR_MS).toISOString().slice(0, 10)
  const time = begins
    ? [`DTSTART:${stamp(begins)}`, `DTEND:${stamp(new Date(Number(begins) + HOUR_MS))}`]
    : [`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${next.replaceAll('-', '')}`]
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(store)}//Visit//EN`,
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(made)}`,
    ...time,
    `SUMMARY:${escaped(`Visit to ${store}`)}`,
    `LOCATION:${escaped(address)}`,
    `DESCRIPTION:${escaped(`We’ll reply to confirm. To change the time, call ${phone}.`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')
}

/** Offers the visit as a file for the visitor's calendar. */
function calendarOffer(sent: Draft, date: string): HTMLElement[] {
  const plan = document.querySelector<HTMLElement>('[data-opening]')?.dataset.opening
  if (!plan) return []
  const { timeZone } = JSON.parse(plan) as OpeningPlan
  const { name: store, addressLines, phone } = listFacts().store
  const address = addressLines.join(', ')
  const { contactFormVisitTime: time, submissionId } = sent
  const onclick = () => {
    const begins = time ? instantOf(timeZone, `${date}T${time}`) : undefined
    const id = submissionId || `${date}-visit`
    const file = calendarFile({ id, date, begins, store, address, phone }, new Date())
    saveFile(new Blob([file], { type: 'text/calendar' }), 'visit.ics')
  }
  return [
    element('p', {}, 'We’ll reply to confirm.'),
    element('button', { className: 'button button-quiet', onclick }, 'Add to your calendar'),
  ]
}
