import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { type Fault, warning } from '../../catalogue/faults.ts'
import { KIND_WORDS, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { nearest, suggest } from '../../catalogue/nearest.ts'
import { facetLabels } from '../../catalogue/views/facets.ts'
import { noPageAt } from './link-faults.ts'

const FILE = 'content/search-words.json'

/**
 * The names that a meaning may use: those of filters and categories, and of all products of a kind. Whether a product has one
 * today is not asked: it may tomorrow.
 */
export function meanableNames(catalogue: Catalogue): string[] {
  const names = KINDS.flatMap((kind) => [
    ...[...catalogue.categories[kind].values()].map(({ title }) => title),
    ...facetLabels(catalogue, kind),
  ])
  return [...new Set([...Object.values(KIND_WORDS).map(({ title }) => title), ...names])]
}

/**
 * What is wrong with the search words: a meaning that is neither a filter nor a category, a word that the search skips, or a page that
 * the site does not have.
 *
 * @param known the addresses of all pages of the site
 */
export function searchWordFaults(catalogue: Catalogue, known: readonly string[]): Fault[] {
  const { ignored, synonyms, pages } = catalogue.searchWords
  const skipped = new Set(ignored.map((word) => word.toLowerCase()))
  const names = meanableNames(catalogue)
  const lowered = new Set(names.map((name) => name.toLowerCase()))
  const unknown = synonyms.flatMap(({ words, means }, index) =>
    means.flatMap((name, at) => {
      if (lowered.has(name.toLowerCase())) return []
      const near = nearest(name, names)
      return [{ field: `synonyms[${index}].means[${at}]`, name, words, near }]
    }),
  )
  // All that are known are said once, however many are not.
  const first = unknown.findIndex(({ near }) => near === undefined)
  return [
    ...unknown.map(({ field, name, words, near }, index) => {
      const problem = `no filter or category is called "${name}", so it finds nothing for "${words.join('", "')}"`
      const known = index === first ? ` ${suggest(name, names)}` : ''
      const remedy = near ? `Did you mean "${near}"?` : `Write another name, or delete it.${known}`
      return warning({ file: FILE, field }, problem, remedy)
    }),
    ...Object.entries({ synonyms, pages }).flatMap(([list, rows]) =>
      rows.flatMap(({ words }, index) =>
        words.flatMap((word, at) => {
          if (
            !word
              .toLowerCase()
              .split(/\s+/)
              .every((part) => skipped.has(part))
          )
            return []
          const place = { file: FILE, field: `${list}[${index}].words[${at}]` }
          const problem = `the search skips "${word}", so it finds nothing by it`
          return [warning(place, problem, 'Delete it here, or under "ignored".')]
        }),
      ),
    ),
    ...pages.flatMap(({ url }, index): Fault[] => {
      const [path = ''] = url.split(/[?#]/)
      if (known.includes(path)) return []
      const place = { file: FILE, field: `pages[${index}].url` }
      return [noPageAt(place, path, known)]
    }),
  ]
}
