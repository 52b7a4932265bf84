import type { ParameterName } from '../browser/query-parameters.ts'
import type { Product } from '../product-data/product-file.ts'
import { ROOM_PARAMETERS, roomIn } from '../room-fit/room/room-address.ts'
import { roomFilter } from '../room-fit/room-filter.ts'
import type { ExtraFilter } from './extra-filter.ts'

type Kind = Product['kind']

/** The names in an address that make an extra filter, by kind; a list hydrates when one of them is there. */
export const EXTRA_PARAMETERS: { readonly [Of in Kind]: readonly ParameterName[] } = {
  fan: ROOM_PARAMETERS,
  fixture: [],
}

/** The extra filter that an address asks for on a list of a kind; undefined where it asks for none. */
export const extraFilter = (search: string, kind: Kind): ExtraFilter | undefined =>
  kind === 'fan' ? roomFilter(roomIn(search)) : undefined
