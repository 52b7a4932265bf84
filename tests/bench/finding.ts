/**
 * `npm run measure:finding`: what filters and search cost with 100, 1,000 and 10,000 fans: KiB of data with brotli, and
 * milliseconds on this machine to read it, to choose a value, to read all words and to search. Scripts are weighed in `dist/`.
 */
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { FacetName } from '../../src/catalogue/views/facet-definitions.ts'
import { findProducts } from '../../src/finder/find-products.ts'
import { createWordIndex, findWords } from '../../src/finder/word-index.ts'
import { decodeProducts } from '../../src/product-data/decode-products.ts'
import { encodeProducts } from '../../src/product-data/encode-products.ts'
import type { Product } from '../../src/product-data/product-file.ts'
import { fans, fanValues } from '../finder/products.ts'

const KIB = 1024
const kib = (bytes: number): string => (bytes / KIB).toFixed(1)

const hash = (bytes: number): string => randomBytes(bytes).toString('base64url')
const part = (): string => hash(5).slice(0, 6)

/** A fan with a name and pictures of its own: a measurement that repeats them flatters the packing. */
function oneOfMany(place: number): Product {
  const original = fans[Math.floor(Math.random() * fans.length)] as Product
  const productUrl = `${original.productUrl}-no-${place}`
  const stem = `/_astro/${productUrl}.${hash(6)}_`
  return {
    ...original,
    productUrl,
    url: original.url.replace(/[^/]+$/, productUrl),
    title: `${original.title} No. ${place}`,
    picture: {
      avifSet: `${stem}${part()}.avif 320w, ${stem}${part()}.avif 560w`,
      src: `${stem}${part()}.webp`,
    },
  }
}

/** The median of so many runs, in ms. */
async function medianMs(runs: number, run: () => unknown): Promise<string> {
  const times: number[] = []
  for (let at = 0; at < runs; at += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return (times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0).toFixed(1)
}

console.log(
  '| Fans | Data KiB | Bytes a fan | Read ms | Choose ms | Words ms | Search ms | Search with a slip ms |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const count of [100, 1000, 10_000]) {
  const products = Array.from({ length: count }, (_, place) => oneOfMany(place))
  const file = encodeProducts('fan', products)
  const bytes = brotliCompressSync(JSON.stringify(file)).length
  const values = new Map<FacetName, string[]>([
    ['span', ['49-54', '55-65']],
    ['place', ['porch']],
    ['finish', ['black']],
  ])
  const index = await createWordIndex(products)
  const row = [
    count.toLocaleString('en-US'),
    kib(bytes),
    (bytes / count).toFixed(0),
    await medianMs(9, () => decodeProducts(file)),
    await medianMs(21, () => findProducts(products, fanValues, { values })),
    await medianMs(5, () => createWordIndex(products)),
    await medianMs(21, () => findWords(index, 'beacon black')),
    await medianMs(21, () => findWords(index, 'beacno')),
  ]
  console.log(`| ${row.join(' | ')} |`)
}

const ISLANDS = ['Finder', 'SiteSearch'] as const
/** React and Astro's loader of it, which every island shares. */
const SHARED = /^(client|react|jsx-runtime|rolldown-runtime)\./

function scriptsOf(name: string, found = new Map<string, number>()): Map<string, number> {
  const code = readFileSync(`dist/_astro/${name}`, 'utf8')
  found.set(name, brotliCompressSync(code).length)
  for (const [, next = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)/g))
    if (!found.has(next)) scriptsOf(next, found)
  return found
}

for (const island of ISLANDS) {
  const entry = readdirSync('dist/_astro').find(
    (file) => file.startsWith(`${island}.`) && file.endsWith('.js'),
  )
  if (!entry) throw new Error(`There is no script of ${island} in dist/: run npm run build first.`)
  const own = [...scriptsOf(entry)].filter(([name]) => !SHARED.test(name))
  console.log(`${island}: ${kib(own.reduce((sum, [, bytes]) => sum + bytes, 0))} KiB of scripts beside React`)
}
