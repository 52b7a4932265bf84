import { z } from 'zod'
import { editorSchema, picturePath, slug, text, webAddress } from './fields.ts'

/** A maker of fans or fixtures (specification section 3). */
export const manufacturerSchema = z.strictObject({
  $schema: editorSchema,
  id: z
    .number({ error: 'expected a number of its own' })
    .int()
    .meta({ description: 'A number that no other maker has.' }),
  name: text.meta({ description: 'The name as the maker writes it.' }),
  nameReference: slug.meta({
    description: "The file's name without .json, and the last part of the address.",
  }),
  manufacturerDescription: text.meta({ description: "Two sentences on the maker's page." }),
  imageUrl: picturePath.optional().meta({ description: "A picture on the maker's page." }),
  websiteUrl: webAddress.meta({ description: "The address of the maker's own site." }),
})

export type Manufacturer = Omit<z.output<typeof manufacturerSchema>, '$schema'>
