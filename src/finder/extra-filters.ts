import type { ParameterName } from '../browser/query-parameters.ts'
import type { Product } from '../product-data/product-file.ts'
import { ROOM_PARAMETERS, roomIn } from '../room-fit/room/room-address.ts'
import { roomFilter } from '../room-fit/room-filter.ts'
import type { ExtraFilter } from './extra-filter.ts'

type Kind = Product['kind']

/** The query parameters of extra filters, by kind; a list hydrates when the address has one of them. */
export const EXTRA_PARAMETERS: { readonly [Of in Kind]: readonly ParameterName[] } = {
  fan: ROOM_PARAMETERS,
  fixture: [],
}

/** The extra filter of an address for a list of a kind; undefined where it has none. */
export const extraFilter = (search: string, kind: Kind): ExtraFilter | undefined =>
  kind === 'fan' ? roomFilter(roomIn(search)) : undefined
