import { catalogue } from '../../catalogue/index.ts'
import { type Logo, logoOf, type Mark, markOf } from './draw-brand.ts'

export interface Brand {
  name: string
  mark: Mark
  /** In place of the mark and the name, if the store has one. */
  logo: Logo | undefined
  themeColour: string
  /** A CSS rule with the store's own colors (tokens.css). */
  style: string
}

const { store } = catalogue
const { accent, dark, glow } = store.colours

export const brand: Brand = {
  name: store.name,
  mark: await markOf(store),
  logo: store.logoUrl ? await logoOf(store.logoUrl) : undefined,
  themeColour: dark,
  style: `:root{--color-accent:${accent};--color-night:${dark};--color-glow:${glow}}`,
}
