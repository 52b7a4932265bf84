import type { ParameterName } from '../browser/query-parameters.ts'
import { spotOf } from '../fit/spot/known-spot.ts'
import { spotIn } from '../fit/spot/spot-address.ts'
import { spotFilter } from '../fit/spot/spot-filter.ts'
import type { Product } from '../product-data/product-file.ts'
import { ROOM_PARAMETERS, roomIn } from '../room-fit/room/room-address.ts'
import { roomFilter } from '../room-fit/room-filter.ts'
import type { ExtraFilter } from './extra-filter.ts'

type Kind = Product['kind']

/** The query parameters of extra filters, by kind; a list hydrates when the address has one of them. */
export const EXTRA_PARAMETERS: { readonly [Of in Kind]: readonly ParameterName[] } = {
  fan: ROOM_PARAMETERS,
  // The place alone, without its measures, asks for no results.
  fixture: ['size', 'room'],
}

/** The extra filter of an address for a list of a kind; undefined where it has none. */
export const extraFilter = (search: string, kind: Kind): ExtraFilter | undefined =>
  kind === 'fan' ? roomFilter(roomIn(search)) : spotFilter(spotOf(spotIn(search)))
