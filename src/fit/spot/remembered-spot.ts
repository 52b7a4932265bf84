import { rememberedSearch, rememberParameters } from '../remembered.ts'
import { type KnownSpot, spotOf } from './known-spot.ts'
import { spotIn, spotParameters } from './spot-address.ts'

type View = Pick<Window, 'localStorage' | 'location'>

/**
 * The visitor's place: that of the page's address where it has all measures, else what this device remembers beside what the
 * address says. Never throws.
 */
export function knownSpot(view: View): KnownSpot {
  const asked = spotIn(view.location.search)
  if (spotOf(asked)) return asked
  const { sizes, ...kept } = spotIn(rememberedSearch(view))
  const isSameKind = asked.name === undefined || asked.name === kept.name
  return { ...kept, ...(sizes && isSameKind && { sizes }), ...asked }
}

/** Remembers a place on this device, and its room and ceiling with those of the rooms. Never throws. */
export const rememberSpot = (view: Pick<View, 'localStorage'>, spot: KnownSpot): void =>
  rememberParameters(view, spotParameters(spot))
