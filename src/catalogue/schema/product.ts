import { z } from 'zod'
import { editorSchema, listOf, picturePath, slug, text } from './fields.ts'

const finishList = (most: number, example: string) =>
  listOf(text, example).max(most, { error: `is a list of more than ${most} finishes` })

// As many of each as finish-views.css has rules for.
/** The finishes of a product that has one finish at a time. */
export const finishes = finishList(12, '["Matte Black", "Satin Brass"]')
/** The finishes of one part of a mix-and-match fan. */
export const partFinishes = finishList(6, '["Walnut", "Light Oak"]')

/** A picture of each further finish, by its name. */
export const picturesByFinish = z.record(text, picturePath)

/**
 * What fans and fixtures say alike, in the order of their files.
 *
 * @param example the name of a product of this kind
 */
export const productFields = (kind: 'fan' | 'fixture', example: string) => ({
  $schema: editorSchema,
  name: slug.optional().meta({ description: "The file's name without .json. Best left out." }),
  productUrl: slug
    .optional()
    .meta({ description: "The last part of the web address; the file's name when left out." }),
  title: text.meta({ description: `The name a shopper reads, such as "${example}".` }),
  manufacturer: text
    .optional()
    .meta({ description: "The maker's name. Best left out: it is taken from the maker's file." }),
  manufacturerNameReference: slug.meta({
    description: 'The maker: the name of its file in content/manufacturers, without .json.',
  }),
  imageUrl: picturePath.meta({ description: 'The picture of the finish in "shown", 800 x 800 px or more.' }),
  productDescription: text.meta({ description: `Two or three sentences about the ${kind}.` }),
})

/** The fields that a product's file may leave out, since they can be derived. */
export type DerivedField = 'name' | 'productUrl' | 'manufacturer'

/** The categories of a product, by the names of their files. */
export const categoriesIn = (folder: 'fan-categories' | 'fixture-categories', example: string) =>
  listOf(slug, example).meta({
    description: `The categories it is listed in: names of files in content/${folder}, without .json. The first is the main one.`,
  })
