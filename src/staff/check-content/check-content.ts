/**
 * `npm run check:content`: prints every error in the content, and exits with status 1 if there is any. An argument names
 * another folder that holds a `content/`. `--live` adds what must not go live, as in a production build.
 */
import { resolve } from 'node:path'
import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { pastHoursWarnings } from '../../catalogue/consistency/store.ts'
import { type Catalogue, createCatalogue } from '../../catalogue/create-catalogue.ts'
import { type Fault, formatFault, isError, warning } from '../../catalogue/faults.ts'
import { formerAddressFaults, movedWarnings } from '../../catalogue/former-addresses.ts'
import { KIND_WORDS, KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { suggest } from '../../catalogue/nearest.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import type { CatalogueRecords, ReadableRecords } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import { facetLabels } from '../../catalogue/views/facets.ts'
import { git, readOptions } from '../command-line.ts'
import { liveFaults } from './live.ts'
import { linkFaults, pageFaults, pagePaths, plainPath } from './pages.ts'
import { logoFaults, pictureFaults } from './pictures.ts'
import { readContent, readPages } from './read-content.ts'
import { shapeFaults } from './shapes.ts'

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

/** Products whose pages move with the last commit or the changes since. */
async function movedProductWarnings(root: string, records: ReadableRecords): Promise<Fault[]> {
  const changed = await git(root, 'diff', '--name-only', '--relative', 'HEAD^', '--', 'content')
  const files = new Set(changed?.split('\n'))
  const faults = KINDS.flatMap((kind) =>
    records[kind]
      .filter(({ file }) => files.has(file))
      .map(async ({ file, fields }): Promise<Fault[]> => {
        const source = await git(root, 'show', `HEAD^:./${file}`)
        return source ? movedWarnings(kind, file, JSON.parse(source), fields) : []
      }),
  )
  return (await Promise.all(faults)).flat()
}

/** Errors and warnings in the order of their files. */
export async function checkContent(root: string, today = new Date()): Promise<Fault[]> {
  const { records, faults } = await readContent(root)
  const pages = await readPages(root)
  const all = [
    ...faults,
    ...crossCheck(records),
    ...pastHoursWarnings(records, today),
    ...formerAddressFaults(
      records,
      [...pages.keys()].flatMap((file) => plainPath(file) ?? []),
    ),
    ...(await pictureFaults(root, pictureReferences(records))),
    ...(await shapeFaults(root, records)),
    ...(await logoFaults(root, records)),
    ...pageFaults(pages),
  ]
  // Names of filters and addresses come from all records.
  if (!all.some(isError)) {
    const catalogue = createCatalogue(records as CatalogueRecords)
    all.push(
      ...unknownMeanings(catalogue),
      ...linkFaults(records, pages, pagePaths(catalogue, pages)),
      ...(await movedProductWarnings(root, records)),
    )
  }
  return all.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }))
}

async function main(): Promise<void> {
  const { values, positionals } = readOptions({ live: { type: 'boolean' } })
  const root = resolve(positionals[0] ?? '.')
  const isLive = values.live || process.env.CONTEXT === 'production'
  const faults = [...(await checkContent(root)), ...(isLive ? await liveFaults(root, process.env) : [])]
  for (const fault of faults) console.error(formatFault(fault))
  const errors = faults.filter(isError).length
  if (errors > 0) {
    const where = isLive ? 'what would go live' : 'content/'
    console.error(`\n${counted(errors, 'error')} in ${where}. Nothing was built, and dist/ is unchanged.`)
    process.exitCode = 1
  } else console.log('content/ has no errors.')
}

if (import.meta.main) await main()
