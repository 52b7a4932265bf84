import { SPOTS, type SpotName } from '../../../catalogue/rules/spot/spots.ts'
import type { Sentence } from '../measured.ts'
import { UNDER_CEILING } from '../room/islands/room-fields.ts'
import { SPOT_TOOLS } from './spot-tools.ts'

/**
 * The fields of a spot, and of the ceiling where it counts, between the words of a sentence.
 *
 * @param isRound whether one measure will do, where the spot may be round
 */
export function spotSentence(name: SpotName, isRound = false): Sentence {
  const { sentence, roundSentence } = SPOT_TOOLS[name]
  const own = (isRound && roundSentence) || sentence
  return SPOTS[name].hasCeiling ? [...own, ...UNDER_CEILING] : own
}
