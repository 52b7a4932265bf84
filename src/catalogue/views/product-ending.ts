import type { Catalogue } from '../create-catalogue.ts'
import type { Fan } from '../schema/fan.ts'
import type { Fixture } from '../schema/fixture.ts'
import { mainCard, type ProductCard } from './product-card.ts'

/** What the page of a product that is no longer sold says first. */
export interface ProductEnding {
  /** What follows it. */
  successor?: ProductCard
}

/** How a product has ended; undefined for one that is sold. */
export function productEnding(
  catalogue: Catalogue,
  { discontinued }: Fan | Fixture,
  successor: Fan | Fixture | undefined,
): ProductEnding | undefined {
  if (!discontinued) return undefined
  return successor ? { successor: mainCard(catalogue, successor) } : {}
}
