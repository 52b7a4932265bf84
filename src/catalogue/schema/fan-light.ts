import { text, yesOrNo } from './fields.ts'
import { lumens } from './measurements.ts'

// Most of the labels need no hint.
const flag = (title: string, description: string, hint = '') =>
  yesOrNo.optional().meta({ title, description: `${description} Left out when unknown.`, hint })

/** The light of a fan; a flag that is left out is unknown. */
export const fanLightFields = {
  lightIncluded: flag('Comes with a light', 'It comes with a light.'),
  lightKitRequired: flag('Light cannot be left off', 'The light cannot be left off.'),
  lightKitAdaptable: flag(
    'Takes a light kit of its maker',
    'It takes a light kit of its maker, sold separately.',
    'Sold separately.',
  ),
  universalLightKitAdaptable: flag('Takes any light kit', 'It takes a light kit of any maker.'),
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
}
