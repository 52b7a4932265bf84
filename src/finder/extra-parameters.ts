import type { ParameterName } from '../browser/query-parameters.ts'
import { ROOM_PARAMETERS } from '../fit/room/room-parameters.ts'
import type { Product } from '../product-data/product-file.ts'

/** The query parameters of extra filters, by kind; a list hydrates when the address has one of them. */
export const EXTRA_PARAMETERS: { readonly [Of in Product['kind']]: readonly ParameterName[] } = {
  fan: ROOM_PARAMETERS,
  // The place alone, without its measures, asks for no results.
  fixture: ['size', 'room'],
}
