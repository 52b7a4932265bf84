import type { Product } from '../kinds/product.ts'

/** A list of finishes that are sold, and the part they are for. */
export interface ColourList {
  label: 'Finish' | 'Body' | 'Blades' | 'Light'
  colours: string[]
}

/** Every finish a product is sold in: one list, or one for each part of a mix-and-match fan (rule S4). */
export function colourLists({ colors }: Pick<Product, 'colors'>): ColourList[] {
  if (Array.isArray(colors)) return [{ label: 'Finish', colours: colors }]
  const { body, blades, light } = colors
  const lists: ColourList[] = [
    { label: 'Body', colours: body },
    { label: 'Blades', colours: blades },
  ]
  return light ? [...lists, { label: 'Light', colours: light }] : lists
}
