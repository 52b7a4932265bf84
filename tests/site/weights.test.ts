import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { builtFiles, DIST, notFound, pages } from './built-site.ts'

const KIB = 1024
const brotliBytes = (content: string | Buffer) => brotliCompressSync(content).length

test('the HTML of every page is at most 14 KiB with brotli', () => {
  const tooHeavy = [...pages, notFound]
    .map(({ path, html }) => ({ path, bytes: brotliBytes(html) }))
    .filter(({ bytes }) => bytes > 14 * KIB)
  expect(tooHeavy).toEqual([])
})

test('all style sheets together are at most 8 KiB with brotli', () => {
  const sheets = builtFiles.filter((file) => file.endsWith('.css'))
  const bytes = sheets.map((file) => brotliBytes(readFileSync(join(DIST, file))))
  expect(sheets.length).toBeGreaterThan(0)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(8 * KIB)
})

test('there are two fonts, and every page fetches both at once', () => {
  const fonts = builtFiles.filter((file) => file.endsWith('.woff2')).sort()
  expect(fonts).toHaveLength(2)
  for (const { document } of pages) {
    const preloaded = document
      .querySelectorAll('link[rel=preload][as=font]')
      .map((link) => link.getAttribute('href'))
    expect(preloaded.sort()).toEqual(fonts)
  }
})

test('scripts that run before a visitor touches anything are at most 3 KiB with brotli on every page', () => {
  const tooHeavy = pages
    .map(({ path, document }) => {
      const scripts = document.querySelectorAll('script:not([type="application/ld+json"])')
      const bytes = scripts.map((script) => {
        const source = script.getAttribute('src')
        return brotliBytes(source ? readFileSync(join(DIST, source)) : script.textContent)
      })
      return { path, bytes: bytes.reduce((sum, one) => sum + one, 0) }
    })
    .filter(({ bytes }) => bytes > 3 * KIB)
  expect(tooHeavy).toEqual([])
})

test('no photograph is served as it was handed in', () => {
  expect(builtFiles.filter((file) => file.startsWith('/_astro/') && file.endsWith('.jpg'))).toEqual([])
})
