import { z } from 'zod'
import { editorSchema, paragraph, picturePath, slug, text, webAddress } from './fields.ts'

/** A maker of fans or fixtures (rule F3). */
export const manufacturerSchema = z.strictObject({
  $schema: editorSchema,
  id: z.number({ error: 'expected a number that no other maker has' }).int().optional().meta({
    title: 'Number',
    description: 'A number that no other maker has; if left out, the next free one.',
  }),
  name: text.meta({ title: 'Name', description: 'The name as the maker writes it.' }),
  nameReference: slug
    .optional()
    .meta({ title: 'File name', description: 'The file name without .json. Best left out.' }),
  manufacturerDescription: paragraph.meta({
    title: 'Description',
    description: "Two sentences on the maker's page.",
  }),
  imageUrl: picturePath.optional().meta({
    title: 'Picture',
    description: "A picture on the maker's page.",
    hint: "On the maker's page. 800 x 800 pixels or more.",
  }),
  websiteUrl: webAddress.meta({
    title: 'Website',
    description: "The address of the maker's own site.",
    hint: "The maker's own site, starting with https://.",
  }),
})

/** A maker's fields as the store wrote them, types checked. */
export type ManufacturerFields = z.output<typeof manufacturerSchema>

/** A maker of the catalog: `nameReference` is the file's name, and the last part of its address. */
export type Manufacturer = Omit<ManufacturerFields, '$schema' | 'id' | 'nameReference'> & {
  id: number
  nameReference: string
}
