import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { BUDGETS } from '../../budgets.ts'
import { type BuiltPage, builtFiles, DIST, notFound, pages } from '../built-site.ts'
import { LEAST } from '../raw-content.ts'

const KIB = 1024
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const sizes = new Map<string, number>()

/** Cache of packed sizes: one script is in many pages, and packing takes time. */
function brotliBytes(text: string): number {
  const bytes = sizes.get(text) ?? brotliCompressSync(text).length
  sizes.set(text, bytes)
  return bytes
}

/** Whether a text is larger than a limit: packed quickly first, as packing it well makes it smaller still. */
const isOver = (limit: number, text: string): boolean =>
  brotliCompressSync(text, QUICKLY).length > limit && brotliBytes(text) > limit

const textOfFile = (file: string) => readFileSync(join(DIST, file), 'utf8')

/** React and Astro's loader of it, which every island shares. */
const SHARED = /\/(client|react|react-dom|jsx-runtime|rolldown-runtime)\./

/** The files of a built site that a script imports at once, with what they import; what it may import later is left out. */
function importsOf(code: string, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`](?:\.|\/_astro)\/([^"'`]+)/g)) {
    const file = `/_astro/${name}`
    if (!found.has(file)) importsOf(textOfFile(file), found.add(file))
  }
  return found
}

test(`the HTML of every page is at most ${BUDGETS.htmlKib} KiB with brotli`, () => {
  const tooHeavy = [...pages, notFound]
    .filter(({ html }) => isOver(BUDGETS.htmlKib * KIB, html))
    .map(({ path, html }) => ({ path, bytes: brotliBytes(html) }))
  expect(tooHeavy).toEqual([])
})

/** The scripts that every page has before a visitor touches anything; they have a budget of their own. */
const onEveryPage = pages
  .map((built) => new Set(scriptsOf(built).map(({ script }) => script)))
  .reduce((all, scripts) => all.intersection(scripts))

/** The scripts that one loads, without React and those already loaded. */
function scriptsWith(name: string, there: readonly string[] = []): string[] {
  const script = builtFiles.find((file) => new RegExp(`/${name}\\.[^/]+\\.js$`).test(file))
  if (!script) throw new Error(`The build has no script named ${name}.`)
  const isThere = new Set([...onEveryPage, ...there])
  return [...importsOf(`import '${script}'`)].filter((file) => !SHARED.test(file) && !isThere.has(file))
}
const bytesOfScripts = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliBytes(textOfFile(file)), 0)

test(`the 3D view’s scripts are at most ${BUDGETS.turnScriptKib} KiB with brotli`, () => {
  expect(bytesOfScripts(scriptsWith('stage'))).toBeLessThanOrEqual(BUDGETS.turnScriptKib * KIB)
})

test(`the scripts of the list and its rooms are at most ${BUDGETS.listScriptKib} KiB with brotli`, () => {
  // The script of the buttons that open it is there by then.
  const list = scriptsWith('ListSheet', scriptsWith('start'))
  const rooms = scriptsWith('HouseView', [...scriptsWith('start'), ...list])
  expect(bytesOfScripts([...list, ...rooms])).toBeLessThanOrEqual(BUDGETS.listScriptKib * KIB)
})

test(`filters and search are each at most ${BUDGETS.findingScriptKib} KiB of scripts with brotli`, () => {
  for (const name of ['Finder', 'SiteSearch'])
    expect(bytesOfScripts(scriptsWith(name)), name).toBeLessThanOrEqual(BUDGETS.findingScriptKib * KIB)
})

test('no script loads a style sheet of its own', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((file) => /_astro\/[^"'`]+\.css/.test(textOfFile(file)))).toEqual([])
})

const sheets = builtFiles
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, bytes: brotliBytes(textOfFile(file)) }))
const bytesOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

test(`the style sheets that any one page links are at most ${BUDGETS.cssKib} KiB together with brotli`, () => {
  const linked = [...pages, notFound].map(({ path, document }) => {
    const files = document.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href'))
    return { path, sheets: sheets.filter(({ file }) => files.includes(file)) }
  })
  expect(linked.filter((one) => one.sheets.length === 0).map(({ path }) => path)).toEqual([])
  expect(linked.filter((one) => bytesOf(one.sheets) > BUDGETS.cssKib * KIB)).toEqual([])
})

test('no page loads more than two style sheets before its first paint', () => {
  const linked = pages.map(({ path, document }) => ({
    path,
    count: document.querySelectorAll('link[rel=stylesheet]:not([media=print])').length,
  }))
  expect(linked.filter(({ count }) => count > 2)).toEqual([])
})

