/**
 * `npm run check:content`: prints every error in the content, and exits with status 1 if there is any. An argument names
 * another folder that holds a `content/`. `--report` adds the state of the catalog; `--live` adds what must not go live, as
 * in a production build. In a workflow on GitHub, errors are shown beside the commit.
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { discontinuedTitles } from '../../catalogue/consistency/discontinued.ts'
import { pastHoursWarnings } from '../../catalogue/consistency/store.ts'
import { createCatalogue } from '../../catalogue/create-catalogue.ts'
import { type Fault, formatFault } from '../../catalogue/faults.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import type { CatalogueRecords } from '../../catalogue/records.ts'
import { counted } from '../../catalogue/rules/numbers.ts'
import { liveFaults } from './live.ts'
import { movedProductWarnings } from './moved-products.ts'
import { formerAddressFaults, linkFaults, pageFaults, pagePaths } from './pages.ts'
import { logoFaults, pictureFaults, unusedPictures, unusedPictureWarnings } from './pictures.ts'
import { readContent, readPages } from './read-content.ts'
import { searchWordFaults } from './search-words.ts'
import { shapeFaults } from './shapes.ts'

/**
 * Checks all of `content/` without a build.
 *
 * @param root the folder that holds `content/`
 * @returns errors and warnings in the order of their files
 */
export async function checkContent(root: string, today = new Date()): Promise<Fault[]> {
  const { records, faults } = await readContent(root)
  const pages = await readPages(root)
  const pictures = pictureReferences(records)
  const all = [
    ...faults,
    ...crossCheck(records),
    ...pastHoursWarnings(records, today),
    ...(await pictureFaults(root, pictures)),
    ...(await shapeFaults(root, records)),
    ...(await logoFaults(root, records)),
    ...pageFaults(pages, discontinuedTitles(records)),
  ]
  // A record with an error may mean an unused picture; names of filters come from all records.
  if (all.every(({ severity }) => severity === 'warning')) {
    const catalogue = createCatalogue(records as CatalogueRecords)
    const paths = pagePaths(catalogue, pages)
    all.push(
      ...unusedPictureWarnings(await unusedPictures(root, pictures)),
      ...searchWordFaults(catalogue, paths),
      ...linkFaults(pages, paths),
      ...formerAddressFaults(records, paths),
      ...(await movedProductWarnings(root, records)),
    )
  }
  return all.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }))
}

/** The workflow command that makes GitHub show an error on the commit's check page. */
export function githubAnnotation(fault: Fault): string {
  const escaped = (text: string) =>
    text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const { file, field = '', severity } = fault
  const [, line] = /^line (\d+),/.exec(field) ?? []
  const path = escaped(file).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${severity} file=${path}${line ? `,line=${line}` : ''},title=Content check::${escaped(formatFault(fault))}`
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { report: { type: 'boolean' }, live: { type: 'boolean' } },
    allowPositionals: true,
  })
  const root = resolve(positionals[0] ?? '.')
  const isLive = values.live || process.env.CONTEXT === 'production'
  const faults = [...(await checkContent(root)), ...(isLive ? await liveFaults(root, process.env) : [])]
  for (const fault of faults) {
    if (process.env.GITHUB_ACTIONS) console.log(githubAnnotation(fault))
    else console.error(formatFault(fault))
  }
  const errors = faults.filter(({ severity }) => severity === 'error').length
  if (errors > 0) {
    const where = isLive ? 'what would go live' : 'content/'
    console.error(`\n${counted(errors, 'error')} in ${where}. Nothing was built, and dist/ is unchanged.`)
    process.exitCode = 1
  } else console.log('content/ has no errors.')
  if (values.report) {
    // A build needs none of it.
    const { readReport, reportLines } = await import('../report/report.ts')
    console.log(`\n${reportLines(await readReport(root)).join('\n')}`)
  }
}

if (import.meta.main) await main()
