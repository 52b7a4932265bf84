import type { Product } from '../../client/products.ts'
import type { ParameterName } from '../../client/state.ts'

// In their own file, since filters need them before the code of rooms and places is loaded.
export const ROOM_PARAMETERS = ['room', 'ceiling', 'slope', 'at', 'fans', 'in'] as const

export const SPOT_PARAMETERS = ['spot', 'size', 'row', 'room', 'ceiling', 'in'] as const

/** A room's or spot's query parameters, by product kind; a list hydrates when the address has one of them. */
export const FIT_PARAMETERS: Readonly<Record<Product['kind'], readonly ParameterName[]>> = {
  // A room by itself requests its rating, if any; an unmeasured spot requests no results.
  fans: ROOM_PARAMETERS,
  fixtures: ['size', 'room', 'in'],
}
