import { text, yesOrNo } from './fields.ts'
import { lumens } from './measurements.ts'

// Most of the labels need no hint.
const flag = (title: string, description: string, hint = '') =>
  yesOrNo.optional().meta({ title, description: `${description} Left out when unknown.`, hint })

/** The light of a fan; a flag that is left out is unknown. */
export const fanLightFields = {
  lightIncluded: flag('Comes with a light', 'It comes with a light.'),
  lightKitRequired: flag('Light must be installed', 'The light must be installed on the fan.'),
  lightKitAdaptable: flag(
    "Takes its maker's light kit",
    'It takes its maker’s light kit, sold separately.',
    'Sold separately.',
  ),
  universalLightKitAdaptable: flag('Takes any light kit', 'It takes any maker’s light kit.'),
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
