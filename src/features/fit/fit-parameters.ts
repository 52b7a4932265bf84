import type { Product } from '../../client/product-data/product-file.ts'

// By themselves, as filters ask for them before anything of rooms and places is loaded.
export const ROOM_PARAMETERS = ['room', 'ceiling', 'slope', 'in'] as const

/** The query parameters of a room or place, by kind of product; a list hydrates when the address has one of them. */
export const FIT_PARAMETERS = {
  fans: ['room', 'ceiling', 'slope'],
  // The place alone, without its measures, asks for no results.
  fixtures: ['size', 'room'],
} as const satisfies Record<Product['kind'], readonly string[]>
