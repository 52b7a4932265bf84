/**
 * `npm run bench:build`: how the build grows with the catalog, as a Markdown table, against Eleventy on the same files. Fails
 * when both do not write the same files, or Astro is over its budget. Build once before, so that pictures are encoded
 * already. Numbers after `--` choose the sizes: `npm run bench:build -- 300 3000`.
 */
import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BUDGETS } from '../budgets.ts'
import { measureAstro } from './build/measure-astro.ts'
import { measureEleventy } from './build/measure-eleventy.ts'
import { projectWithFans } from './build/project-with-fans.ts'
import { comparedFiles, fileDifferences } from './build/written-files.ts'
import { filesUnder } from './files-under.ts'
import { printHead, printRow } from './markdown-table.ts'

const chosen = process.argv.slice(2).map(Number)
const sizes = chosen.length > 0 ? chosen : [300, 3_000, 10_000]
const MOST_DIFFERENCES_SHOWN = 20

const COLUMNS = [
  'Fans',
  'Pages',
  'Files',
  'Seconds',
  'ms a page',
  'to the smallest',
  'Pages a second',
  'Peak memory MiB',
  'Heaviest page KiB',
  'Files of both',
  'Eleventy s',
  'Astro ÷ Eleventy',
]

interface Measured {
  seconds: number
  pages: number
  files: number
  peakMemoryMiB: number
  /** The heaviest page's weight over the wire, in KiB. */
  heaviestKiB: number
  /** The files that Eleventy writes as well. */
  compared: number
  eleventySeconds: number
  /** A line for each file that one of them alone writes. */
  differences: string[]
}

async function heaviestKiB(pages: readonly string[]): Promise<number> {
  const sized = await Promise.all(pages.map(async (page) => ({ page, size: (await stat(page)).size })))
  // Compressing all takes longer than building them.
  const largest = sized.toSorted((a, b) => b.size - a.size).slice(0, 50)
  const html = await Promise.all(largest.map(({ page }) => readFile(page)))
  return Math.max(...html.map((text) => brotliCompressSync(text).length)) / 1024
}

async function measure(fans: number): Promise<Measured> {
  const { root, discard } = await projectWithFans(fans)
  try {
    const astro = measureAstro(root)
    const eleventySeconds = await measureEleventy(root)
    const [written, compared] = await Promise.all([
      filesIn(join(root, 'dist')),
      filesIn(join(root, 'eleventy')),
    ])
    const pages = written.filter((name) => name.endsWith('.html'))
    return {
      ...astro,
      pages: pages.length,
      files: written.length,
      heaviestKiB: await heaviestKiB(pages.map((page) => join(root, 'dist', page))),
      compared: compared.length,
      eleventySeconds,
      differences: fileDifferences(comparedFiles(written), comparedFiles(compared)),
    }
  } finally {
    await discard()
  }
}

const filesIn = async (folder: string): Promise<string[]> =>
  (await filesUnder(folder)).map((file) => relative(folder, file))

const count = (number: number): string => number.toLocaleString('en-US')

const faults: string[] = []
printHead(COLUMNS)
let smallest: number | undefined
for (const fans of sizes) {
  const measured = await measure(fans)
  const { seconds, pages, eleventySeconds } = measured
  const msPerPage = (seconds * 1000) / pages
  smallest ??= msPerPage
  const ratio = seconds / eleventySeconds
  printRow([
    count(fans),
    count(pages),
    count(measured.files),
    seconds.toFixed(1),
    msPerPage.toFixed(2),
    (msPerPage / smallest).toFixed(2),
    (pages / seconds).toFixed(0),
    measured.peakMemoryMiB.toFixed(0),
    measured.heaviestKiB.toFixed(1),
    count(measured.compared),
    eleventySeconds.toFixed(1),
    ratio.toFixed(2),
  ])
  if (ratio > BUDGETS.buildRatio) {
    faults.push(`${count(fans)} fans: ${ratio.toFixed(2)} times Eleventy, over ${BUDGETS.buildRatio}`)
  }
  faults.push(...measured.differences.map((difference) => `${count(fans)} fans: ${difference}`))
}
for (const fault of ['', ...faults.slice(0, MOST_DIFFERENCES_SHOWN)]) console.log(fault && `- ${fault}`)
console.log(
  faults.length > 0 ? `\n${faults.length} faults.` : 'Every budget is kept, and both write the same files.',
)
process.exitCode = faults.length > 0 ? 1 : 0
