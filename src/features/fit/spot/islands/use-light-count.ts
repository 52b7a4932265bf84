import type { Spot } from '../../../../catalogue/rules/spot/spots.ts'
import { useLoaded } from '../../../../client/islands/use-loaded.ts'
import { loadProducts } from '../../../../client/product-data/load-products.ts'
import type { Product } from '../../../../client/product-data/product-file.ts'
import { GROUPS, spotFilter } from '../spot-filter.ts'

/** With no more than these to choose from, there is more to ask for. */
const FEW = 3

/** How many of some fixtures suit a spot, as a sentence; undefined without a spot. */
export function lightCountText(fixtures: readonly Product[], spot: Spot | undefined): string | undefined {
  const filter = spotFilter(spot)
  if (!filter) return undefined
  const groups = fixtures.map((fixture) => filter.groupOf(fixture))
  const [right, alsoWorks, alone] = [GROUPS.right, GROUPS.alsoWorks, GROUPS.alone].map(
    (group) => groups.filter((one) => one === group).length,
  ) as [number, number, number]
  if (right + alsoWorks + alone === 0) return `None of our ${fixtures.length} lights is right for it: ask us.`
  if (right + alsoWorks === 0)
    return `None of our ${fixtures.length} lights is right in a row of ${spot?.row}; ${alone === 1 ? '1 long one is' : `${alone} long ones are`}, alone.`
  const others = right + alsoWorks <= FEW ? ' Makers have more: ask us what we can order.' : ''
  if (right === 0)
    return `${alsoWorks} of our ${fixtures.length} lights ${alsoWorks === 1 ? 'is' : 'are'} nearly right for it.${others}`
  const more = alsoWorks > 0 ? `, and ${alsoWorks} more ${alsoWorks === 1 ? 'is' : 'are'} nearly right` : ''
  return `${right} of our ${fixtures.length} lights ${right === 1 ? 'is' : 'are'} right for it${more}.${others}`
}

/** The same for all fixtures of the store, which are fetched once a spot is given; `isCounting` until they are there. */
export function useLightCount(spot: Spot | undefined): { count: string | undefined; isCounting: boolean } {
  const fixtures = useLoaded(spot && 'fixtures', loadProducts)
  // If they cannot be fetched, the sentence has its advice and no count.
  const count = typeof fixtures === 'string' ? undefined : lightCountText(fixtures, spot)
  return { count, isCounting: spot !== undefined && fixtures === 'loading' }
}
