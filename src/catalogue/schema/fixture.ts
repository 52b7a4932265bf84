import { z } from 'zod'
import { dimensionInches, lumens, oneOf, text, yesOrNo } from './fields.ts'
import { categoriesIn, type DerivedField, finishes, picturesByFinish, productFields } from './product.ts'

/** UL's three location classes. */
const FIXTURE_LOCATION_RATINGS = ['Dry', 'Damp', 'Wet'] as const

/** A lighting fixture as the store writes it: the fields of specification section 3, one strict object. */
export const fixtureSchema = z.strictObject({
  ...productFields('fixture', 'Harbor Dome 16'),
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
  colors: finishes.meta({ description: 'Every finish sold, the one on the picture included.' }),
  shown: text.meta({ description: 'The finish on the picture.' }),
  finishPictures: picturesByFinish.optional().meta({ description: 'A picture for each further finish.' }),
  locationRating: oneOf(FIXTURE_LOCATION_RATINGS).meta({
    description: 'Where the fixture may hang: in dry rooms, damp places or the rain.',
  }),
  partNumber: text.meta({ description: "The maker's order number." }),
  productCategories: categoriesIn('fixture-categories', '["pendants"]'),
  styles: z.array(text).default([]).meta({ description: 'Its looks, such as "Farmhouse".' }),
})

/** A fixture's fields as the store wrote them, types checked and defaults filled in. */
export type FixtureFields = z.output<typeof fixtureSchema>

/**
 * A fixture of the catalogue: everything derived, nothing to check again. Pictures are paths from the project's root.
 * `availableInOtherSizes` is null when unknown.
 */
export type Fixture = Omit<
  FixtureFields,
  DerivedField | 'finishPictures' | 'availableInOtherSizes' | '$schema'
> &
  Record<DerivedField, string> & {
    finishPictures: Record<string, string>
    availableInOtherSizes: boolean | null
  }
