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
  type DerivedField,
  FINISH_FIELDS,
  type FurtherPicture,
  finishes,
  firstFields,
  lastFields,
  partFinishes,
  picturesByFinish,
} from './product.ts'

const flag = (title: string, description: string) => yesOrNo.default(false).meta({ title, description })

const orUnknown = (title: string, description: string) =>
  yesOrNo.optional().meta({ title, description: `${description} Leave unknown if you aren’t sure.` })

/** A missing control is unknown; a missing smart feature is false. */
export const controlFields = {
  smartFan: flag('Smart fan', 'A phone can control it as sold.'),
  smartFanAdaptable: flag(
    'Smart with an adapter',
    'A phone can control it with an adapter, sold separately.',
  ),
  wifiCompatible: flag('Wi-Fi', 'It connects to the Wi-Fi at home.'),
  smartFanDetails: text.optional().meta({
    title: 'Smart control description',
    description: 'One line about controlling it from a phone.',
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
    'The handheld and the wall remote come with the fan as one package; their four fields then stay unknown.',
  ),
}

/** A missing flag is unknown. */
export const lightFields = {
  lightIncluded: orUnknown('Light included', 'It comes with a light.'),
  lightKitRequired: orUnknown('Light required', 'The light must be installed on the fan.'),
  lightKitAdaptable: orUnknown("Brand's light kit", 'It takes its brand’s light kit, sold separately.'),
  universalLightKitAdaptable: orUnknown('Universal light kit', 'It takes any brand’s light kit.'),
  lightKitInformation: text.optional().meta({
    title: 'Light description',
    description: 'Lamps, base and glass in a few words.',
  }),
  lumensRating: lumens.optional().meta({
    title: 'Lumens',
    description: 'The brightness of its light, such as 1600.',
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
  imageUrl: picturePath.meta({ title: 'Photo' }),
})

const SHOWN =
  'expected a finish such as ["Matte Black"], or for mix-and-match { "body": "Graphite", "blades": "Walnut" }'
const COLORS =
  'expected a list such as ["Matte Black", "Satin Brass"], or for mix-and-match { "body": […], "blades": […] }'
const PICTURES =
  'expected photos by finish such as { "Satin Nickel": "../images/fans/finishes/…" }, or for mix-and-match a list'

/** The finishes of a fan: `shown` decides which of their two forms it has (see `consistency/finishes.ts`). */
const finishFields = {
  shown: z.union([finishOrFinishes, partsOf(finishOrFinishes)], { error: SHOWN }).meta(FINISH_FIELDS.shown),
  colors: z.union([finishes, partsOf(partFinishes)], { error: COLORS }).meta(FINISH_FIELDS.colors),
  finishPictures: z
    .union([picturesByFinish, z.array(pairPicture.meta({ title: 'photo' }))], { error: PICTURES })
    .optional()
    .meta(FINISH_FIELDS.finishPictures),
  mixAndMatch: yesOrNo.optional().meta({
    title: 'Mix and match',
    description: 'Whether body and blades are chosen separately. Best left out: "shown" decides it.',
  }),
}

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

export type FanFinish = SingleFinish | MixedFinish

const FAN_LOCATION_RATINGS = ['Indoor', 'Indoor / Outdoor (Damp)', 'Indoor / Outdoor (Wet)'] as const

const MOUNTINGS = ['Downrod', 'Low profile'] as const

/** The fields of rule F3. Left out ones are derived in `from-records.ts`; contradictions are found in `consistency/`. */
export const fanSchema = z.strictObject({
  ...firstFields('fans', 'Alder 52'),
  sizes: listOf(
    sweepInches.meta({ title: 'size', description: 'Numbers only, such as 52 or 33.5.' }),
    '[52, 60]',
  ).meta({ title: 'Sizes', description: 'Every blade span sold, in inches.' }),
  motorType: text.optional().meta({ title: 'Motor', description: 'The motor, such as "DC, 165 x 20 mm".' }),
  bladeCount: wholeNumber(2, 12, 'blades').optional().meta({
    title: 'Blades',
    description: 'The number of blades, also in drawings of the fan.',
  }),
  mounting: oneOf(MOUNTINGS).optional().meta({
    title: 'Mounting',
    description: 'On a downrod, or close to the ceiling. Leave unknown if you aren’t sure.',
  }),
  bladeDropInches: inches(4, 40, 'a drop').optional().meta({
    title: 'Ceiling to blades',
    description: 'In inches, hung with the included parts; on a downrod, with the 6-inch one.',
  }),
  downrodDiameterInches: rodDiameterInches.optional().meta({
    title: 'Downrod diameter',
    description: 'Inside, in inches: 0.5, 0.75 or 1. Leave blank if you don’t know.',
  }),
  canopyMaxSlopeDegrees: amount(45, 'degrees', 27).optional().meta({
    title: 'Steepest ceiling',
    description: 'In degrees, without an adapter. Leave blank if the brand gives none.',
  }),
  airflowRating: listOf(
    cfm.meta({ title: 'figure', description: 'Digits only, without a comma, such as 5140.' }),
    '[5140]',
  )
    .optional()
    .meta({
      title: 'Airflow',
      description:
        'CFM at high speed: one figure for each size in the same order, or one for all. Leave blank if the brand gives none.',
    }),
  wattsOnHigh: listOf(watts.meta({ title: 'figure', description: 'Numbers only, such as 27.' }), '[27]')
    .optional()
    .meta({
      title: 'Watts on high',
      description:
        'Without the light: one figure for each size in the same order, or one for all. Leave blank if the brand gives none.',
    }),
  modelNumber: text.optional().meta({
    title: 'Model number',
    description: 'As the brand writes it, such as "AL-5205". For several sizes, the first size\'s number.',
  }),
  location: text
    .optional()
    .meta({ title: 'On display at', description: 'The place in the showroom where the fan hangs.' }),
  locationRating: oneOf(FAN_LOCATION_RATINGS).meta({
    title: 'Location rating',
    description: 'As the brand rates it: damp is under a porch roof, wet is in the rain.',
  }),
  ...finishFields,
  ...lightFields,
  ...controlFields,
  ...lastFields(
    'fans',
    { folder: 'fan-categories', example: '["outdoor", "large"]' },
    { name: 'alder-52', style: 'Coastal' },
  ),
})

export type FanFields = z.output<typeof fanSchema>

/** A fan of the catalog. Pictures are paths from the project's root; an undefined light flag is unknown. */
export type Fan = Omit<FanFields, DerivedField | keyof FanFinish | 'furtherPictures' | '$schema'> &
  Record<DerivedField, string> &
  FanFinish & { kind: 'fans'; furtherPictures: FurtherPicture[] }
