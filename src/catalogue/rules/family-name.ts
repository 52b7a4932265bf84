import type { Fan } from '../schema/fan.ts'
import { slugOf } from '../slug-of.ts'

const ARTICLES = new Set(['an', 'the'])

/**
 * What a maker calls a family of products: the first word of their titles, without an article and without the maker's own
 * name: "dewdrop" of "Dewdrop 3-Light Vanity". Undefined where no word is left.
 */
export function familyName({ title, manufacturer }: Pick<Fan, 'title' | 'manufacturer'>): string | undefined {
  const makers = slugOf(manufacturer).split('-')
  return slugOf(title)
    .split('-')
    .find((word) => /^[a-z]{2,}$/.test(word) && !ARTICLES.has(word) && !makers.includes(word))
}
