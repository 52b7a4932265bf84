import type { Fault } from '../faults.ts'
import { suggest } from '../nearest.ts'

/** A fault of a field, before it is known in which file. */
export type FieldFault = Omit<Fault, 'file' | 'severity'>

/** The finishes in `field` that are not among those in `list`. */
export const unknownFinishes = (
  field: string,
  finishes: readonly string[],
  list: string,
  known: readonly string[],
): FieldFault[] =>
  finishes
    .filter((finish) => !known.includes(finish))
    .map((finish) => ({
      field,
      problem: `"${finish}" is not among "${list}"`,
      remedy: suggest(finish, known),
    }))

/** The same finish could be chosen twice. */
export const repeatedFinishes = (field: string, finishes: readonly string[]): FieldFault[] =>
  finishes.flatMap((finish, index) =>
    finishes.indexOf(finish) < index
      ? [
          {
            field: `${field}[${index}]`,
            problem: `"${finish}" is listed twice`,
            remedy: 'Delete one of the two.',
          },
        ]
      : [],
  )

/** One of the three fields is written for a whole fan, another for its parts. */
export const wrongForm = (field: string, expected: 'finishes' | 'parts'): FieldFault => ({
  field,
  problem:
    expected === 'parts'
      ? 'expected lists for "body" and "blades", since "shown" names them separately'
      : 'expected plain finishes, since "shown" is one finish',
  remedy: 'Write "shown", "colors" and "finishPictures" all in the same form.',
})

/** An extra picture of the finish that the main picture already shows. */
export const alreadyShown = (field: string): FieldFault => ({
  field,
  problem: 'this is the finish in "shown", whose picture is "imageUrl"',
  remedy: 'Delete this entry, or correct "shown".',
})

/** An order number for the finish that already has the product's own. */
export const hasPartNumber = (field: string): FieldFault => ({
  field,
  problem: 'this is the finish in "shown", whose number is "partNumber"',
  remedy: 'Delete this entry, or correct "shown".',
})

/** Two finishes with one order number. */
export const repeatedNumber = (field: string, number: string, other: string): FieldFault => ({
  field,
  problem: `"${number}" is already the number in ${other}`,
  remedy: 'Write the number for this finish, or delete the entry if it is unknown.',
})
