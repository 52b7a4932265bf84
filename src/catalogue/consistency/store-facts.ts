import { error, type Fault, warning } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { contrast, FIXED_COLOURS, LEAST_CONTRAST, OWN_COLOURS, type OwnColour } from '../rules/contrast.ts'

const { paper, surface, sand, nightText, nightMuted } = FIXED_COLOURS

type Beside = Record<OwnColour, readonly (readonly [what: string, colour: string])[]>

/** What each of the store's colors is read on, or is read on it; what lights up is read on the dark one. */
const BESIDE: Omit<Beside, 'glow'> = {
  accent: [
    ['the page', paper],
    ['a sand band', sand],
    ['the white of a button', surface],
  ],
  dark: [
    ['the text on it', nightText],
    ['the small text on it', nightMuted],
  ],
}

/** The least of the figures is said: what passes there passes everywhere. */
export const colourFaults = ({ store }: ReadableRecords): Fault[] =>
  store.flatMap(({ file, fields: { colours = {} } }) => {
    const dark = colours.dark ?? OWN_COLOURS.dark
    const beside: Beside = { ...BESIDE, glow: [['the dark bands', dark]] }
    return (Object.keys(OWN_COLOURS) as OwnColour[]).flatMap((name): Fault[] => {
      const colour = colours[name] ?? OWN_COLOURS[name]
      const [least] = beside[name]
        .map(([what, other]) => ({ what, other, ratio: contrast(colour, other) }))
        .toSorted((a, b) => a.ratio - b.ratio)
      if (!least || least.ratio >= LEAST_CONTRAST) return []
      // Cut, not rounded: 4.49 must not read as enough.
      const ratio = Math.floor(least.ratio * 100) / 100
      const problem = `${colour} beside ${least.what} (${least.other}) has a contrast of ${ratio} to 1, and reading takes ${LEAST_CONTRAST} to 1`
      const remedy = name === 'glow' ? 'Choose a lighter one.' : 'Choose a darker one.'
      return [error({ file, field: `colours.${name}` }, problem, remedy)]
    })
  })

const DAY_MS = 86_400_000
/** What was yesterday may wait for the next look at the file. */
const DAYS_KEPT = 30

/** Days with hours of their own that are long past: what was written for last year says nothing about this one. */
export const pastHolidayWarnings = ({ store }: ReadableRecords, today: Date): Fault[] =>
  store.flatMap(({ file, fields: { holidays = [] } }) =>
    holidays.flatMap(({ date, name }, index) => {
      if (Date.parse(date) > Number(today) - DAYS_KEPT * DAY_MS) return []
      const problem = `${name} on ${date} is long past`
      return [warning({ file, field: `holidays[${index}]` }, problem, 'Write its next date, or delete it.')]
    }),
  )
