import './visit.css'
import { useEffect, useMemo, useState } from 'react'
import { clockText, type OpeningPlan } from '../../catalogue/rules/hours/opening-plan.ts'
import { type VisitDay, visitDays } from '../../catalogue/rules/hours/visit-days.ts'
import { isPhone, MAX_PHONE_CHARACTERS } from './contact-fields.ts'
import type { Visit } from './draft.ts'
import { VisitPlan, type VisitPlanProps } from './VisitPlan.tsx'

export const NO_PHONE = 'Please enter a 10-digit phone number with its area code.'

/** Days when the store is open; none if the page or the device's clock is years old. */
function openDays(): VisitDay[] {
  try {
    const plan = document.querySelector<HTMLElement>('[data-opening]')?.dataset.opening
    return visitDays(JSON.parse(plan ?? '') as OpeningPlan, new Date())
  } catch {
    return []
  }
}

interface Props {
  id: string
  visit: Visit
  /** Whether the phone number's error is shown before the visitor has left its field. */
  isPhoneWrong?: boolean
  /** The list that the visit is about. */
  plan?: VisitPlanProps | undefined
  onChange(changes: Partial<Visit>): void
}

export default function VisitFields({ id, visit, isPhoneWrong = false, plan, onChange }: Props) {
  const days = useMemo(openDays, [])
  const [isOver, setOver] = useState(false)
  const [isTypingPhone, setTypingPhone] = useState(true)
  const { contactFormVisitDay: chosen, contactFormVisitTime: time, contactFormPhone: phone } = visit
  const day = days.find(({ date }) => date === chosen)
  const isGone = chosen !== '' && !day
  const isWrong = isPhoneWrong || (!isTypingPhone && phone.trim() !== '' && !isPhone(phone))
  useEffect(() => {
    if (!isGone) return
    setOver(true)
    onChange({ contactFormVisitDay: '', contactFormVisitTime: '' })
  }, [isGone, onChange])

  const chooseDay = (date: string) => {
    const { times = [] } = days.find((one) => one.date === date) ?? {}
    setOver(false)
    onChange({ contactFormVisitDay: date, contactFormVisitTime: times.includes(time) ? time : '' })
  }
  const note = day ? 'We’ll reply to confirm.' : isOver && 'That day has passed. Please choose another.'
  return (
    <>
      {days.length > 0 && (
        <p>
          <label htmlFor={`${id}-day`}>Day</label>
          <select id={`${id}-day`} value={day?.date ?? ''} onChange={({ target }) => chooseDay(target.value)}>
            <option value="">Choose a day</option>
            {days.map(({ date, text }) => (
              <option key={date} value={date}>
                {text}
              </option>
            ))}
          </select>
        </p>
      )}
      {day && (
        <p>
          <label htmlFor={`${id}-time`}>Time</label>
          <select
            id={`${id}-time`}
            value={day.times.includes(time) ? time : ''}
            onChange={({ target }) => onChange({ contactFormVisitTime: target.value })}
          >
            <option value="">No set time</option>
            {day.times.map((one) => (
              <option key={one} value={one}>
                {clockText(one)}
              </option>
            ))}
          </select>
        </p>
      )}
      <p className="quiet" role="status">
        {note}
      </p>
      <p>
        <label htmlFor={`${id}-phone`}>Phone</label>
        <input
          id={`${id}-phone`}
          type="tel"
          autoComplete="tel"
          maxLength={MAX_PHONE_CHARACTERS}
          value={phone}
          aria-invalid={isWrong}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => {
            setTypingPhone(true)
            onChange({ contactFormPhone: target.value })
          }}
          onBlur={() => setTypingPhone(false)}
        />
      </p>
      <p className="contact-form-fault" id={`${id}-fault`}>
        {isWrong && NO_PHONE}
      </p>
      {plan && <VisitPlan {...plan} />}
    </>
  )
}
