/**
 * `npm run measure -- build`: how the build grows with the catalog, as a Markdown table, against Eleventy on the same files. Fails
 * when both do not write the same files, or Astro is over its budget. Build once before, so that pictures are encoded
 * already. Numbers after `--` choose the sizes: `npm run measure -- build 300 3000`.
 */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { BUDGETS } from '../budgets.ts'
import { filesUnder } from '../files-under.ts'
import { projectWithFans } from './build/project-with-fans.ts'
import { timeAstro, timeEleventy } from './build/time-builders.ts'
import { comparedFiles, fileDifferences } from './build/written-files.ts'
import { printHead, printRow, printVerdict } from './report.ts'

const chosen = process.argv.slice(2).map(Number)
const sizes = chosen.length > 0 ? chosen : [300, 3_000, 10_000]

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

/** The weight of the heaviest page over the wire. */
async function heaviestKiB(pages: readonly string[]): Promise<number> {
  const sized = await Promise.all(pages.map(async (page) => ({ page, size: (await stat(page)).size })))
  // Compressing all takes longer than building them.
  const largest = sized.toSorted((a, b) => b.size - a.size).slice(0, 50)
  const html = await Promise.all(largest.map(({ page }) => readFile(page)))
  return Math.max(...html.map((text) => brotliCompressSync(text).length)) / 1024
}

async function measure(fans: number) {
  const { root, discard } = await projectWithFans(fans)
  try {
    const astro = timeAstro(root)
    const eleventySeconds = await timeEleventy(root)
    const written = await filesUnder(join(root, 'dist'))
    const compared = await filesUnder(join(root, 'eleventy'))
    const pages = written.filter((name) => name.endsWith('.html'))
    return {
      ...astro,
      eleventySeconds,
      pages: pages.length,
      files: written.length,
      heaviestKiB: await heaviestKiB(pages.map((page) => join(root, 'dist', page))),
      /** The files that Eleventy writes as well. */
      compared: compared.length,
      differences: fileDifferences(comparedFiles(written), comparedFiles(compared)),
    }
  } finally {
    await discard()
  }
}

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
  if (fans >= BUDGETS.buildRatioFrom && ratio > BUDGETS.buildRatio) {
    faults.push(`${count(fans)} fans: ${ratio.toFixed(2)} times Eleventy, over ${BUDGETS.buildRatio}`)
  }
  faults.push(...measured.differences.map((difference) => `${count(fans)} fans: ${difference}`))
}
printVerdict(faults)
