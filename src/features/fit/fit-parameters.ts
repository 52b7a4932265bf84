import type { Product } from '../../client/product-data/product-file.ts'
import type { ParameterName } from '../../client/state.ts'

// By themselves, as filters ask for them before anything of rooms and places is loaded.
export const ROOM_PARAMETERS = ['room', 'ceiling', 'slope', 'at', 'fans', 'in'] as const

/** The parameters by which a tool for spots is asked for something. */
export const SPOT_PARAMETERS = ['spot', 'size', 'in'] as const

/** All parameters that a light is chosen by; they go when its filter is removed. */
export const SPOT_FILTER_PARAMETERS = [...SPOT_PARAMETERS, 'row', 'room', 'ceiling'] as const

/** The query parameters of a room or place, by kind of product; a list hydrates when the address has one of them. */
const FIT_PARAMETERS: { readonly [Kind in Product['kind']]?: readonly ParameterName[] } = {
  // A room alone asks for a rating, if it has one; the place of a light, without its measures, for no results.
  fans: ROOM_PARAMETERS,
  fixtures: ['size', 'room', 'in'],
}

/** Parameters of a kind; none if nothing is fitted. */
export const fitParameters = (kind: Product['kind']): readonly ParameterName[] => FIT_PARAMETERS[kind] ?? []
