import type { SpotName } from '../../../catalogue/rules/spot/spots.ts'
import { type FieldName, hintOf } from '../measured.ts'
import { SPOT_TOOLS } from './spot-tools.ts'

/** The word within a side's field in the sentence of a spot: an island's second side is its depth. */
export const sideHint = (name: SpotName, side: FieldName | undefined): string | undefined =>
  SPOT_TOOLS[name].sentence.flatMap((part) =>
    typeof part !== 'string' && part.name === side ? [hintOf(part)] : [],
  )[0]
