import type { Product } from '../../client/product-data/product-file.ts'
import { queryParameter } from '../../client/query-parameters.ts'
import type { FitFilter } from './fit-filter.ts'
import { roomIn } from './room/room-address.ts'
import { roomFilter } from './room/room-filter.ts'
import { spotOf } from './spot/known-spot.ts'
import { spotIn } from './spot/spot-address.ts'
import { spotFilter } from './spot/spot-filter.ts'

type Kind = Product['kind']

function inRoom(search: string) {
  const name = queryParameter(search, 'in')
  return name && { in: name }
}

/** The room or place in an address as a filter for a list of a kind; undefined where it has none. */
export const askedFilter = (search: string, kind: Kind): FitFilter | undefined =>
  kind === 'fans' ? roomFilter({ ...roomIn(search), ...inRoom(search) }) : spotFilter(spotOf(spotIn(search)))