test(`every page fetches the same two fonts at once, of ${BUDGETS.fontsKib} KiB together at most`, () => {
  const fonts = builtFiles
    .filter((file) => file.startsWith('/_astro/fonts/') && file.endsWith('.woff2'))
    .sort()
  expect(fonts).toHaveLength(2)
  const bytes = fonts.reduce((sum, font) => sum + statSync(join(DIST, font)).size, 0)
  expect(bytes).toBeLessThanOrEqual(BUDGETS.fontsKib * KIB)
  for (const { document } of pages) {
    const preloaded = document
      .querySelectorAll('link[rel=preload][as=font]')
      .map((link) => link.getAttribute('href'))
    expect(preloaded.sort()).toEqual(fonts)
  }
})

/** Every script of a page and its bytes, before a visitor touches anything. */
function scriptsOf({ document }: BuiltPage): { script: string; bytes: number }[] {
  const files = new Set<string>()
  const inline: string[] = []
  for (const element of document.querySelectorAll('script:not([type="application/ld+json"])')) {
    const file = element.getAttribute('src')
    if (file) files.add(file)
    else inline.push(element.textContent)
  }
  for (const link of document.querySelectorAll('link[rel=modulepreload]')) {
    files.add(link.getAttribute('href') ?? '')
  }
  const code = [...inline, ...[...files].map((file) => textOfFile(file))]
  for (const one of code) importsOf(one, files)
  return [
    ...inline.map((one) => ({ script: one.slice(0, 60), bytes: brotliBytes(one) })),
    ...[...files].map((file) => ({ script: file, bytes: brotliBytes(textOfFile(file)) })),
  ]
}

const { scriptKib, formScriptKib } = BUDGETS

test(`scripts before a visitor’s first touch are at most ${scriptKib} KiB with brotli, ${formScriptKib} with the form`, () => {
  const limitOf = (path: string) => (path === '/contact' ? formScriptKib : scriptKib) * KIB
  const tooHeavy = pages
    .map((built) => ({ path: built.path, scripts: scriptsOf(built) }))
    .filter(({ path, scripts }) => bytesOf(scripts) > limitOf(path))
  expect(tooHeavy).toEqual([])
})

test('no page shows an original photo', () => {
  // Encoding gives a second mark: `porch.DfeZ2Xqc_Z1x2Y3.jpg`.
  const large = pages.filter(({ html }) => /\/_astro\/[^"' ]+\.[\w-]{8}\.(jpe?g|png|webp)/.test(html))
  expect(large.map(({ path }) => path)).toEqual([])
})

test('every photo is offered as AVIF first, in its displayed widths', () => {
  const pictures = pages.flatMap(({ path, document }) =>
    document.querySelectorAll('img:not([src$=".svg"])').map((image) => ({
      path,
      image: image.getAttribute('src'),
      source: image.parentNode?.querySelector('source'),
    })),
  )
  const others = pictures.filter(
    ({ source }) => source?.getAttribute('type') !== 'image/avif' || !source.getAttribute('sizes'),
  )
  expect(pictures.length).toBeGreaterThanOrEqual(LEAST)
  expect(others.map(({ path, image }) => `${path}: ${image}`)).toEqual([])
})

test('each page fetches only one picture early and first', () => {
  const tooEager = pages.filter(({ document }) => {
    const atOnce = document.querySelectorAll('img').filter((one) => one.getAttribute('loading') !== 'lazy')
    const first = atOnce.filter((image) => image.getAttribute('fetchpriority') === 'high')
    return atOnce.length > 1 || first.length !== atOnce.length
  })
  expect(tooEager.map(({ path }) => path)).toEqual([])
})

test('each page has a drawing’s lines once, and its drawings refer to them', () => {
  const drawings = pages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('.drawing use')
      .map((use) => ({ path, document, id: use.getAttribute('href') ?? '' })),
  )
  const lost = drawings.filter(({ document, id }) => document.querySelectorAll(`g${id}`).length !== 1)
  expect(lost.map(({ path, id }) => path + id)).toEqual([])
})

test('the line drawing of a product is at most 4 KiB with brotli', () => {
  const drawings = builtFiles.filter((file) => file.startsWith('/outlines/'))
  const heavy = drawings.filter((file) => isOver(4 * KIB, textOfFile(file)))
  expect(heavy).toEqual([])
})
