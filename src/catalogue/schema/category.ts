import { z } from 'zod'
import { editorSchema, paragraph, picturePath, slug, text } from './fields.ts'

const category = <Title extends string>(title: Title, description: string) => {
  const titled = { [title]: text.meta({ title: 'Name', description }) } as Record<Title, typeof text>
  return z.strictObject({
    $schema: editorSchema,
    name: slug
      .optional()
      .meta({ title: 'File name', description: 'The file name without .json. Best left out.' }),
    ...titled,
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
  })
}

/** A category of fans (rule F3). */
export const fanCategorySchema = category('productCategory', 'The title, such as "Outdoor Ceiling Fans".')

/** A category of lighting fixtures (rule F3). */
export const fixtureCategorySchema = category('lightingFixtureCategory', 'The title, such as "Pendants".')

/** A category's fields as the store wrote them, types checked. */
export type FanCategoryFields = z.output<typeof fanCategorySchema>
export type FixtureCategoryFields = z.output<typeof fixtureCategorySchema>
export type CategoryFields = FanCategoryFields | FixtureCategoryFields

/** A category of the catalog: `name` is the file's name, and the last part of its address. */
export type FanCategory = Omit<FanCategoryFields, '$schema' | 'name'> & { name: string }
export type FixtureCategory = Omit<FixtureCategoryFields, '$schema' | 'name'> & { name: string }
