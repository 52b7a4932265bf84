import { z } from 'zod'
import { listOf, oneOf, picturePath, text, yesOrNo } from './fields.ts'
import {
  amount,
  cfm,
  inches,
  lumens,
  rodDiameterInches,
  sweepInches,
  watts,
  wholeNumber,
} from './measurements.ts'
import {
  categoriesIn,
  type DerivedField,
  endingFields,
  FINISH_PICTURES_HINT,
  type FurtherPicture,
  finishes,
  furtherPictures,
  installFields,
  partFinishes,
  picturesByFinish,
  productFields,
  shapeFields,
} from './product.ts'

// Most of the labels need no hint.
const flag = (title: string, description: string, hint = '') =>
  yesOrNo.default(false).meta({ title, description, hint })

const orUnknown = (title: string, description: string, hint = '') =>
  yesOrNo.optional().meta({ title, description: `${description} Leave blank if unknown.`, hint })

/** Controls of a fan. A control that is left out is unknown; a smart feature that is left out is false. */
const fanControlFields = {
  smartFan: flag('Smart fan', 'A phone can control it as sold.', 'A phone can control it as sold.'),
  smartFanAdaptable: flag(
    'Smart with an adapter',
    'A phone can control it with an adapter, sold separately.',
    'The adapter is sold separately.',
  ),
  wifiCompatible: flag('Connects to Wi-Fi', 'It connects to the Wi-Fi at home.'),
  smartFanDetails: text.optional().meta({
    title: 'Phone control in a few words',
    description: 'One line about controlling it from a phone.',
    hint: 'One line.',
  }),
  handheldRemoteControlIncluded: orUnknown(
    'Handheld remote included',
    'A handheld remote comes with the fan.',
  ),
  handheldRemoteControlAvailable: orUnknown(
    'Handheld remote sold separately',
    'A handheld remote is sold separately.',
  ),
  inWallRemoteControlIncluded: orUnknown('Wall remote included', 'A wall remote comes with the fan.'),
  inWallRemoteControlAvailable: orUnknown('Wall remote sold separately', 'A wall remote is sold separately.'),
  hardwiredWallControlIncluded: orUnknown(
    'Wired wall control included',
    'A wired wall control comes with the fan.',
  ),
  hardwiredWallControlAvailable: orUnknown(
    'Wired wall control sold separately',
    'A wired wall control is sold separately.',
  ),
  handheldRemoteControlAndInWallRemoteControlIncluded: orUnknown(
    'Both remotes in one package',
    'The handheld remote and the wall remote both come with the fan, in one package.',
    'If yes, leave the four fields for the handheld and wall remotes at "Not known".',
  ),
}

/** The light of a fan; a flag that is left out is unknown. */
const fanLightFields = {
  lightIncluded: orUnknown('Comes with a light', 'It comes with a light.'),
  lightKitRequired: orUnknown('Light must be installed', 'The light must be installed on the fan.'),
  lightKitAdaptable: orUnknown(
    "Takes its brand's light kit",
    'It takes its brand’s light kit, sold separately.',
    'Sold separately.',
  ),
  universalLightKitAdaptable: orUnknown('Takes any light kit', 'It takes any brand’s light kit.'),
  lightKitInformation: text.optional().meta({
    title: 'Light in a few words',
    description: 'The light in a few words: lamps, base and glass.',
    hint: 'Lamps, base and glass.',
  }),
  lumensRating: lumens.optional().meta({
    title: 'Lumens',
    description: 'How bright the light is, in lumens.',
    hint: 'How bright the light is, such as 1600.',
  }),
}

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

/** The finishes of a fan; `shown` tells which of their two forms it has (see `consistency/finishes.ts`). */
const fanFinishFields = {
  shown: z.union([finishOrFinishes, partsOf(finishOrFinishes)], { error: SHOWN }).meta({
    title: 'Finish in the photo',
    description: 'The finish in the picture; for a mix-and-match fan, its body, blades and light.',
    hint: 'Spelled as under "Every finish sold".',
  }),
  colors: z.union([finishes, partsOf(partFinishes)], { error: COLORS }).meta({
    title: 'Every finish sold',
    description:
      'Every finish sold, including the one in the picture; for a mix-and-match fan, a list each for body, blades and light.',
    hint: 'Include the one in the picture. Spell a finish as other products do.',
  }),
  finishPictures: z
    .union([picturesByFinish, z.array(pairPicture.meta({ title: 'picture' }))], {
      error: PICTURES,
    })
    .optional()
    .meta({
      title: 'Photos of other finishes',
      description: 'A picture of each other finish.',
      hint: FINISH_PICTURES_HINT,
    }),
  mixAndMatch: yesOrNo.optional().meta({
    title: 'Mix and match',
    description: 'Whether body and blades are chosen separately. Best left out: "shown" already says it.',
  }),
}

/** Finishes of a mix-and-match fan, part by part. */
interface FinishParts {
  body: string[]
  blades: string[]
  light?: string[] | undefined
}

interface SingleFinish {
  mixAndMatch: false
  shown: string[]
  colors: string[]
  finishPictures: Record<string, string>
}

