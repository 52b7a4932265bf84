import {
  dayOf,
  daysAfter,
  daysFrom,
  dayText,
  hoursText,
  type OpeningPlan,
  shortClock,
  weekdayText,
} from './opening-plan.ts'

const DAYS = 14

/** The next special day, or first or last day of a season, in the two weeks from today; empty if there is none. */
function changeText(
  { specialDays, seasons }: OpeningPlan,
  today: string,
  first: string,
  nameOf: (date: string) => string,
): string {
  const changes = [
    ...Object.entries(specialDays).map(([date, { hours, name }]) => {
      const day = nameOf(date)
      return { date, text: `${hours ? `Open ${day} ${hoursText(hours)}` : `Closed ${day}`} for ${name}.` }
    }),
    ...seasons.flatMap(({ name, from, to }) => [
      { date: from, text: `${name} from ${nameOf(from)}.` },
      { date: to, text: `${name} until ${nameOf(to)}.` },
    ]),
  ]
  const next = changes
    .filter(({ date }) => date >= first && daysFrom(today, date) < DAYS)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
  return next[0]?.text ?? ''
}

/**
 * Whether the store is open at a time of its own clock, `2026-11-26T09:00` (rule S7). Times are compared as text: local time is all
 * that counts, even on days of 23 or 25 hours. `now` is "Open until 5 PM." or "Closed today for Thanksgiving. Opens tomorrow at 9 AM.",
 * `next` the next special day within two weeks: "Closed Thu, Nov 26 for Thanksgiving."
 *
 * @param visitorDate the date where the visitor is: "today" and "tomorrow" are used only if it is the store's
 */
export function openNow(plan: OpeningPlan, local: string, visitorDate = local.slice(0, 10)) {
  const [today = '', clock = ''] = local.split('T')
  const nameOf = (date: string): string => {
    const ahead = daysFrom(today, date)
    if (ahead < 2 && visitorDate === today) return ahead === 0 ? 'today' : 'tomorrow'
    return ahead < 7 ? weekdayText(date) : dayText(date)
  }
  const { hours, name } = dayOf(plan, today)
  const reason = name ? ` for ${name}` : ''
  const next = changeText(plan, today, daysAfter(today, 1), nameOf)
  if (hours && clock >= hours[0] && clock < hours[1])
    return { isOpen: true, now: `Open until ${shortClock(hours[1])}${reason}.`, next }

  const opening = Array.from({ length: DAYS }, (_, ahead) => daysAfter(today, ahead)).find((date) => {
    const day = dayOf(plan, date)
    return day.hours && (date > today || clock < day.hours[0])
  })
  const opens = opening && dayOf(plan, opening).hours?.[0]
  const closed = hours ? 'Closed now.' : `Closed ${nameOf(today)}${reason}.`
  const day = opening === today && visitorDate === today ? '' : ` ${nameOf(opening ?? '')}`
  return { isOpen: false, now: opens ? `${closed} Opens${day} at ${shortClock(opens)}.` : closed, next }
}

/** Special days of the two weeks after a build, true whenever they are read: "Closed Thu, Nov 26 for Thanksgiving." Empty if there are none. */
export const builtSentence = (plan: OpeningPlan): string =>
  changeText(plan, plan.builtOn, plan.builtOn, dayText)
