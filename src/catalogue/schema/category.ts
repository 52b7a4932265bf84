import { z } from 'zod'
import type { ProductKind } from '../kinds/product-kinds.ts'
import { editorSchema, fileName, paragraph, picturePath, text } from './fields.ts'

const title = (example: string) =>
  text.meta({ title: 'Name', description: `The title, such as "${example}".` })

const beforeTitle = { $schema: editorSchema, name: fileName }

const afterTitle = {
  categoryDescription: paragraph.meta({
    title: 'Description',
    description: 'Two to four sentences under the title of the page.',
  }),
  imageUrl: picturePath.optional().meta({
    title: 'Photo',
    description:
      'Shown in the list of categories, 800 × 800 pixels or more. If you leave this blank, the first product’s photo is used.',
  }),
  roomUrl: picturePath.optional().meta({
    title: 'Photo of a room',
    description: 'Shown beside the title on wide screens, 800 × 800 pixels or more.',
  }),
}

export const fanCategorySchema = z.strictObject({
  ...beforeTitle,
  productCategory: title('Outdoor Ceiling Fans'),
  ...afterTitle,
})

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
