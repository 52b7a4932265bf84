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
  name: slug.optional().meta({ description: "The file's name without .json. Best left out." }),
  productUrl: slug
    .optional()
    .meta({ description: "The last part of the web address; the file's name when left out." }),
  title: text.meta({ description: 'The name a shopper reads, such as "Alder 52".' }),
  manufacturer: text
    .optional()
    .meta({ description: "The maker's name. Best left out: it is taken from the maker's file." }),
  manufacturerNameReference: slug.meta({
    description: 'The maker: the name of its file in content/manufacturers, without .json.',
  }),
  imageUrl: picturePath.meta({ description: 'The picture of the finish in "shown", 800 x 800 px or more.' }),
  productDescription: text.meta({ description: 'Two or three sentences about the fan.' }),
  sizes: listOf(sweepInches, '[52, 60]').meta({ description: 'Every blade span it is sold in, in inches.' }),
  motorType: text.optional().meta({ description: 'The motor, such as "DC, 165 x 20 mm".' }),
  airflowRating: listOf(cfm, '[5140]').optional().meta({
    description:
      'Air moved at high speed, in CFM: one figure for each size, or one in all. Left out when the maker gives none.',
  }),
  location: text.optional().meta({ description: 'Where in the showroom the fan hangs.' }),
  locationRating: z
    .enum(FAN_LOCATION_RATINGS, {
      error: `expected one of ${FAN_LOCATION_RATINGS.map((rating) => `"${rating}"`).join(', ')}`,
    })
    .meta({ description: 'Where the fan may hang, as the maker rates it.' }),
  shown: z.union([colourOrList, partsOf(colourOrList)], { error: SHOWN }).meta({
    description: 'The finish on the picture; for a mix-and-match fan its body, blades and light.',
  }),
  colors: z.union([colourList, partsOf(partColourList)], { error: COLORS }).meta({
    description:
      'Every finish sold, the one on the picture included; for a mix-and-match fan a list each for body, blades and light.',
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
    .meta({ description: 'A picture for each further finish.' }),
  mixAndMatch: yesOrNo
    .optional()
    .meta({ description: 'Whether body and blades are chosen apart. Best left out: "shown" tells.' }),
  lightIncluded: knownFlag('It comes with a light. Left out when unknown.'),
  lightKitRequired: knownFlag('The light cannot be left off. Left out when unknown.'),
  lightKitAdaptable: knownFlag('It takes a light kit of its maker, sold separately. Left out when unknown.'),
  universalLightKitAdaptable: knownFlag('It takes a light kit of any maker. Left out when unknown.'),
  lightKitInformation: text
    .optional()
    .meta({ description: 'The light in a few words: lamps, base and glass.' }),
  lumensRating: lumens.optional().meta({ description: 'How bright the light is, in lumens.' }),
  smartFan: flag('It runs from a phone as it comes.'),
  smartFanAdaptable: flag('It runs from a phone with an adapter, sold separately.'),
  wifiCompatible: flag('It joins the Wi-Fi at home.'),
  smartFanDetails: text.optional().meta({ description: 'One line about running it from a phone.' }),
  handheldRemoteControlIncluded: flag('A handheld remote comes with the fan.'),
  handheldRemoteControlAvailable: flag('A handheld remote is sold separately.'),
  inWallRemoteControlIncluded: flag('A remote for the wall comes with the fan.'),
  inWallRemoteControlAvailable: flag('A remote for the wall is sold separately.'),
  hardwiredWallControlIncluded: flag('A wall control that is wired in comes with the fan.'),
  hardwiredWallControlAvailable: flag('A wall control that is wired in is sold separately.'),
  handheldRemoteControlAndInWallRemoteControlIncluded: flag(
    'The handheld remote and the one for the wall both come with the fan, in one package.',
  ),
  productCategories: listOf(slug, '["outdoor", "large"]').meta({
    description:
      'The categories it is listed in: names of files in content/fan-categories, without .json. The first is the main one.',
  }),
  styles: z.array(text).default([]).meta({ description: 'Its looks, such as "Coastal".' }),
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
