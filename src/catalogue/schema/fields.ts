import { z } from 'zod'

/** What a field says of itself beside its rules. */
declare module 'zod' {
  interface GlobalMeta {
    /** The label of the field in a form. */
    title?: string
    /** What the field is for, to somebody who writes the file. */
    description?: string
    /** The same to somebody who fills in a form, where a file's words would not do; empty where the label says it all. */
    hint?: string
    /** What a form offers for it, where the type does not tell. */
    input?: 'paragraph' | 'picture' | 'colour'
  }
}

/**
 * The building blocks of every schema. Each `error` finishes the sentence "content/… › field: …"; what was found
 * instead is added by `describe-issues.ts`.
 */

/** One line or paragraph of text; spaces around it are dropped. */
export const text = z
  .string({ error: 'expected text in quotation marks' })
  .trim()
  .min(1, { error: 'is empty' })

/** Text of several sentences, which a form gives several lines. */
export const paragraph = text.meta({ input: 'paragraph' })

/** Lower-case words and figures joined by dashes. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** A name in an address, such as `alder-52`. */
export const slug = text.regex(SLUG, {
  error: 'expected lower-case words joined by dashes, such as "alder-52"',
})

/** A picture's path, relative to the file that names it. Whether the picture is there is checked apart. */
export const picturePath = text
  .regex(/^\.{1,2}\/.+\.(jpe?g|png|webp|avif)$/, {
    error:
      'expected the path of a picture from this file, with / and a small-letter ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg"',
  })
  .meta({ input: 'picture' })

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

/**
 * Inches within bounds.
 *
 * @param what is bounded, as it stands in a sentence: "a size"
 */
export function inches(least: number, most: number, what: string) {
  const bounds = { error: `expected ${what} from ${least} to ${most} inches` }
  return aNumber('expected a number of inches such as 52 or 33.5').pipe(
    z.number().min(least, bounds).max(most, bounds),
  )
}

/** A count within bounds. */
export function wholeNumber(least: number, most: number, what: string) {
  const error = `expected ${least} to ${most} ${what}, as a whole number`
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error })
}

/** A blade sweep in inches, 10 to 120. Older records write it as text ("52"), which is read as the number. */
export const sweepInches = inches(10, 120, 'a size')

/** A dimension of a fixture in inches, above 0 and up to 240. */
export const dimensionInches = aNumber('expected a number of inches such as 28 or 7.25').pipe(
  z
    .number()
    .positive({ error: 'expected a dimension above 0 inches' })
    .max(240, { error: 'expected a dimension of 240 inches at most' }),
)

// No fan moves less. A figure written 5,140 is two in a list, 5 and 140.
const LEAST_CFM = 200

/** Airflow at high speed in cubic feet per minute. */
export const cfm = z
  .number({ error: 'expected a number of CFM such as 5140' })
  .int({ error: 'expected a whole number of CFM such as 5140' })
  .min(LEAST_CFM, {
    error: `expected ${LEAST_CFM} CFM or more, written without a comma; leave the line out when the maker gives none`,
  })

const LUMENS = { error: 'expected a number of lumens such as "1,600"' }

/** Light output, written 1600, "1600" or "1,600"; always read as text with a thousands separator: "1,600". */
export const lumens = z
  .union(
    [
      z.number(LUMENS).int(LUMENS).positive(LUMENS),
      z.string(LUMENS).regex(/^[1-9](\d*|\d{0,2}(,\d{3})+)$/, LUMENS),
    ],
    LUMENS,
  )
  .transform((value) => Number(String(value).replaceAll(',', '')).toLocaleString('en-US'))

/** true or false, and no text that means one of them. */
export const yesOrNo = z.boolean({ error: 'expected true or false, without quotation marks' })

/** One of a few known words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `expected one of ${words.map((word) => `"${word}"`).join(', ')}` })

/** A list that holds something; an empty list says the same as leaving the field out, but less clearly. */
export const listOf = <Item extends z.ZodType>(item: Item, example: string) =>
  z
    .array(item, { error: `expected a list such as ${example}` })
    .min(1, { error: `is an empty list; expected a list such as ${example}` })

/** The address of another site, by https only. */
export const webAddress = z.url({
  protocol: /^https$/,
  error: 'expected a web address that starts with https://',
})

/** Lets an editor complete and check the fields; the site ignores it. */
export const editorSchema = z
  .string()
  .optional()
  .meta({ description: 'Tells an editor where the rules of this file are; the site ignores it.' })
