import { roomIn } from '../fit/room/room-address.ts'
import { roomFilter } from '../fit/room/room-filter.ts'
import { spotOf } from '../fit/spot/known-spot.ts'
import { spotIn } from '../fit/spot/spot-address.ts'
import { spotFilter } from '../fit/spot/spot-filter.ts'
import type { Product } from '../product-data/product-file.ts'
import type { ExtraFilter } from './extra-filter.ts'

type Kind = Product['kind']

/** The extra filter of an address for a list of a kind; undefined where it has none. */
export const extraFilter = (search: string, kind: Kind): ExtraFilter | undefined =>
  kind === 'fan' ? roomFilter(roomIn(search)) : spotFilter(spotOf(spotIn(search)))
