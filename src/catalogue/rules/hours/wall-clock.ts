/**
 * A time zone's offset from UTC over time: the minute (since 1970) from which it holds, and the minutes ahead of UTC, such as
 * `[29554620, -240]`. The last entry has no offset: nothing is known from that minute on.
 */
export type WallClock = readonly (readonly [fromMinute: number, aheadMinutes?: number])[]

const MINUTE_MS = 60_000
const DAY_MINUTES = 1440
/** How many years are covered from the year of the build, so that two years at least are known. */
const YEARS = 3

/** How many minutes a time zone is ahead of UTC at a minute. */
function aheadIn(timeZone: string): (minute: number) => number {
  // Swedish writes a time as 2026-11-26 09:00:00.
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return (minute) => {
    const wall = Date.parse(`${clock.format(minute * MINUTE_MS).replace(' ', 'T')}Z`)
    return wall / MINUTE_MS - minute
  }
}

/**
 * The changes of a time zone's clocks in the year of an instant and the two after it, so that a browser needs no
 * knowledge of time zones: its first use costs a phone 130 ms. A page built within one year is the same on all its days.
 *
 * @throws RangeError where the time zone is unknown
 */
export function wallClock(timeZone: string, builtOn: Date): WallClock {
  const ahead = aheadIn(timeZone)
  const year = builtOn.getUTCFullYear()
  const first = Date.UTC(year) / MINUTE_MS
  const until = Date.UTC(year + YEARS) / MINUTE_MS

  const changes: [number, number][] = [[first, ahead(first)]]
  for (let day = first; day < until; day += DAY_MINUTES) {
    let [before, after] = [day, day + DAY_MINUTES]
    if (ahead(before) === ahead(after)) continue
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (ahead(middle) === ahead(day)) before = middle
      else after = middle
    }
    changes.push([after, ahead(after)])
  }
  return [...changes, [until]]
}

/**
 * The local date and time at an instant, in the form `2026-11-26T09:00:00.000Z`; its Z does not mean UTC.
 *
 * @throws RangeError before and after what is known
 */
export function wallClockTime(clock: WallClock, instant: Date): string {
  const [, aheadMinutes = Number.NaN] =
    clock.findLast(([fromMinute]) => fromMinute * MINUTE_MS <= Number(instant)) ?? []
  return new Date(Number(instant) + aheadMinutes * MINUTE_MS).toISOString()
}

/** The instant of a local date and time such as `2026-11-26T09:00`; undefined before and after what is known. */
export function instantOf(clock: WallClock, local: string): Date | undefined {
  const minute = Date.parse(`${local}:00Z`) / MINUTE_MS
  const known = clock.flatMap(([, ahead]) =>
    ahead === undefined ? [] : new Date((minute - ahead) * MINUTE_MS),
  )
  return known.find((instant) => {
    try {
      return wallClockTime(clock, instant).startsWith(local)
    } catch {
      return false
    }
  })
}
