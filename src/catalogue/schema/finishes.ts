import { z } from 'zod'
import { editorSchema, listOf, text } from './fields.ts'

/** The color of the dot beside a finish's name; a finish that is not listed is shown by its name alone. */
export const finishColoursSchema = z.strictObject({
  $schema: editorSchema,
  colours: z
    .record(
      text.meta({ title: 'Finish' }),
      z
        .string({ error: 'expected a color such as "#bf9b5f"' })
        .regex(/^#[0-9a-f]{6}$/i, { error: 'expected a color such as "#bf9b5f"' })
        .meta({ title: 'Color', input: 'colour' }),
    )
    .default({})
    .meta({
      title: 'Finish colors',
      description: 'The color of each finish: its name as spelled in the products, then # and six digits.',
      hint: 'The dot beside the name of a finish. Spell a finish as the products do.',
    }),
})

export type FinishColours = z.output<typeof finishColoursSchema>['colours']

export const finishFamily = listOf(text.meta({ title: 'finish' }), '["Matte Black", "Coal"]').meta({
  title: 'Finishes',
  description: 'The finishes of this family, by their names as spelled in the products.',
})

/**
 * The families that shoppers ask for by one word ("Black"), and the finishes in each. A finish may be in several; one
 * that is in none cannot be found by its family.
 */
export const finishFamiliesSchema = z.object({ $schema: editorSchema }).catchall(finishFamily)

/** Finishes by family, in the order in which families are offered. */
export type FinishFamilies = Readonly<Record<string, readonly string[]>>
