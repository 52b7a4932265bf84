/**
 * `npm run check:content`: prints every error in the content, and exits with status 1 if there is any. An argument names
 * another folder that holds a `content/`. `--live` adds what must not go live, as in a production build.
 * In a workflow on GitHub, errors are shown at the commit.
 */
import { resolve } from 'node:path'
import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { pastHoursWarnings } from '../../catalogue/consistency/store.ts'
import { createCatalogue } from '../../catalogue/create-catalogue.ts'
import { type Fault, formatFault, isError } from '../../catalogue/faults.ts'
import { formerAddressFaults, movedWarnings } from '../../catalogue/former-addresses.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import type { CatalogueRecords, ReadableRecords } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import { git, readOptions } from '../command-line.ts'
import { liveFaults } from './live.ts'
import { linkFaults, pageFaults, pagePaths, plainPath } from './pages.ts'
import { logoFaults, pictureFaults } from './pictures.ts'
import { readContent, readPages } from './read-content.ts'
import { unknownMeanings } from './search-words.ts'
import { shapeFaults } from './shapes.ts'

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

export function githubAnnotation(fault: Fault): string {
  const escaped = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const { file, field = '', severity } = fault
  const [, line] = /^line (\d+),/.exec(field) ?? []
  const path = escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${severity} file=${path}${line ? `,line=${line}` : ''},title=Content check::${escaped(formatFault(fault))}`
}

async function main(): Promise<void> {
  const { values, positionals } = readOptions({ live: { type: 'boolean' } })
  const root = resolve(positionals[0] ?? '.')
  const isLive = values.live || process.env.CONTEXT === 'production'
  const faults = [...(await checkContent(root)), ...(isLive ? await liveFaults(root, process.env) : [])]
  for (const fault of faults) {
    if (process.env.GITHUB_ACTIONS) console.log(githubAnnotation(fault))
    else console.error(formatFault(fault))
  }
  const errors = faults.filter(isError).length
  if (errors > 0) {
    const where = isLive ? 'what would go live' : 'content/'
    console.error(`\n${counted(errors, 'error')} in ${where}. Nothing was built, and dist/ is unchanged.`)
    process.exitCode = 1
  } else console.log('content/ has no errors.')
}

if (import.meta.main) await main()
