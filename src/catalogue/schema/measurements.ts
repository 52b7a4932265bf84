import { z } from 'zod'

// Each branch carries the words as well: a branch that got past its outer type speaks for itself.
const aNumber = (error: string) =>
  z.union(
    [
      z.number({ error }),
      z
        .string({ error })
        .regex(/^\d+(\.\d+)?$/, { error })
        .transform(Number),
    ],
    { error },
  )

/** @param what is bounded, as a sentence names it: "a size" */
export function inches(least: number, most: number, what: string) {
  const bounds = { error: `expected ${what} from ${least} to ${most} inches` }
  return aNumber('expected a number of inches such as 52 or 33.5').pipe(
    z.number().min(least, bounds).max(most, bounds),
  )
}

export function wholeNumber(least: number, most: number, what: string) {
  const error = `expected ${least} to ${most} ${what}, as a whole number`
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

/** Older records write it as text ("52"). */
export const sweepInches = inches(10, 120, 'a size')

export const dimensionInches = aNumber('expected a number of inches such as 28 or 7.25').pipe(
  z
    .number()
    .positive({ error: 'expected a dimension above 0 inches' })
    .max(240, { error: 'expected a dimension of 240 inches at most' }),
)

const ROD_DIAMETER = { error: 'expected the inner diameter of its downrod in inches: 0.5, 0.75 or 1' }

/** The diameters that the store sells (rule F13). */
export const rodDiameterInches = z
  .number(ROD_DIAMETER)
  .min(0.5, ROD_DIAMETER)
  .max(1, ROD_DIAMETER)
  .multipleOf(0.25, ROD_DIAMETER)

export function amount(most: number, unit: string, example: number) {
  const error = `expected a number of ${unit} above 0 and up to ${most}, such as ${example}`
  return z.number({ error }).positive({ error }).max(most, { error })
}

/** No ceiling fan takes more. */
export const watts = amount(500, 'watts', 27)

export const pounds = amount(500, 'pounds', 23.5)

// No fan moves less air. In a list, 5,140 would be two figures, 5 and 140.
const MIN_CFM = 200

export const cfm = z
  .number({ error: 'expected a number of CFM such as 5140' })
  .int({ error: 'expected a whole number of CFM such as 5140' })
  .min(MIN_CFM, {
    error: `expected ${MIN_CFM} CFM or more, written without a comma; leave the line out when the brand gives none`,
  })

const LUMENS = { error: 'expected a number of lumens such as "1,600"' }

/** Light output, written 1600, "1600" or "1,600"; read as text with a thousands separator. */
export const lumens = z
  .union(
    [
      z.number(LUMENS).int(LUMENS).positive(LUMENS),
      z.string(LUMENS).regex(/^[1-9](\d*|\d{0,2}(,\d{3})+)$/, LUMENS),
    ],
    LUMENS,
  )
  .transform((value) => Number(String(value).replaceAll(',', '')).toLocaleString('en-US'))
