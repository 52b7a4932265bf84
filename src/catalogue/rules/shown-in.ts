import type { Product } from '../kinds/product.ts'

/** One finish by its name, or by the names of a mix-and-match fan's parts. */
export type FinishName = string | { body: string; blades: string; light?: string | undefined }

/** The caption of a picture: "Shown in Matte Black", "Shown in Graphite Body, Walnut Blades, Opal Light". */
export function shownInFinish(finish: FinishName): string {
  if (typeof finish === 'string') return `Shown in ${finish}`
  const { body, blades, light } = finish
  return `Shown in ${body} Body, ${blades} Blades${light ? `, ${light} Light` : ''}`
}

const joined = (colours: readonly string[]) => colours.join(', ')

/** The caption of a product's main picture (rule S4). */
export function shownIn({ shown }: Pick<Product, 'shown'>): string {
  if (typeof shown === 'string') return shownInFinish(shown)
  if (Array.isArray(shown)) return shownInFinish(joined(shown))
  const { body, blades, light } = shown
  return shownInFinish({ body: joined(body), blades: joined(blades), light: light && joined(light) })
}
