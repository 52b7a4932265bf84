import { z } from 'zod'
import { KIND_NAMES } from '../kinds/kind-names.ts'
import { forEachKind, type ProductKind } from '../kinds/product-kinds.ts'
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

type CategoryTitle<Kind extends ProductKind> = (typeof KIND_NAMES)[Kind]['categoryTitle']

/** A category of each kind (rule F3). */
export const CATEGORY_SCHEMAS = forEachKind((kind) => {
  const { categoryTitle, category: example } = KIND_NAMES[kind]
  return category(categoryTitle, `The title, such as "${example}".`)
}) as unknown as {
  readonly [Kind in ProductKind]: ReturnType<typeof category<CategoryTitle<Kind>>>
}

/** A category's fields as the store wrote them, types checked. */
type FieldsOfCategory = { [Kind in ProductKind]: z.output<(typeof CATEGORY_SCHEMAS)[Kind]> }
export type CategoryFields = FieldsOfCategory[ProductKind]

/** A category of each kind as the catalog has it: `name` is the file's name, and the last part of its address. */
export type CategoryOf = {
  [Kind in ProductKind]: Omit<FieldsOfCategory[Kind], '$schema' | 'name'> & { name: string }
}
