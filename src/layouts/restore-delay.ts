import { KINDS, LISTINGS } from '../catalogue/kinds/product-kinds.ts'
import { paths } from '../catalogue/paths.ts'

const ANY = '[^/]+'

/** Delays before a list's scroll offset is restored (rule F8); the first match counts. */
const DELAYS_MS: readonly (readonly [path: string, milliseconds: number])[] = [
  [paths.fans, 180],
  [paths.category('fans', ANY), 150],
  [paths.brand(ANY), 200],
  ...KINDS.flatMap((kind) => [[LISTINGS[kind], 200] as const, [paths.category(kind, ANY), 200] as const]),
]

/** A list's delay; undefined for other pages, which save no offset. */
export const restoreDelayMs = (path: string): number | undefined =>
  DELAYS_MS.find(([pattern]) => new RegExp(`^${pattern}$`).test(path))?.[1]
