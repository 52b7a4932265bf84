import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { type Fault, warning } from '../../catalogue/faults.ts'
import { KIND_WORDS, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { suggest } from '../../catalogue/nearest.ts'
import { facetLabels } from '../../catalogue/views/facets.ts'
import { noPageAt } from './pages.ts'

const FILE = 'content/search-words.json'

/** The names that a meaning may use: those of kinds, categories and filters, whether or not a product has them today. */
export const meanableNames = (catalogue: Catalogue): string[] => [
  ...new Set([
    ...Object.values(KIND_WORDS).map(({ title }) => title),
    ...KINDS.flatMap((kind) => [
      ...[...catalogue.categories[kind].values()].map(({ title }) => title),
      ...facetLabels(catalogue, kind),
    ]),
  ]),
]

function unknownMeanings(catalogue: Catalogue): Fault[] {
  const { synonyms } = catalogue.searchWords
  const names = meanableNames(catalogue)
  const lowerNames = new Set(names.map((name) => name.toLowerCase()))
  return synonyms.flatMap(({ words, means }, index) =>
    means.flatMap((name, at) => {
      if (lowerNames.has(name.toLowerCase())) return []
      const problem = `no filter or category is called "${name}", so it finds nothing for "${words.join('", "')}"`
      return [
        warning({ file: FILE, field: `synonyms[${index}].means[${at}]` }, problem, suggest(name, names)),
      ]
    }),
  )
}

export function searchWordFaults(catalogue: Catalogue, paths: readonly string[]): Fault[] {
  const { ignored, synonyms, pages } = catalogue.searchWords
  const skipped = new Set(ignored.map((word) => word.toLowerCase()))
  const isSkipped = (word: string) =>
    word
      .toLowerCase()
      .split(/\s+/)
      .every((part) => skipped.has(part))
  return [
    ...unknownMeanings(catalogue),
    ...Object.entries({ synonyms, pages }).flatMap(([list, rows]) =>
      rows.flatMap(({ words }, index) =>
        words.flatMap((word, at) => {
          const problem = `"${word}" is in Words to skip, so this entry never matches`
          const position = { file: FILE, field: `${list}[${index}].words[${at}]` }
          return isSkipped(word) ? warning(position, problem, 'Delete it here, or under "ignored".') : []
        }),
      ),
    ),
    ...pages.flatMap(({ url }, index) => {
      const [path = ''] = url.split(/[?#]/)
      return paths.includes(path) ? [] : noPageAt({ file: FILE, field: `pages[${index}].url` }, path, paths)
    }),
  ]
}
