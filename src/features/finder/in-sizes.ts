import { sizesInSpans } from '../../catalogue/rules/facet-values.ts'
import { figuresOfSizes } from '../../catalogue/rules/fan-figures.ts'
import { sizesText } from '../../catalogue/rules/numbers.ts'
import type { Product } from '../../client/product-data/product-file.ts'

/** A product as it is sold in some of its sizes: its figures and facts are of those. */
export function inSizes(product: Product, some: readonly number[]): Product {
  const { sizes, facts, airflowCfm, cfmPerWatt } = product
  const all = sizesText(sizes)
  const [size, ...others] = new Set(some)
  return {
    ...product,
    sizes: some,
    facts: facts.map((fact) => (fact === all ? sizesText(some) : fact)),
    ...(airflowCfm && { airflowCfm: figuresOfSizes(airflowCfm, product, some) }),
    ...(cfmPerWatt && { cfmPerWatt: figuresOfSizes(cfmPerWatt, product, some) }),
    ...(size !== undefined && others.length === 0 && { sizeInches: size }),
  }
}

/** A product in those of its sizes that are in some bands of spans; as it is where all are, or none. */
export function inSpans(product: Product, spans: readonly string[]): Product {
  const some = sizesInSpans(product.sizes, spans)
  return some.length === 0 || some.length === product.sizes.length ? product : inSizes(product, some)
}
