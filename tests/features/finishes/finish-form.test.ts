import { expect, test } from 'vitest'
import { finishInForm } from '../../../src/features/finishes/finish-form.ts'

/** The form of a product's page: the options of each group, the first one checked in the HTML. */
const aForm = (groups: string[][], chosen: string[]) => {
  const inputs = groups.flatMap((values) =>
    values.map((value, place) => ({
      value,
      checked: chosen.includes(value),
      defaultChecked: place === 0,
    })),
  )
  return { querySelectorAll: () => inputs } as unknown as HTMLFormElement
}
const FINISHES = [['matte-black', 'satin-nickel']]
const PARTS = [
  ['graphite', 'brass'],
  ['walnut', 'oak'],
]

test.each([
  ['one finish', FINISHES, ['satin-nickel'], 'satin-nickel'],
  ['body and blades', PARTS, ['brass', 'oak'], 'brass--oak'],
  ['other blades for the first body', PARTS, ['graphite', 'oak'], 'graphite--oak'],
])('%s: writes the chosen finish as in addresses', (_what, groups, chosen, slug) => {
  expect(finishInForm(aForm(groups, chosen))).toBe(slug)
})

test.each([
  ['one finish', FINISHES, ['matte-black']],
  ['body and blades', PARTS, ['graphite', 'walnut']],
])('%s: writes no slug for the finish shown first', (_what, groups, chosen) => {
  expect(finishInForm(aForm(groups, chosen))).toBeUndefined()
})
