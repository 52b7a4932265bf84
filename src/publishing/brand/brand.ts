import { catalogue } from '../../catalogue/index.ts'
import { type Logo, logoOf, type Mark, markOf } from './draw-brand.ts'
import { ownColourStyle } from './own-colours.ts'

export interface Brand {
  name: string
  mark: Mark
  /** In place of the mark and the name, if the store has one. */
  logo: Logo | undefined
  themeColour: string
  /** A CSS rule with the store's own colors. */
  style: string | undefined
}

const { store } = catalogue

export const brand: Brand = {
  name: store.name,
  mark: await markOf(store),
  logo: store.logoUrl ? await logoOf(store.logoUrl) : undefined,
  themeColour: store.colours.dark,
  style: ownColourStyle(store.colours),
}
