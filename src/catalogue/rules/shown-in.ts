import type { Product } from '../kinds/product.ts'

/** One finish by its name, or by the names of a mix-and-match fan's parts. */
export type FinishName = string | { body: string; blades: string; light?: string | undefined }

/** A finish as a sentence names it: "Matte Black", "Graphite Body, Walnut Blades, Opal Light". */
export function finishText(finish: FinishName): string {
  if (typeof finish === 'string') return finish
  const { body, blades, light } = finish
  return `${body} Body, ${blades} Blades${light ? `, ${light} Light` : ''}`
}

/** The caption of a picture: "Shown in Matte Black". */
export const shownInFinish = (finish: FinishName): string => `Shown in ${finishText(finish)}`

const joined = (colours: readonly string[]) => colours.join(', ')

/** The caption of a product's main picture (rule S4). */
export function shownIn({ shown }: Pick<Product, 'shown'>): string {
  if (typeof shown === 'string') return shownInFinish(shown)
  if (Array.isArray(shown)) return shownInFinish(joined(shown))
  const { body, blades, light } = shown
  return shownInFinish({ body: joined(body), blades: joined(blades), light: light && joined(light) })
}
