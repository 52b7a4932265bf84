import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import { type Fault, warning } from '../../catalogue/faults.ts'
import { KIND_WORDS, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { suggest } from '../../catalogue/nearest.ts'
import { facetLabels } from '../../catalogue/views/facets.ts'

/** The names that a meaning may use: those of kinds, categories and filters, whether or not a product has them today. */
const meanableNames = (catalogue: Catalogue): string[] => [
  ...new Set([
    ...Object.values(KIND_WORDS).map(({ title }) => title),
    ...KINDS.flatMap((kind) => [
      ...[...catalogue.categories[kind].values()].map(({ title }) => title),
      ...facetLabels(catalogue, kind),
    ]),
  ]),
]

/** Meanings that no product can have; none in a shop without products, which has no styles yet. */
export function unknownMeanings(catalogue: Catalogue): Fault[] {
  if (KINDS.every((kind) => catalogue[kind].length === 0)) return []
  const { synonyms } = catalogue.searchWords
  const names = meanableNames(catalogue)
  const lowerNames = new Set(names.map((name) => name.toLowerCase()))
  return synonyms.flatMap(({ words, means }, index) =>
    means.flatMap((name, at) => {
      if (lowerNames.has(name.toLowerCase())) return []
      const position = { file: 'content/search-words.json', field: `synonyms[${index}].means[${at}]` }
      const problem = `no filter or category is called "${name}", so it finds nothing for "${words.join('", "')}"`
      return [warning(position, problem, suggest(name, names))]
    }),
  )
}