interface MixedFinish {
  mixAndMatch: true
  shown: FinishParts
  colors: FinishParts
  finishPictures: { body: string; blades: string; imageUrl: string }[]
}

/** The finishes of a fan of the catalog: all of them as one, or body and blades apart. Pictures are paths from the project's root. */
export type FanFinish = SingleFinish | MixedFinish

/** The three places a fan may be rated for, by UL's classes: dry, damp and wet. */
const FAN_LOCATION_RATINGS = ['Indoor', 'Indoor / Outdoor (Damp)', 'Indoor / Outdoor (Wet)'] as const

const MOUNTINGS = ['Downrod', 'Low profile'] as const

/**
 * A ceiling fan as the store writes it: the fields of rule F3, one strict object. What may be left out
 * is optional here and derived in `from-records.ts`; what fields must agree about is checked in `consistency/`.
 */
export const fanSchema = z.strictObject({
  ...productFields('fans', 'Alder 52'),
  sizes: listOf(
    sweepInches.meta({ title: 'size', hint: 'Numbers only, such as 52 or 33.5.' }),
    '[52, 60]',
  ).meta({
    title: 'Sizes',
    description: 'Every blade span sold, in inches.',
  }),
  motorType: text.optional().meta({ title: 'Motor', description: 'The motor, such as "DC, 165 x 20 mm".' }),
  bladeCount: wholeNumber(2, 12, 'blades').optional().meta({
    title: 'Blades',
    description: 'How many blades it has; drawings of the fan show as many.',
    hint: '',
  }),
  mounting: oneOf(MOUNTINGS).optional().meta({
    title: 'Mounting',
    description: 'How it hangs: on a downrod, or close to the ceiling. Leave blank if unknown.',
    hint: 'On a downrod, or close to the ceiling.',
  }),
  bladeDropInches: inches(4, 40, 'a drop').optional().meta({
    title: 'Ceiling to blades',
    description:
      'Inches from the ceiling to the blades with what is in the box; for a fan on a downrod, that is a 6-inch downrod.',
    hint: 'In inches, as hung with what is in the box.',
  }),
  downrodDiameterInches: rodDiameterInches.optional().meta({
    title: 'Downrod diameter',
    description: 'The inner diameter of its downrod in inches: 0.5, 0.75 or 1. Leave blank if unknown.',
    hint: 'Inside, in inches.',
  }),
  canopyMaxSlopeDegrees: amount(45, 'degrees', 27).optional().meta({
    title: 'Steepest ceiling',
    description:
      'The steepest slope in degrees that its canopy takes without an adapter. Leave blank if the brand gives none.',
    hint: 'In degrees, without an adapter. Leave it empty when the brand gives none.',
  }),
  airflowRating: listOf(
    cfm.meta({ title: 'figure', hint: 'Digits only, without a comma, such as 5140.' }),
    '[5140]',
  )
    .optional()
    .meta({
      title: 'Airflow',
      description:
        'Air moved at high speed, in CFM: one figure for each size, or one for all. Leave blank if the brand gives none.',
      hint: 'Air moved at high speed, in CFM: one figure for each size in the same order, or one figure for all. Leave it empty when the brand gives none.',
    }),
  wattsOnHigh: listOf(watts.meta({ title: 'figure', hint: 'Numbers only, such as 27.' }), '[27]')
    .optional()
    .meta({
      title: 'Watts on high',
      description:
        'Watts at high speed without the light: one figure for each size, or one for all. Leave blank if the brand gives none.',
      hint: 'Without the light: one figure for each size in the same order, or one figure for all. Leave it empty when the brand gives none.',
    }),
  modelNumber: text.optional().meta({
    title: 'Model number',
    description:
      'The brand\'s model number, such as "AL-5205"; of a fan of several sizes, that of the first.',
    hint: 'As the brand writes it. Of a fan of several sizes, that of the first.',
  }),
  location: text
    .optional()
    .meta({ title: 'On display at', description: 'Where in the showroom the fan hangs.', hint: '' }),
  locationRating: oneOf(FAN_LOCATION_RATINGS).meta({
    title: 'Location rating',
    description: 'Where the fan may hang, as the brand rates it.',
    hint: 'As the brand rates it: damp is under a porch roof, wet is in the rain.',
  }),
  ...installFields,
  ...fanFinishFields,
  furtherPictures,
  ...shapeFields('fans', 'alder-52'),
  ...fanLightFields,
  ...fanControlFields,
  productCategories: categoriesIn('fan-categories', '["outdoor", "large"]'),
  styles: z
    .array(text.meta({ title: 'style' }))
    .default([])
    .meta({ title: 'Styles', description: 'Its looks, such as "Coastal".' }),
  ...endingFields('fans'),
})

export type FanFields = z.output<typeof fanSchema>

/**
 * A fan of the catalog: everything derived, nothing to check again. Pictures are paths from the project's root.
 * Light flags keep three states: true, false and undefined for unknown.
 */
export type Fan = Omit<FanFields, DerivedField | keyof FanFinish | 'furtherPictures' | '$schema'> &
  Record<DerivedField, string> &
  FanFinish & { kind: 'fans'; furtherPictures: FurtherPicture[] }
