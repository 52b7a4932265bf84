import { z } from 'zod'
import { editorSchema, picturePath, slug, text } from './fields.ts'

const common = {
  $schema: editorSchema,
  name: slug.meta({ description: "The file's name without .json, and the last part of the address." }),
  categoryDescription: text.meta({ description: 'Two to four sentences under the title of the page.' }),
  imageUrl: picturePath.meta({
    description: 'The picture that stands for the category in the list of categories.',
  }),
  roomUrl: picturePath
    .optional()
    .meta({ description: 'A picture of a room beside the title, seen on wide screens.' }),
}

/** A category of fans (specification section 3). */
export const fanCategorySchema = z.strictObject({
  ...common,
  productCategory: text.meta({ description: 'The title, such as "Outdoor Ceiling Fans".' }),
})

/** A category of lighting fixtures (specification section 3). */
export const fixtureCategorySchema = z.strictObject({
  ...common,
  lightingFixtureCategory: text.meta({ description: 'The title, such as "Pendants".' }),
})

export type FanCategory = Omit<z.output<typeof fanCategorySchema>, '$schema'>
export type FixtureCategory = Omit<z.output<typeof fixtureCategorySchema>, '$schema'>
