import { z } from 'zod'
import { oneOf, text, yesOrNo } from './fields.ts'
import { dimensionInches, lumens } from './measurements.ts'
import {
  categoriesIn,
  type DerivedField,
  endingFields,
  FINISH_PICTURES_HINT,
  type FurtherPicture,
  finishes,
  furtherPictures,
  installFields,
  picturesByFinish,
  productFields,
  shapeFields,
} from './product.ts'

const FIXTURE_LOCATION_RATINGS = ['Dry', 'Damp', 'Wet'] as const

const FIXTURE_MOUNTINGS = ['Hanging', 'Close to ceiling', 'Wall', 'Post'] as const

/** A lighting fixture as the store writes it: the fields of rule F3, one strict object. */
export const fixtureSchema = z.strictObject({
  ...productFields('fixtures', 'Harbor Dome 16'),
  fixtureHeight: dimensionInches.meta({
    title: 'Height',
    description: 'Its height in inches.',
    hint: 'In inches.',
  }),
  fixtureLength: dimensionInches.meta({
    title: 'Length',
    description: 'Its length in inches, along the wall or the table.',
    hint: 'In inches, along the wall or the table.',
  }),
  fixtureWidth: dimensionInches.meta({
    title: 'Width',
    description: 'Its width or depth in inches; same as the length when it is round.',
    hint: 'Or depth, in inches; same as the length when it is round.',
  }),
  maxOverallHeight: dimensionInches.optional().meta({
    title: 'Height with stem or chain',
    description: 'Its height in inches with its full stem or chain.',
    hint: 'In inches, at full length.',
  }),
  mounting: oneOf(FIXTURE_MOUNTINGS).optional().meta({
    title: 'Mounting',
    description:
      'Where it is mounted: hanging, close to the ceiling, on a wall or on a post. Leave blank if unknown.',
    hint: '',
  }),
  availableInOtherSizes: yesOrNo.nullish().meta({
    title: 'Sold in other sizes',
    description: 'Whether it is sold in other sizes. Leave blank if unknown.',
    hint: '',
  }),
  numberOfBulbs: z
    .number({ error: 'expected a number of bulbs such as 3' })
    .int({ error: 'expected a whole number of bulbs' })
    .positive({ error: 'expected at least one bulb; leave the line out when unknown' })
    .optional()
    .meta({
      title: 'Bulbs',
      description: 'How many bulbs it takes. Leave blank if unknown.',
      hint: 'How many it takes.',
    }),
  bulbType: text.optional().meta({
    title: 'Bulb type',
    description: 'The kind of bulb, such as "E26 medium" or "Integrated LED, 3000 K".',
  }),
  bulbShape: text
    .regex(/^[A-Z]{1,3}\d{1,2}(\.\d)?$/, {
      error: 'expected the shape of a bulb in capitals with its size, such as "A19" or "G16.5"',
    })
    .optional()
    .meta({
      title: 'Bulb shape',
      description:
        'The shape of its bulbs, such as "A19" or "B10". Leave blank if unknown, and for an integrated LED.',
      hint: "As on the bulb's box, such as A19 or B10.",
    }),
  bulbWattage: z
    .number({ error: 'expected a number of watts such as 60' })
    .positive({ error: 'expected a number of watts above 0' })
    .optional()
    .meta({ title: 'Watts', description: 'Watts for each bulb, or in total for an integrated LED.' }),
  lumensRating: lumens
    .optional()
    .meta({ title: 'Lumens', description: 'How bright it is, in lumens, all bulbs together.' }),
  dimmable: yesOrNo.optional().meta({
    title: 'Dimmable',
    description: 'Whether it can be dimmed. Leave blank if unknown.',
    hint: '',
  }),
  bulbsIncluded: yesOrNo.optional().meta({
    title: 'Bulbs included',
    description: 'Whether its bulbs come with it. Leave blank if unknown, and for an integrated LED.',
    hint: 'Leave it open for an integrated LED.',
  }),
  colors: finishes.meta({
    title: 'Every finish sold',
    description: 'Every finish sold, including the one in the picture.',
    hint: 'Include the one in the picture. Spell a finish as other products do.',
  }),
  shown: text.meta({
    title: 'Finish in the photo',
    description: 'The finish in the picture.',
    hint: 'Spelled as under "Every finish sold".',
  }),
  finishPictures: picturesByFinish.optional().meta({
    title: 'Photos of other finishes',
    description: 'A picture of each other finish.',
    hint: FINISH_PICTURES_HINT,
  }),
  furtherPictures,
  ...shapeFields('fixtures', 'harbor-dome-16'),
  locationRating: oneOf(FIXTURE_LOCATION_RATINGS).meta({
    title: 'Location rating',
    description: 'Where the fixture may hang: in dry rooms, damp places or the rain.',
  }),
  partNumber: text.meta({
    title: 'Part number',
    description: "The brand's order number.",
    hint: 'As the brand writes it.',
  }),
  finishPartNumbers: z
    .record(text.meta({ title: 'Finish' }), text.meta({ title: 'Part number' }))
    .optional()
    .meta({
      title: 'Part numbers of other finishes',
      description: 'The order number of each other finish; "partNumber" is for the finish in the picture.',
      hint: 'Spell the finish as above. The order number above is for the finish in the picture.',
    }),
  ...installFields,
  productCategories: categoriesIn('fixture-categories', '["pendants"]'),
  styles: z
    .array(text.meta({ title: 'style' }))
    .default([])
    .meta({ title: 'Styles', description: 'Its looks, such as "Farmhouse".' }),
  ...endingFields('fixtures'),
})

export type FixtureFields = z.output<typeof fixtureSchema>

/**
 * A fixture of the catalog: everything derived, nothing to check again. Pictures are paths from the project's root.
 * `availableInOtherSizes` is null when unknown.
 */
export type Fixture = Omit<
  FixtureFields,
  DerivedField | 'finishPictures' | 'furtherPictures' | 'availableInOtherSizes' | '$schema'
> &
  Record<DerivedField, string> & {
    kind: 'fixtures'
    finishPictures: Record<string, string>
    furtherPictures: FurtherPicture[]
    availableInOtherSizes: boolean | null
  }
