import { paths } from '../../catalogue/paths.ts'

/** How long after a list is shown its scroll offset is restored (rule F8). */
const RESTORE_DELAYS_MS = {
  fanCategory: 150,
  fanCategories: 180,
  lightingCategories: 200,
  lightingCategory: 200,
  brand: 200,
} as const

type List = keyof typeof RESTORE_DELAYS_MS

const ANY = '[^/]+'

/** The first match counts. */
const LISTS: readonly (readonly [list: List, path: string])[] = [
  ['fanCategories', paths.fans],
  ['fanCategory', paths.category('fans', ANY)],
  ['brand', paths.brand(ANY)],
  ['lightingCategories', paths.lighting],
  ['lightingCategory', paths.category('fixtures', ANY)],
]

/** The delay of the list at a path; undefined for every other page, where no offset is saved or restored. */
export function restoreDelayMs(path: string): number | undefined {
  const list = LISTS.find(([, pattern]) => new RegExp(`^${pattern}$`).test(path))?.[0]
  return list && RESTORE_DELAYS_MS[list]
}
