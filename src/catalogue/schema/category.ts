import { z } from 'zod'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { editorSchema, paragraph, picturePath, slug, text } from './fields.ts'

const title = (example: string) =>
  text.meta({ title: 'Name', description: `The title, such as "${example}".` })

const beforeTitle = {
  $schema: editorSchema,
  name: slug
    .optional()
    .meta({ title: 'File name', description: 'The file name without .json. Best left out.' }),
}

const afterTitle = {
  categoryDescription: paragraph.meta({
    title: 'Description',
    description: 'Two to four sentences under the title of the page.',
  }),
  imageUrl: picturePath.optional().meta({
    title: 'Picture',
    description:
      'The picture of the category in the list of categories; without one, that of its first product is shown.',
    hint: 'Shown in the list of categories, 800 x 800 pixels or more. Without one, that of its first product is shown.',
  }),
  roomUrl: picturePath.optional().meta({
    title: 'Picture of a room',
    description: 'A picture of a room, shown beside the title on wide screens.',
    hint: 'Shown beside the title on wide screens. 800 x 800 pixels or more.',
  }),
}

/** A category of fans (rule F3). */
export const fanCategorySchema = z.strictObject({
  ...beforeTitle,
  productCategory: title('Outdoor Ceiling Fans'),
  ...afterTitle,
})

/** A category of fixtures (rule F3). */
export const fixtureCategorySchema = z.strictObject({
  ...beforeTitle,
  lightingFixtureCategory: title('Pendants'),
  ...afterTitle,
})

/** A category of the catalog: `name` is the file's name, and the last part of its address. */
export interface Category {
  kind: ProductKind
  name: string
  title: string
  categoryDescription: string
  imageUrl?: string
  roomUrl?: string
}
