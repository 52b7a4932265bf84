import { error, type Fault, warning } from '../faults.ts'
import type { ReadableRecords } from '../records.ts'
import { contrast, FIXED_COLOURS, MIN_CONTRAST, OWN_COLOURS, type OwnColour } from '../rules/contrast.ts'

const { paper, surface, sand, nightText, nightMuted } = FIXED_COLOURS

/** The store's colors can be read on what is behind or in front of them. */
export const colourFaults = ({ store }: Pick<ReadableRecords, 'store'>): Fault[] =>
  store.flatMap(({ file, fields: { colours = {} } }) => {
    const beside: Record<OwnColour, [what: string, colour: string][]> = {
      accent: [
        ['the page', paper],
        ['a sand band', sand],
        ['the white of a button', surface],
      ],
      dark: [
        ['the text on it', nightText],
        ['the small text on it', nightMuted],
      ],
      glow: [['the dark bands', colours.dark ?? OWN_COLOURS.dark]],
    }
    return (Object.keys(OWN_COLOURS) as OwnColour[]).flatMap((name): Fault[] => {
      const colour = colours[name] ?? OWN_COLOURS[name]
      const [least] = beside[name]
        .map(([what, other]) => ({ what, other, ratio: contrast(colour, other) }))
        .toSorted((a, b) => a.ratio - b.ratio)
      if (!least || least.ratio >= MIN_CONTRAST) return []
      // Cut, not rounded: 4.49 must not read as enough.
      const ratio = Math.floor(least.ratio * 100) / 100
      const problem = `the contrast of ${colour} against ${least.what} (${least.other}) is ${ratio}:1, but text needs ${MIN_CONTRAST}:1`
      const remedy = name === 'glow' ? 'Choose a lighter one.' : 'Choose a darker one.'
      return [error({ file, field: `colours.${name}` }, problem, remedy)]
    })
  })

const DAY_MS = 86_400_000
const DAYS_KEPT = 30

/** Holidays and seasons that are long past: last year's dates are not this year's. */
export const pastHoursWarnings = ({ store }: ReadableRecords, today: Date): Fault[] =>
  store.flatMap(({ file, fields: { holidays = [], seasons = [] } }) =>
    [
      ...holidays.map(({ date, name }, index) => ({ field: `holidays[${index}]`, name, on: 'on', date })),
      ...seasons.map(({ to, name }, index) => ({ field: `seasons[${index}]`, name, on: 'until', date: to })),
    ].flatMap(({ field, name, on, date }) => {
      if (Date.parse(date) > Number(today) - DAYS_KEPT * DAY_MS) return []
      const problem = `${name} ${on} ${date} is long past`
      return [warning({ file, field }, problem, 'Write its next date, or delete it.')]
    }),
  )
