import { catalogue } from '../../catalogue/index.ts'
import { headerLogoOf, type Lettering, type Mark, markOf } from './draw-brand.ts'
import { ownColourStyle } from './own-colours.ts'

/** How the store shows itself on every page. */
export interface Brand {
  name: string
  mark: Mark
  /** Undefined where the name can only be said in text. */
  logo: Lettering | undefined
  /** Of the browser's own bars. */
  themeColour: string
  /** The rule of the store's own colors. */
  style: string | undefined
}

const { store } = catalogue

/** That of the site. */
export const brand: Brand = {
  name: store.name,
  mark: await markOf(store),
  logo: await headerLogoOf(store),
  themeColour: store.colours.dark,
  style: ownColourStyle(store.colours),
}
