import { z } from 'zod'
import { editorSchema, listOf, text } from './fields.ts'

/** The finishes of one family. */
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
