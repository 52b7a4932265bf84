import { catalogue } from '../../catalogue/index.ts'
import { headerLogoOf, type Lettering, type Mark, markOf } from './draw-brand.ts'
import { ownColourStyle } from './own-colours.ts'

export interface Brand {
  name: string
  mark: Mark
  /** Undefined if the font lacks a letter of the name, which is then text. */
  logo: Lettering | undefined
  themeColour: string
  /** A CSS rule with the store's own colors. */
  style: string | undefined
}

const { store } = catalogue

export const brand: Brand = {
  name: store.name,
  mark: await markOf(store),
  logo: await headerLogoOf(store),
  themeColour: store.colours.dark,
  style: ownColourStyle(store.colours),
}
