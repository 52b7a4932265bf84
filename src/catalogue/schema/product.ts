import { z } from 'zod'
import { KIND_NAMES, type ProductKind } from '../kinds/product-kinds.ts'
import { editorSchema, filePath, listOf, paragraph, picturePath, slug, text, yesOrNo } from './fields.ts'
import { pounds } from './measurements.ts'

const finishList = (most: number, example: string) =>
  listOf(text.meta({ title: 'finish' }), example).max(most, {
    error: `is a list of more than ${most} finishes`,
  })

// As many of each as finish-views.css has rules for.
/** The finishes of a product that has one finish at a time. */
export const finishes = finishList(12, '["Matte Black", "Satin Brass"]')
/** The finishes of one part of a mix-and-match fan. */
export const partFinishes = finishList(6, '["Walnut", "Light Oak"]')

export const FINISH_PICTURES_HINT =
  'Spell the finish as above. Square, 800 x 800 pixels or more. The finish in the main picture needs none.'

/** A picture beside the main one, in the same finish. */
export interface FurtherPicture {
  imageUrl: string
  caption: string
}

export const furtherPictures = listOf(
  z
    .strictObject({
      imageUrl: picturePath.meta({
        title: 'Picture',
        description: 'The picture, 800 x 800 px or more.',
        hint: 'Square, 800 x 800 pixels or more.',
      }),
      caption: text.meta({
        title: 'Caption',
        description: 'What the picture shows, such as "Seen from below".',
        hint: 'What it shows, such as "Seen from below".',
      }),
    })
    .meta({ title: 'picture' }),
  '[{ "imageUrl": "../images/fans/views/alder-52--below.jpg", "caption": "Seen from below" }]',
)
  .max(8, { error: 'is a list of more than 8 pictures' })
  .optional()
  .meta({
    title: 'More photos',
    description:
      'Up to 8 pictures besides the main one, in the same finish, each with a caption such as "Close up".',
    hint: 'Up to 8, in the finish of the main picture.',
  })

export const picturesByFinish = z.record(text.meta({ title: 'Finish' }), picturePath)

const formerAddress = text.regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
  error:
    'expected an address of this site such as "/ceiling-fans/large/alder-52", without its domain and "?"',
})

/**
 * The fields that fans and fixtures share, in the order of their files.
 *
 * @param example the name of a product of this kind
 */
export const productFields = (kind: ProductKind, example: string) => ({
  $schema: editorSchema,
  name: slug
    .optional()
    .meta({ title: 'File name', description: 'The file name without .json. Best left out.' }),
  productUrl: slug.optional().meta({
    title: 'Web address',
    hint: 'The last part of the web address. Best left empty: it is made from the name.',
    description: 'The last part of the web address; if left out, the file name.',
  }),
  formerAddresses: z
    .array(formerAddress.meta({ title: 'address' }))
    .optional()
    .meta({
      title: 'Former addresses',
      description:
        'Addresses that the page had before its category or web address changed, such as "/ceiling-fans/large/alder-52". They lead to its page, so that printed tags keep working.',
      hint: 'Addresses that the page had before, such as /ceiling-fans/large/alder-52. Printed tags and links with them keep working.',
    }),
  title: text.meta({ title: 'Name', description: `The name a shopper reads, such as "${example}".` }),
  manufacturer: text.optional().meta({
    title: "Maker's name",
    description: "The maker's name. Best left out: it is taken from the maker's file.",
  }),
  manufacturerNameReference: slug.meta({
    title: 'Brand',
    description: 'The maker: the name of its file in content/manufacturers, without .json.',
    hint: '',
  }),
  imageUrl: picturePath.meta({
    title: 'Picture',
    description: 'The picture of the finish in "shown", 800 x 800 px or more.',
    hint: 'Square, 800 x 800 pixels or more. Name the finish it shows further down.',
  }),
  productDescription: paragraph.meta({
    title: 'Description',
    description: `Two or three sentences about the ${KIND_NAMES[kind].one}.`,
  }),
})

/** Fields that may be missing because they can be derived. */
export type DerivedField = 'name' | 'productUrl' | 'manufacturer'

export const installFields = {
  weightPounds: pounds.optional().meta({
    title: 'Weight',
    description: 'Its weight in pounds, as it hangs. Leave blank if the brand gives none.',
    hint: 'In pounds, as it hangs. It decides which box the electrician needs.',
  }),
  warranty: text.optional().meta({
    title: 'Warranty',
    description: 'The maker\'s warranty in one line, such as "Motor: limited lifetime. Other parts: 1 year."',
    hint: 'One line, as the maker says it.',
  }),
}

/**
 * The files from which a product is turned and drawn, both made in its real size.
 *
 * @param folder the folder of this kind, and a product in it for the examples
 */
export const shapeFields = (folder: ProductKind, example: string) => ({
  modelUrl: filePath('glb', `../models/${folder}/${example}.glb`)
    .optional()
    .meta({
      title: '3D model',
      description: `A model in real size (GLB, 1.5 MB at most), such as "../models/${folder}/${example}.glb". Without one, the page has no "View in 3D".`,
      hint: 'A GLB file in real size, 1.5 MB at most. Without one, the page has no "View in 3D".',
    }),
  outlineUrl: filePath('svg', `../outlines/${folder}/${example}.svg`)
    .optional()
    .meta({
      title: 'Line drawing',
      description: `A line drawing in inches (SVG), such as "../outlines/${folder}/${example}.svg". Without one, drawings show a plain shape.`,
      hint: 'An SVG file drawn in inches. Without one, drawings show a plain shape.',
    }),
})

export const categoriesIn = (folder: string, example: string) =>
  listOf(slug, example).meta({
    title: 'Categories',
    hint: 'The lists that show it; the first is the main one.',
    description: `The categories that list it: names of files in content/${folder}, without .json. The first is the main one.`,
  })

/**
 * How a product ends: its page stays for those who have its address, and leads to what follows it. Which of them a
 * product may name is checked in `consistency/discontinued.ts`.
 */
export const endingFields = (kind: ProductKind) => ({
  discontinued: yesOrNo.default(false).meta({
    title: 'Discontinued',
    description:
      'Whether it is no longer sold. It leaves lists, search and counts; its page stays and says so.',
    hint: 'It leaves lists and search; its page stays and says so.',
  }),
  replacedBy: slug.optional().meta({
    title: 'Replacement',
    description: `The ${KIND_NAMES[kind].one} that replaces this one once it is no longer sold: the name of its file, without .json.`,
    hint: `The ${KIND_NAMES[kind].one} that replaces it; its page links there once this one is no longer sold.`,
  }),
})
