import { z } from 'zod'
import {
  cfm,
  inches,
  listOf,
  lumens,
  oneOf,
  picturePath,
  sweepInches,
  text,
  wholeNumber,
  yesOrNo,
} from './fields.ts'
import {
  categoriesIn,
  type DerivedField,
  finishes,
  partFinishes,
  picturesByFinish,
  productFields,
} from './product.ts'

const finishOrFinishes = z.union([text.transform((finish) => [finish]), finishes], {
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
const knownFlag = (description: string) =>
  yesOrNo.optional().meta({ description: `${description} Left out when unknown.` })

/** The three places a fan may be rated for, by UL's classes: dry, damp and wet. */
const FAN_LOCATION_RATINGS = ['Indoor', 'Indoor / Outdoor (Damp)', 'Indoor / Outdoor (Wet)'] as const

/** How a fan hangs. */
const MOUNTINGS = ['Downrod', 'Low profile'] as const

/**
 * A ceiling fan as the store writes it: the fields of specification section 3, one strict object. What may be left out
 * is optional here and derived in `to-product.ts`; what fields must agree about is checked in `checks/`.
 */
export const fanSchema = z.strictObject({
  ...productFields('fan', 'Alder 52'),
  sizes: listOf(sweepInches, '[52, 60]').meta({ description: 'Every blade span it is sold in, in inches.' }),
  motorType: text.optional().meta({ description: 'The motor, such as "DC, 165 x 20 mm".' }),
  bladeCount: wholeNumber(2, 12, 'blades').optional().meta({
    description: 'How many blades it has; drawings of the fan in a room have as many.',
  }),
  mounting: oneOf(MOUNTINGS).optional().meta({
    description: 'How it hangs: on a rod, or close to the ceiling. Left out when unknown.',
  }),
  bladeDropInches: inches(4, 40, 'a drop').optional().meta({
    description:
      'Inches from the ceiling to the blades as it comes out of the box; with a downrod the box holds one of 6 inches.',
  }),
  airflowRating: listOf(cfm, '[5140]').optional().meta({
    description:
      'Air moved at high speed, in CFM: one figure for each size, or one in all. Left out when the maker gives none.',
  }),
  location: text.optional().meta({ description: 'Where in the showroom the fan hangs.' }),
  locationRating: oneOf(FAN_LOCATION_RATINGS).meta({
    description: 'Where the fan may hang, as the maker rates it.',
  }),
  shown: z.union([finishOrFinishes, partsOf(finishOrFinishes)], { error: SHOWN }).meta({
    description: 'The finish on the picture; for a mix-and-match fan its body, blades and light.',
  }),
  colors: z.union([finishes, partsOf(partFinishes)], { error: COLORS }).meta({
    description:
      'Every finish sold, the one on the picture included; for a mix-and-match fan a list each for body, blades and light.',
  }),
  finishPictures: z
    .union([picturesByFinish, z.array(z.strictObject({ body: text, blades: text, imageUrl: picturePath }))], {
      error: PICTURES,
    })
    .optional()
    .meta({ description: 'A picture for each further finish.' }),
  mixAndMatch: yesOrNo
    .optional()
    .meta({ description: 'Whether body and blades are chosen apart. Best left out: "shown" tells.' }),
  lightIncluded: knownFlag('It comes with a light.'),
  lightKitRequired: knownFlag('The light cannot be left off.'),
  lightKitAdaptable: knownFlag('It takes a light kit of its maker, sold separately.'),
  universalLightKitAdaptable: knownFlag('It takes a light kit of any maker.'),
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
  productCategories: categoriesIn('fan-categories', '["outdoor", "large"]'),
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

type Finish = 'shown' | 'colors' | 'finishPictures' | 'mixAndMatch'

/**
 * A fan of the catalogue: everything derived, nothing to check again. Pictures are paths from the project's root.
 * Light flags keep three states: true, false and undefined for unknown.
 */
export type Fan = Omit<FanFields, DerivedField | Finish | '$schema'> &
  Record<DerivedField, string> &
  (SingleFinish | MixedFinish)
