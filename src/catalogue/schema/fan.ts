import { z } from 'zod'
import { fanControlFields } from './fan-controls.ts'
import { type FanFinish, fanFinishFields } from './fan-finishes.ts'
import { fanLightFields } from './fan-light.ts'
import { listOf, oneOf, text } from './fields.ts'
import { amount, cfm, inches, rodDiameterInches, sweepInches, watts, wholeNumber } from './measurements.ts'
import {
  categoriesIn,
  type DerivedField,
  endingFields,
  type FurtherPicture,
  furtherPictures,
  installFields,
  productFields,
  shapeFields,
} from './product.ts'

/** The three places a fan may be rated for, by UL's classes: dry, damp and wet. */
const FAN_LOCATION_RATINGS = ['Indoor', 'Indoor / Outdoor (Damp)', 'Indoor / Outdoor (Wet)'] as const

/** How a fan hangs. */
const MOUNTINGS = ['Downrod', 'Low profile'] as const

/**
 * A ceiling fan as the store writes it: the fields of rule F3, one strict object. What may be left out
 * is optional here and derived in `to-product.ts`; what fields must agree about is checked in `consistency/`.
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
    title: 'How it hangs',
    description: 'How it hangs: on a rod, or close to the ceiling. Left out when unknown.',
    hint: 'On a rod, or close to the ceiling.',
  }),
  bladeDropInches: inches(4, 40, 'a drop').optional().meta({
    title: 'Ceiling to blades',
    description:
      'Inches from the ceiling to the blades with what is in the box; for a fan on a downrod, that is a 6-inch rod.',
    hint: 'In inches, as hung with what is in the box.',
  }),
  downrodDiameterInches: rodDiameterInches.optional().meta({
    title: 'Downrod diameter',
    description: 'The inner diameter of its downrod in inches: 0.5, 0.75 or 1. Left out when unknown.',
    hint: 'Inside, in inches.',
  }),
  canopyMaxSlopeDegrees: amount(45, 'degrees', 27).optional().meta({
    title: 'Steepest ceiling',
    description:
      'The steepest slope in degrees that its canopy takes without an adapter. Left out when the maker gives none.',
    hint: 'In degrees, without an adapter. Leave it empty when the maker gives none.',
  }),
  airflowRating: listOf(
    cfm.meta({ title: 'figure', hint: 'Digits only, without a comma, such as 5140.' }),
    '[5140]',
  )
    .optional()
    .meta({
      title: 'Airflow',
      description:
        'Air moved at high speed, in CFM: one figure for each size, or one for all. Left out when the maker gives none.',
      hint: 'Air moved at high speed, in CFM: one figure for each size in the same order, or one figure for all. Leave it empty when the maker gives none.',
    }),
  wattsOnHigh: listOf(watts.meta({ title: 'figure', hint: 'Numbers only, such as 27.' }), '[27]')
    .optional()
    .meta({
      title: 'Watts on high',
      description:
        'Watts at high speed without the light: one figure for each size, or one for all. Left out when the maker gives none.',
      hint: 'Without the light: one figure for each size in the same order, or one figure for all. Leave it empty when the maker gives none.',
    }),
  modelNumber: text.optional().meta({
    title: 'Model number',
    description:
      'The maker\'s model number, such as "AL-5205"; of a fan of several sizes, that of the first.',
    hint: 'As the maker writes it. Of a fan of several sizes, that of the first.',
  }),
  location: text
    .optional()
    .meta({ title: 'Place in the showroom', description: 'Where in the showroom the fan hangs.', hint: '' }),
  locationRating: oneOf(FAN_LOCATION_RATINGS).meta({
    title: 'Where it may hang',
    description: 'Where the fan may hang, as the maker rates it.',
    hint: 'As the maker rates it: damp is under a porch roof, wet is in the rain.',
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

/** A fan's fields as the store wrote them, types checked and defaults filled in. */
export type FanFields = z.output<typeof fanSchema>

/**
 * A fan of the catalog: everything derived, nothing to check again. Pictures are paths from the project's root.
 * Light flags keep three states: true, false and undefined for unknown.
 */
export type Fan = Omit<FanFields, DerivedField | keyof FanFinish | 'furtherPictures' | '$schema'> &
  Record<DerivedField, string> &
  FanFinish & { kind: 'fans'; furtherPictures: FurtherPicture[] }
