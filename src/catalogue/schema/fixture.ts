import { z } from 'zod'
import { oneOf, text, yesOrNo } from './fields.ts'
import { dimensionInches, lumens } from './measurements.ts'
import {
  type DerivedField,
  FINISH_FIELDS,
  type FurtherPicture,
  finishes,
  firstFields,
  lastFields,
  picturesByFinish,
} from './product.ts'

const FIXTURE_LOCATION_RATINGS = ['Dry', 'Damp', 'Wet'] as const

const FIXTURE_MOUNTINGS = ['Hanging', 'Close to ceiling', 'Wall', 'Post'] as const

export const fixtureSchema = z.strictObject({
  ...firstFields('fixtures', 'Harbor Dome 16'),
  fixtureHeight: dimensionInches.meta({ title: 'Height', description: 'In inches.' }),
  fixtureLength: dimensionInches.meta({
    title: 'Length',
    description: 'In inches, along the wall or the table.',
  }),
  fixtureWidth: dimensionInches.meta({
    title: 'Width',
    description: 'Width or depth in inches; same as the length when it is round.',
  }),
  maxOverallHeight: dimensionInches.optional().meta({
    title: 'Height with stem or chain',
    description: 'In inches, at full length.',
  }),
  mounting: oneOf(FIXTURE_MOUNTINGS).optional().meta({
    title: 'Mounting',
    description: 'Hanging, close to the ceiling, on a wall or on a post. Leave unknown if you aren’t sure.',
  }),
  availableInOtherSizes: yesOrNo.nullish().meta({
    title: 'Other sizes',
    description: 'Whether it is sold in other sizes. Leave unknown if you aren’t sure.',
  }),
  numberOfBulbs: z
    .number({ error: 'expected a number of bulbs such as 3' })
    .int({ error: 'expected a whole number of bulbs' })
    .positive({ error: 'expected at least one bulb; leave the line out when unknown' })
    .optional()
    .meta({ title: 'Bulbs', description: 'The number of bulbs. Leave blank if you don’t know.' }),
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
      description: "As on the bulb's box, such as A19 or B10. Leave blank for an integrated LED.",
    }),
  bulbWattage: z
    .number({ error: 'expected a number of watts such as 60' })
    .positive({ error: 'expected a number of watts above 0' })
    .optional()
    .meta({ title: 'Watts', description: 'Watts for each bulb, or in total for an integrated LED.' }),
  lumensRating: lumens
    .optional()
    .meta({ title: 'Lumens', description: 'The brightness of all its bulbs together.' }),
  dimmable: yesOrNo.optional().meta({
    title: 'Dimmable',
    description: 'Whether it can be dimmed. Leave unknown if you aren’t sure.',
  }),
  bulbsIncluded: yesOrNo.optional().meta({
    title: 'Bulbs included',
    description: 'Whether its bulbs come with it. Leave blank for an integrated LED, and if you don’t know.',
  }),
  colors: finishes.meta(FINISH_FIELDS.colors),
  shown: text.meta(FINISH_FIELDS.shown),
  finishPictures: picturesByFinish.optional().meta(FINISH_FIELDS.finishPictures),
  locationRating: oneOf(FIXTURE_LOCATION_RATINGS).meta({
    title: 'Location rating',
    description: 'Dry for dry rooms, damp for baths and under a roof outdoors, wet for the rain.',
  }),
  partNumber: text.meta({ title: 'Part number', description: 'As the brand writes it.' }),
  finishPartNumbers: z
    .record(text.meta({ title: 'Finish' }), text.meta({ title: 'Part number' }))
    .optional()
    .meta({
      title: 'Part numbers of other finishes',
      description: 'Spell each finish as above. "Part number" is for the finish in the photo.',
    }),
  ...lastFields(
    'fixtures',
    { folder: 'fixture-categories', example: '["pendants"]' },
    { name: 'harbor-dome-16', style: 'Farmhouse' },
  ),
})

export type FixtureFields = z.output<typeof fixtureSchema>

/** A fixture of the catalog. Pictures are paths from the project's root; `availableInOtherSizes` is null if unknown. */
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
