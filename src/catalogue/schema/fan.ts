import { z } from 'zod'
import { cfm, editorSchema, listOf, lumens, picturePath, slug, sweepInches, text, yesOrNo } from './fields.ts'

// As many as the style sheet of the finish picker has rules for (FinishPicker.astro).
export const MOST_FINISHES = 12
const MOST_PART_FINISHES = 6

const colourList = listOf(text, '["Matte Black", "Satin Brass"]').max(MOST_FINISHES, {
  error: `is a list of more than ${MOST_FINISHES} finishes`,
})
const partColourList = listOf(text, '["Walnut", "Light Oak"]').max(MOST_PART_FINISHES, {
  error: `is a list of more than ${MOST_PART_FINISHES} finishes`,
})
const colourOrList = z.union([text.transform((colour) => [colour]), colourList], {
  error: 'expected a finish such as "Matte Black"',
})

const partsOf = <List extends z.ZodType>(list: List) =>
  z.strictObject({ body: list, blades: list, light: list.optional() })

const SHOWN =
  'expected a finish such as ["Matte Black"], or for mix-and-match { "body": "Graphite", "blades": "Walnut" }'
const COLORS =
  'expected a list such as ["Matte Black", "Satin Brass"], or for mix-and-match { "body": […], "blades": […] }'
const PICTURES =
  'expected pictures by finish such as { "Satin Nickel": "../images/fans/finishes/…" }, or for mix-and-match a list'

const flag = (description: string) => yesOrNo.default(false).meta({ description })
const knownFlag = (description: string) => yesOrNo.optional().meta({ description })

/** The three places a fan may be rated for, by UL's classes: dry, damp and wet. */
const FAN_LOCATION_RATINGS = ['Indoor', 'Indoor / Outdoor (Damp)', 'Indoor / Outdoor (Wet)'] as const

/**
 * A ceiling fan as the store writes it: the fields of specification section 3, one strict object. What may be left out
 * is optional here and derived in `create-catalogue.ts`; what fields must agree about is checked in `checks/`.
 */
export const fanSchema = z.strictObject({
  $schema: editorSchema,
  name: slug.optional().meta({ description: "The file's name without .json; may be left out." }),
  productUrl: slug.optional().meta({ description: 'The last part of the address; the name when left out.' }),
  title: text.meta({ description: 'The name a shopper reads, such as "Alder 52".' }),
  manufacturer: text.optional().meta({ description: "The maker's name; may be left out." }),
  manufacturerNameReference: slug.meta({ description: "The maker's file in content/manufacturers." }),
  imageUrl: picturePath.meta({ description: 'The picture of the finish in "shown", 800 x 800 px or more.' }),
  productDescription: text.meta({ description: 'Two or three sentences.' }),
  sizes: listOf(sweepInches, '[52, 60]').meta({ description: 'Blade sweeps in inches.' }),
  motorType: text.optional().meta({ description: 'Such as "DC, 165 x 20 mm".' }),
  airflowRating: listOf(cfm, '[5140]').optional().meta({
    description:
      'CFM at high speed: one figure for each size, or one in all; left out when the maker gives none.',
  }),
  location: text.optional().meta({ description: 'Where in the showroom the fan hangs.' }),
  locationRating: z
    .enum(FAN_LOCATION_RATINGS, {
      error: `expected one of ${FAN_LOCATION_RATINGS.map((rating) => `"${rating}"`).join(', ')}`,
    })
    .meta({ description: 'Where the fan may hang.' }),
  shown: z.union([colourOrList, partsOf(colourOrList)], { error: SHOWN }).meta({
    description: 'The finish on the picture; for a mix-and-match fan its body, blades and light.',
  }),
  colors: z.union([colourList, partsOf(partColourList)], { error: COLORS }).meta({
    description: 'Every finish sold; for a mix-and-match fan lists for body, blades and light.',
  }),
  finishPictures: z
    .union(
      [
        z.record(text, picturePath),
        z.array(z.strictObject({ body: text, blades: text, imageUrl: picturePath })),
      ],
      { error: PICTURES },
    )
    .optional()
    .meta({ description: 'Pictures of further finishes.' }),
  mixAndMatch: yesOrNo.optional().meta({ description: 'May be left out: "shown" tells.' }),
  lightIncluded: knownFlag('Comes with a light; leave out when unknown.'),
  lightKitRequired: knownFlag('The light must stay on the fan.'),
  lightKitAdaptable: knownFlag("Takes a light kit of the maker's."),
  universalLightKitAdaptable: knownFlag('Takes a universal light kit.'),
  lightKitInformation: text.optional().meta({ description: 'Lamps, base and glass.' }),
  lumensRating: lumens.optional().meta({ description: 'Light output in lumens.' }),
  smartFan: flag('Runs from an app as it comes.'),
  smartFanAdaptable: flag('Can be made smart with an adapter.'),
  wifiCompatible: flag('Joins a home wireless network.'),
  smartFanDetails: text.optional().meta({ description: 'One line about the smart control.' }),
  handheldRemoteControlIncluded: flag('Handheld remote comes with the fan.'),
  handheldRemoteControlAvailable: flag('Handheld remote is sold separately.'),
  inWallRemoteControlIncluded: flag('In-wall remote comes with the fan.'),
  inWallRemoteControlAvailable: flag('In-wall remote is sold separately.'),
  hardwiredWallControlIncluded: flag('Hardwired wall control comes with the fan.'),
  hardwiredWallControlAvailable: flag('Hardwired wall control is sold separately.'),
  handheldRemoteControlAndInWallRemoteControlIncluded: flag('One package holds both remotes.'),
  productCategories: listOf(slug, '["outdoor", "large"]').meta({
    description: 'Files in content/fan-categories; the first is the main one.',
  }),
  styles: z.array(text).default([]).meta({ description: 'Such as "Coastal".' }),
})

/** A fan's fields as the store wrote them, types checked and defaults filled in. */
export type FanFields = z.output<typeof fanSchema>

/** Finishes of a mix-and-match fan, part by part. */
interface FinishParts {
  body: string[]
  blades: string[]
  light?: string[] | undefined
}

interface SingleFinish {
  mixAndMatch: false
  /** The finish on the picture. */
  shown: string[]
  colors: string[]
  /** Picture of each further finish, by its name. */
  finishPictures: Record<string, string>
}

interface MixedFinish {
  mixAndMatch: true
  shown: FinishParts
  colors: FinishParts
  finishPictures: { body: string; blades: string; imageUrl: string }[]
}

type Derived = 'name' | 'productUrl' | 'manufacturer'
type Finish = 'shown' | 'colors' | 'finishPictures' | 'mixAndMatch'

/**
 * A fan of the catalogue: everything derived, nothing to check again. Pictures are paths from the project's root.
 * Light flags keep three states: true, false and undefined for unknown.
 */
export type Fan = Omit<FanFields, Derived | Finish | '$schema'> &
  Record<Derived, string> &
  (SingleFinish | MixedFinish)
