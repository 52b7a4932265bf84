import type { ParameterName } from '../browser/query-parameters.ts'
import type { Product } from '../product-data/product-file.ts'
import { ROOM_PARAMETERS } from './room/room-parameters.ts'

/** The query parameters of a room or place, by kind of product; a list hydrates when the address has one of them. */
export const FIT_PARAMETERS: { readonly [Of in Product['kind']]: readonly ParameterName[] } = {
  fan: ROOM_PARAMETERS,
  // The place alone, without its measures, asks for no results.
  fixture: ['size', 'room'],
}
