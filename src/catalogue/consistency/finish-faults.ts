import type { Fault } from '../faults.ts'
import { suggest } from '../nearest.ts'

/** A fault of a field, before it is known in which file. */
export type FieldFault = Pick<Fault, 'problem' | 'remedy'> & { field: string }

/** The finishes in `field` that are not among those in `list`. */
export const unknownFinishes = (
  field: string,
  finishes: readonly string[],
  list: string,
  known: readonly string[],
): FieldFault[] =>
  finishes
    .filter((finish) => !known.includes(finish))
    .map((finish) => {
      const problem = `"${finish}" is not among "${list}"`
      return { field, problem, remedy: suggest(finish, known) }
    })

/** The same finish could be chosen twice. */
export const repeatedFinishes = (list: string, finishes: readonly string[]): FieldFault[] =>
  finishes.flatMap((finish, index) => {
    if (finishes.indexOf(finish) === index) return []
    const field = `${list}[${index}]`
    return [{ field, problem: `"${finish}" is listed twice`, remedy: 'Delete one of the two.' }]
  })

const EXPECTED = {
  parts: 'expected lists for "body" and "blades", since "shown" names them separately',
  finishes: 'expected plain finishes, since "shown" is one finish',
}

/** One of the three fields is written for a whole fan, another for its parts. */
export const wrongForm = (field: string, expected: keyof typeof EXPECTED): FieldFault => ({
  field,
  problem: EXPECTED[expected],
  remedy: 'Write "shown", "colors" and "finishPictures" all in the same form.',
})

/** An extra picture or order number of the finish that the product's own is of, such as its `imageUrl`. */
export const alreadyHas = (field: string, what: 'picture' | 'number', own: string): FieldFault => ({
  field,
  problem: `this is the finish in "shown", whose ${what} is "${own}"`,
  remedy: 'Delete this entry, or correct "shown".',
})
