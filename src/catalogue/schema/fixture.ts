import { z } from 'zod'
import { MOST_FINISHES } from './fan.ts'
import { dimensionInches, editorSchema, listOf, lumens, picturePath, slug, text, yesOrNo } from './fields.ts'

/** UL's three location classes. */
const FIXTURE_LOCATION_RATINGS = ['Dry', 'Damp', 'Wet'] as const

/** A lighting fixture as the store writes it: the fields of specification section 3, one strict object. */
export const fixtureSchema = z.strictObject({
  $schema: editorSchema,
  name: slug.optional().meta({ description: "The file's name without .json. Best left out." }),
  productUrl: slug
    .optional()
    .meta({ description: "The last part of the web address; the file's name when left out." }),
  title: text.meta({ description: 'The name a shopper reads.' }),
  manufacturer: text
    .optional()
    .meta({ description: "The maker's name. Best left out: it is taken from the maker's file." }),
  manufacturerNameReference: slug.meta({
    description: 'The maker: the name of its file in content/manufacturers, without .json.',
  }),
  imageUrl: picturePath.meta({ description: 'The picture of the finish in "shown", 800 x 800 px or more.' }),
  productDescription: text.meta({ description: 'Two or three sentences about the fixture.' }),
  fixtureHeight: dimensionInches.meta({ description: 'Its height in inches.' }),
  fixtureLength: dimensionInches.meta({ description: 'Its length in inches, along the wall or the table.' }),
  fixtureWidth: dimensionInches.meta({
    description: 'Its width or depth in inches; the length again when it is round.',
  }),
  maxOverallHeight: dimensionInches
    .optional()
    .meta({ description: 'Its height in inches with all of its stem or chain.' }),
  availableInOtherSizes: yesOrNo
    .nullish()
    .meta({ description: 'Whether it is sold in other sizes. Left out when unknown.' }),
  numberOfBulbs: z
    .number({ error: 'expected a number of bulbs such as 3' })
    .int({ error: 'expected a whole number of bulbs' })
    .positive({ error: 'expected at least one bulb; leave the line out when unknown' })
    .optional()
    .meta({ description: 'How many bulbs it takes. Left out when unknown.' }),
  bulbType: text
    .optional()
    .meta({ description: 'The kind of bulb, such as "E26 medium" or "Integrated LED, 3000 K".' }),
  bulbWattage: z
    .number({ error: 'expected a number of watts such as 60' })
    .positive({ error: 'expected a number of watts above 0' })
    .optional()
    .meta({ description: 'Watts for each bulb, or in all for an integrated LED.' }),
  lumensRating: lumens.optional().meta({ description: 'How bright it is, in lumens, all bulbs together.' }),
  colors: listOf(text, '["Matte Black", "Satin Brass"]')
    .max(MOST_FINISHES, { error: `is a list of more than ${MOST_FINISHES} finishes` })
    .meta({ description: 'Every finish sold, the one on the picture included.' }),
  shown: text.meta({ description: 'The finish on the picture.' }),
  finishPictures: z
    .record(text, picturePath)
    .optional()
    .meta({ description: 'A picture for each further finish.' }),
  locationRating: z
    .enum(FIXTURE_LOCATION_RATINGS, { error: 'expected one of "Dry", "Damp", "Wet"' })
    .meta({ description: 'Where the fixture may hang: in dry rooms, damp places or the rain.' }),
  partNumber: text.meta({ description: "The maker's order number." }),
  productCategories: listOf(slug, '["pendants"]').meta({
    description:
      'The categories it is listed in: names of files in content/fixture-categories, without .json. The first is the main one.',
  }),
  styles: z.array(text).default([]).meta({ description: 'Its looks, such as "Farmhouse".' }),
})

/** A fixture's fields as the store wrote them, types checked and defaults filled in. */
export type FixtureFields = z.output<typeof fixtureSchema>

type Derived = 'name' | 'productUrl' | 'manufacturer'

/**
 * A fixture of the catalogue: everything derived, nothing to check again. Pictures are paths from the project's root.
 * `availableInOtherSizes` is null when unknown.
 */
export type Fixture = Omit<FixtureFields, Derived | 'finishPictures' | 'availableInOtherSizes' | '$schema'> &
  Record<Derived, string> & {
    finishPictures: Record<string, string>
    availableInOtherSizes: boolean | null
  }
