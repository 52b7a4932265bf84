import { z } from 'zod'
import { editorSchema, picturePath, slug, text, webAddress } from './fields.ts'

/** A maker of fans or fixtures (specification section 3). */
export const manufacturerSchema = z.strictObject({
  $schema: editorSchema,
  id: z.number({ error: 'expected a number of its own' }).int().meta({ description: 'A number of its own.' }),
  name: text.meta({ description: 'The name as the maker writes it.' }),
  nameReference: slug.meta({ description: "The file's name without .json." }),
  manufacturerDescription: text.meta({ description: 'Two sentences for the brand screen.' }),
  imageUrl: picturePath.optional().meta({ description: 'A picture for the brand screen.' }),
  websiteUrl: webAddress.meta({ description: "The maker's own site." }),
})

export type Manufacturer = Omit<z.output<typeof manufacturerSchema>, '$schema'>
