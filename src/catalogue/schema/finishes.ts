import { z } from 'zod'
import { colour, editorSchema, listOf, text } from './fields.ts'

export const finishColoursSchema = z.strictObject({
  $schema: editorSchema,
  colours: z
    .record(text.meta({ title: 'Finish' }), colour('#bf9b5f').meta({ title: 'Color' }))
    .default({})
    .meta({
      title: 'Finish colors',
      description: 'The dot beside the name of each finish. Spell a finish as the products do.',
    }),
})

export type FinishColours = z.output<typeof finishColoursSchema>['colours']

const finishFamily = listOf(text.meta({ title: 'finish' }), '["Matte Black", "Coal"]').meta({
  title: 'Finishes',
  description: 'The finishes of this family, spelled as the products do.',
})

/** A finish may be in several families; one that is in none cannot be found by its family. */
export const finishFamiliesSchema = z.strictObject({
  $schema: editorSchema,
  families: z
    .record(text.meta({ title: 'Family' }), finishFamily)
    .default({})
    .meta({
      title: 'Families',
      description: 'Words such as "Black" that shoppers look for, in the order offered.',
    }),
})

export type FinishFamilies = z.output<typeof finishFamiliesSchema>['families']
