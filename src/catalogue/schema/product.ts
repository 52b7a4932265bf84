import { z } from 'zod'
import { KIND_NAMES, type ProductKind } from '../kinds/product-kinds.ts'
import {
  editorSchema,
  fileName,
  filePath,
  listOf,
  paragraph,
  picturePath,
  slug,
  text,
  yesOrNo,
} from './fields.ts'
import { pounds } from './measurements.ts'

const finishList = (most: number, example: string) =>
  listOf(text.meta({ title: 'finish' }), example).max(most, {
    error: `is a list of more than ${most} finishes`,
  })

// Limits equal the number of rules in finish-views.css: `partFinishes` are those of a mix-and-match fan's part.
export const finishes = finishList(12, '["Matte Black", "Satin Brass"]')
export const partFinishes = finishList(6, '["Walnut", "Light Oak"]')

export const picturesByFinish = z.record(text.meta({ title: 'Finish' }), picturePath.meta({ title: 'Photo' }))

/** Labels of the finish fields, whose form depends on the kind. */
export const FINISH_FIELDS = {
  shown: { title: 'Finish in the photo', description: 'Spelled as under "Every finish sold".' },
  colors: {
    title: 'Every finish sold',
    description: 'Include the one in the photo. Spell a finish as other products do.',
  },
  finishPictures: {
    title: 'Photos of other finishes',
    description:
      'Spell each finish as above. Square, 800 × 800 pixels or more. The finish in the main photo needs none.',
  },
} as const

export interface FurtherPicture {
  imageUrl: string
  caption: string
}

const furtherPicture = z.strictObject({
  imageUrl: picturePath.meta({ title: 'Photo', description: 'Square, 800 × 800 pixels or more.' }),
  caption: text.meta({
    title: 'Caption',
    description: 'A few words about the photo, such as "Seen from below".',
  }),
})

const formerAddress = text.regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
  error:
    'expected an address of this site such as "/ceiling-fans/large/alder-52", without its domain and "?"',
})

/** @param example a product name */
export const firstFields = (kind: ProductKind, example: string) => ({
  $schema: editorSchema,
  name: fileName,
  productUrl: slug.optional().meta({
    title: 'Web address',
    description: 'The last part of the web address. Leave blank to use the name of the file.',
  }),
  formerAddresses: z
    .array(formerAddress.meta({ title: 'address' }))
    .optional()
    .meta({
      title: 'Former addresses',
      description:
        'Addresses that the page had before, such as /ceiling-fans/large/alder-52. Printed tags and links with them keep working.',
    }),
  title: text.meta({ title: 'Name', description: `The name a shopper reads, such as "${example}".` }),
  manufacturer: text.optional().meta({
    title: 'Brand name',
    description: "The brand's name. Best left out: its file has it.",
  }),
  manufacturerNameReference: text.meta({
    title: 'Brand',
    description: 'The brand that makes it.',
  }),
  imageUrl: picturePath.meta({
    title: 'Photo',
    description: 'Square, 800 × 800 pixels or more. "Finish in the photo" names its finish.',
  }),
  productDescription: paragraph.meta({
    title: 'Description',
    description: `Two or three sentences about the ${KIND_NAMES[kind].one}.`,
  }),
})

/** Fields that may be missing because they can be derived. */
export type DerivedField = 'name' | 'productUrl' | 'manufacturer'

/** `replacedBy` is checked in `consistency/discontinued.ts`. */
export const lastFields = (
  kind: ProductKind,
  categories: { folder: string; example: string },
  example: { name: string; style: string },
) => ({
  furtherPictures: listOf(
    furtherPicture.meta({ title: 'photo' }),
    '[{ "imageUrl": "../images/fans/views/alder-52--below.jpg", "caption": "Seen from below" }]',
  )
    .max(8, { error: 'is a list of more than 8 photos' })
    .optional()
    .meta({ title: 'More photos', description: 'Up to 8, in the finish of the main photo.' }),
  modelUrl: filePath('glb', `../models/${kind}/${example.name}.glb`).optional().meta({
    title: '3D model',
    description: 'A GLB file in real size, 1.5 MB at most. Without one, the page has no "View in 3D".',
  }),
  outlineUrl: filePath('svg', `../outlines/${kind}/${example.name}.svg`).optional().meta({
    title: 'Line drawing',
    description: 'An SVG file drawn in inches. Without one, drawings show a plain shape.',
  }),
  weightPounds: pounds.optional().meta({
    title: 'Weight',
    description: 'In pounds, as it hangs. Decides which box the electrician needs.',
  }),
  warranty: text.optional().meta({
    title: 'Warranty',
    description: 'One line, such as "Motor: limited lifetime. Other parts: 1 year."',
  }),
  productCategories: listOf(text, categories.example).meta({
    title: 'Categories',
    description: 'The lists that show it; the first is the main one.',
  }),
  styles: z
    .array(text.meta({ title: 'style' }))
    .default([])
    .meta({ title: 'Styles', description: `Looks such as "${example.style}".` }),
  discontinued: yesOrNo.default(false).meta({
    title: 'Discontinued',
    description: 'Removes it from lists and search; its page stays, with a note.',
  }),
  replacedBy: text.optional().meta({
    title: 'Replacement',
    description: `The ${KIND_NAMES[kind].one} that replaces it; a discontinued product's page links there.`,
  }),
})
