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
  FINISH_PICTURES_HINT,
  finishes,
  partFinishes,
  picturesByFinish,
  productFields,
} from './product.ts'

const finishOrFinishes = z.union([text.transform((finish) => [finish]), finishes], {
  error: 'expected a finish such as "Matte Black"',
})

const partsOf = <List extends z.ZodType>(list: List) =>
  z.strictObject({
    body: list.meta({ title: 'Body' }),
    blades: list.meta({ title: 'Blades' }),
    light: list.optional().meta({ title: 'Light' }),
  })

const pairPicture = z.strictObject({
  body: text.meta({ title: 'Body' }),
  blades: text.meta({ title: 'Blades' }),
  imageUrl: picturePath.meta({ title: 'Picture' }),
})

const SHOWN =
  'expected a finish such as ["Matte Black"], or for mix-and-match { "body": "Graphite", "blades": "Walnut" }'
const COLORS =
  'expected a list such as ["Matte Black", "Satin Brass"], or for mix-and-match { "body": […], "blades": […] }'
const PICTURES =
  'expected pictures by finish such as { "Satin Nickel": "../images/fans/finishes/…" }, or for mix-and-match a list'

// Most of their labels need no hint.
const flag = (title: string, description: string, hint = '') =>
  yesOrNo.default(false).meta({ title, description, hint })
const knownFlag = (title: string, description: string, hint = '') =>
  yesOrNo.optional().meta({ title, description: `${description} Left out when unknown.`, hint })

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
  sizes: listOf(
    sweepInches.meta({ title: 'size', hint: 'Figures only, such as 52 or 33.5.' }),
    '[52, 60]',
  ).meta({
    title: 'Sizes',
    description: 'Every blade span it is sold in, in inches.',
  }),
  motorType: text.optional().meta({ title: 'Motor', description: 'The motor, such as "DC, 165 x 20 mm".' }),
  bladeCount: wholeNumber(2, 12, 'blades').optional().meta({
    title: 'Blades',
    description: 'How many blades it has; drawings of the fan in a room have as many.',
    hint: '',
  }),
  mounting: oneOf(MOUNTINGS).optional().meta({
    title: 'How it hangs',
    description: 'How it hangs: on a rod, or close to the ceiling. Left out when unknown.',
    hint: 'On a rod, or close to the ceiling.',
  }),
  bladeDropInches: inches(4, 40, 'a drop').optional().meta({
    title: 'Ceiling to blades',
    description:
      'Inches from the ceiling to the blades as it comes out of the box; with a downrod the box holds one of 6 inches.',
    hint: 'In inches, hung with what is in the box.',
  }),
  airflowRating: listOf(
    cfm.meta({ title: 'figure', hint: 'Figures only and no comma, such as 5140.' }),
    '[5140]',
  )
    .optional()
    .meta({
      title: 'Airflow',
      description:
        'Air moved at high speed, in CFM: one figure for each size, or one in all. Left out when the maker gives none.',
      hint: 'Air moved at high speed, in CFM: one figure for each size in the same order, or one figure for all. Leave it empty when the maker gives none.',
    }),
  location: text
    .optional()
    .meta({ title: 'Place in the showroom', description: 'Where in the showroom the fan hangs.', hint: '' }),
  locationRating: oneOf(FAN_LOCATION_RATINGS).meta({
    title: 'Where it may hang',
    description: 'Where the fan may hang, as the maker rates it.',
    hint: 'As the maker rates it: damp is under a porch roof, wet is in the rain.',
  }),
  shown: z.union([finishOrFinishes, partsOf(finishOrFinishes)], { error: SHOWN }).meta({
    title: 'Finish on the picture',
    description: 'The finish on the picture; for a mix-and-match fan its body, blades and light.',
    hint: 'Spelled as under "Every finish sold".',
  }),
  colors: z.union([finishes, partsOf(partFinishes)], { error: COLORS }).meta({
    title: 'Every finish sold',
    description:
      'Every finish sold, the one on the picture included; for a mix-and-match fan a list each for body, blades and light.',
    hint: 'The one on the picture included. Spell a finish as other products do.',
  }),
  finishPictures: z
    .union([picturesByFinish, z.array(pairPicture.meta({ title: 'picture' }))], {
      error: PICTURES,
    })
    .optional()
    .meta({
      title: 'Pictures of further finishes',
      description: 'A picture for each further finish.',
      hint: FINISH_PICTURES_HINT,
    }),
  mixAndMatch: yesOrNo.optional().meta({
    title: 'Mix and match',
    description: 'Whether body and blades are chosen apart. Best left out: "shown" tells.',
  }),
  lightIncluded: knownFlag('Comes with a light', 'It comes with a light.'),
  lightKitRequired: knownFlag('Light cannot be left off', 'The light cannot be left off.'),
  lightKitAdaptable: knownFlag(
    'Takes a light kit of its maker',
    'It takes a light kit of its maker, sold separately.',
    'Sold separately.',
  ),
  universalLightKitAdaptable: knownFlag('Takes any light kit', 'It takes a light kit of any maker.'),
  lightKitInformation: text.optional().meta({
    title: 'The light in a few words',
    description: 'The light in a few words: lamps, base and glass.',
    hint: 'Lamps, base and glass.',
  }),
  lumensRating: lumens.optional().meta({
    title: 'Lumens',
    description: 'How bright the light is, in lumens.',
    hint: 'How bright the light is, such as 1600.',
  }),
  smartFan: flag('Smart fan', 'It runs from a phone as it comes.', 'It runs from a phone as it comes.'),
  smartFanAdaptable: flag(
    'Smart with an adapter',
    'It runs from a phone with an adapter, sold separately.',
    'The adapter is sold separately.',
  ),
  wifiCompatible: flag('Joins Wi-Fi', 'It joins the Wi-Fi at home.'),
  smartFanDetails: text.optional().meta({
    title: 'About running it from a phone',
    description: 'One line about running it from a phone.',
    hint: 'One line.',
  }),
  handheldRemoteControlIncluded: flag('Handheld remote included', 'A handheld remote comes with the fan.'),
  handheldRemoteControlAvailable: flag(
    'Handheld remote sold separately',
    'A handheld remote is sold separately.',
  ),
  inWallRemoteControlIncluded: flag('Wall remote included', 'A remote for the wall comes with the fan.'),
  inWallRemoteControlAvailable: flag(
    'Wall remote sold separately',
    'A remote for the wall is sold separately.',
  ),
  hardwiredWallControlIncluded: flag(
    'Wired wall control included',
    'A wall control that is wired in comes with the fan.',
  ),
  hardwiredWallControlAvailable: flag(
    'Wired wall control sold separately',
    'A wall control that is wired in is sold separately.',
  ),
  handheldRemoteControlAndInWallRemoteControlIncluded: flag(
    'Both remotes in one package',
    'The handheld remote and the one for the wall both come with the fan, in one package.',
    'Then leave the four switches of the handheld and the wall remote off.',
  ),
  productCategories: categoriesIn('fan-categories', '["outdoor", "large"]'),
  styles: z
    .array(text.meta({ title: 'style' }))
    .default([])
    .meta({ title: 'Styles', description: 'Its looks, such as "Coastal".' }),
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
