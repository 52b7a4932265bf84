import type { Product } from '../../client/products.ts'
import type { ParameterName } from '../../client/state.ts'

// In their own file, since filters need them before the code of rooms and places is loaded.
export const ROOM_PARAMETERS = ['room', 'ceiling', 'slope', 'at', 'fans', 'in'] as const

export const SPOT_PARAMETERS = ['spot', 'size', 'in'] as const

/** All parameters that a light is chosen by; they go when its filter is removed. */
export const SPOT_FILTER_PARAMETERS = [...SPOT_PARAMETERS, 'row', 'room', 'ceiling'] as const

/** A room's or spot's query parameters, by product kind; a list hydrates when the address has one of them. */
export const FIT_PARAMETERS: Readonly<Record<Product['kind'], readonly ParameterName[]>> = {
  // A room by itself requests its rating, if any; an unmeasured spot requests no results.
  fans: ROOM_PARAMETERS,
  fixtures: ['size', 'room', 'in'],
}
