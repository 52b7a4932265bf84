import { KINDS, LISTINGS } from '../catalogue/kinds/product-kinds.ts'
import { paths } from '../catalogue/paths.ts'

const ANY = '[^/]+'

/** How long after a list is shown its scroll offset is restored (rule F8); the first match counts. */
const DELAYS_MS: readonly (readonly [path: string, milliseconds: number])[] = [
  [paths.fans, 180],
  [paths.category('fans', ANY), 150],
  [paths.brand(ANY), 200],
  ...KINDS.flatMap((kind) => [[LISTINGS[kind], 200] as const, [paths.category(kind, ANY), 200] as const]),
]

/** The delay of the list at a path; undefined for every other page, where no offset is saved or restored. */
export const restoreDelayMs = (path: string): number | undefined =>
  DELAYS_MS.find(([pattern]) => new RegExp(`^${pattern}$`).test(path))?.[1]
