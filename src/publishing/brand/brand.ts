import { catalogue } from '../../catalogue/index.ts'
import { logoOf, markOf } from './draw-brand.ts'

export type Brand = typeof brand

const { store } = catalogue
const { accent, dark, glow } = store.colours

export const brand = {
  name: store.name,
  mark: await markOf(store),
  /** In place of the mark and the name, if the store has one. */
  logo: store.logoUrl ? await logoOf(store.logoUrl) : undefined,
  themeColour: dark,
  /** A CSS rule with the store's own colors (tokens.css). */
  style: `:root{--color-accent:${accent};--color-night:${dark};--color-glow:${glow}}`,
}
