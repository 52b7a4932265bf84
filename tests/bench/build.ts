/**
 * `npm run bench:build`: how the build grows with the catalogue, as a Markdown table. Build once before, so that pictures are
 * encoded already. Numbers after `--` choose the sizes: `npm run bench:build -- 300 3000`.
 */
import { spawnSync } from 'node:child_process'
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { measureEleventy } from './eleventy.ts'
import { projectWithFans } from './many-fans.ts'

const chosen = process.argv.slice(2).map(Number)
const sizes = chosen.length > 0 ? chosen : [300, 3_000, 10_000]

interface Measured {
  seconds: number
  pages: number
  files: number
  memoryMiB: number
  /** The heaviest page's weight over the wire, in KiB. */
  heaviestKiB: number
  eleventySeconds: number
}

const heaviestOf = (pages: Dirent[]): number => {
  const largest = pages
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name)))
    .toSorted((a, b) => b.length - a.length)
    // Compressing all takes longer than building them.
    .slice(0, 50)
  return Math.max(...largest.map((html) => brotliCompressSync(html).length)) / 1024
}

async function measure(fans: number): Promise<Measured> {
  const { root, discard } = await projectWithFans(fans)
  const memory = join(root, 'max-memory')
  const start = performance.now()
  const { status } = spawnSync(
    process.execPath,
    [
      '--import',
      resolve('tests/bench/max-memory.ts'),
      'node_modules/astro/bin/astro.mjs',
      'build',
      '--force',
      '--silent',
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, MAX_MEMORY_FILE: memory } },
  )
  const seconds = (performance.now() - start) / 1000
  if (status !== 0) throw new Error(`The build of ${fans} fans ended with ${status}.`)
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const pages = files.filter(({ name }) => name.endsWith('.html'))
  const measured = {
    seconds,
    pages: pages.length,
    files: files.length,
    memoryMiB: Number(readFileSync(memory, 'utf8')) / 1024,
    heaviestKiB: heaviestOf(pages),
    eleventySeconds: await measureEleventy(root),
  }
  await discard()
  return measured
}

console.log(
  '| Fans | Pages | Files | Seconds | ms a page | to the smallest | Pages a second | Peak memory MiB | Heaviest page KiB | Eleventy s | Astro ÷ Eleventy |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
let smallest: number | undefined
for (const fans of sizes) {
  const { seconds, pages, files, memoryMiB, heaviestKiB, eleventySeconds } = await measure(fans)
  const each = (seconds * 1000) / pages
  smallest ??= each
  const cells = [
    fans.toLocaleString('en-US'),
    pages.toLocaleString('en-US'),
    files.toLocaleString('en-US'),
    seconds.toFixed(1),
    each.toFixed(2),
    (each / smallest).toFixed(2),
    (pages / seconds).toFixed(0),
    memoryMiB.toFixed(0),
    heaviestKiB.toFixed(1),
    eleventySeconds.toFixed(1),
    (seconds / eleventySeconds).toFixed(2),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}
