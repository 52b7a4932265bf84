import type { Product } from '../kinds/product.ts'
import type { FinishPart } from './finish-parts.ts'

/** A list of finishes that are sold, and the part they are for. */
export interface ColourList {
  part: FinishPart
  colours: string[]
}

/** Every finish a product is sold in: one list, or one for each part of a mix-and-match fan (rule S4). */
export function colourLists({ colors }: Pick<Product, 'colors'>): ColourList[] {
  if (Array.isArray(colors)) return [{ part: 'finish', colours: colors }]
  const { body, blades, light } = colors
  const lists: ColourList[] = [
    { part: 'body', colours: body },
    { part: 'blades', colours: blades },
  ]
  return light ? [...lists, { part: 'light', colours: light }] : lists
}
