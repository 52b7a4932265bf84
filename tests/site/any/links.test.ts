import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type BuiltPage, builtFiles, DIST, notFound, page, pages } from '../built-site.ts'

const SITE = 'https://www.example.com'
const everyPage = [...pages, notFound]
const addresses = new Set([...everyPage.map(({ path }) => path), ...builtFiles])

/** The addresses on this site that some elements of a page name in an attribute. */
function addressesIn({ path, document }: BuiltPage, selector: string, attribute: string): URL[] {
  return document
    .querySelectorAll(selector)
    .map((element) => new URL(element.getAttribute(attribute) ?? '', `${SITE}${path}`))
    .filter(({ origin }) => origin === SITE)
}

const linksOf = (built: BuiltPage) => addressesIn(built, 'a[href]', 'href')

const idsOfFiles = new Map<string, Set<string>>()

/** The ids in a page or a drawing, which an address may name after `#`. */
function idsIn(pathname: string): Set<string> {
  const held = idsOfFiles.get(pathname)
  if (held) return held
  const text = pathname.endsWith('.svg') ? readFileSync(join(DIST, pathname), 'utf8') : page(pathname).html
  const ids = new Set([...text.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id))
  idsOfFiles.set(pathname, ids)
  return ids
}

const toWhatIsNotThere = ({ pathname, hash }: URL) =>
  !addresses.has(pathname) || (hash !== '' && !idsIn(pathname).has(decodeURIComponent(hash.slice(1))))

test('every page links only to existing pages, files and anchors', () => {
  const broken = everyPage.flatMap((built) =>
    [
      ...linksOf(built),
      ...addressesIn(built, 'link[href]', 'href'),
      ...addressesIn(built, 'use[href]', 'href'),
    ]
      .filter(toWhatIsNotThere)
      .map(({ href }) => `${built.path}: ${href}`),
  )
  expect(broken).toEqual([])
})

test('every page’s pictures and scripts exist', () => {
  const broken = everyPage.flatMap((built) => {
    const candidates = built.document
      .querySelectorAll('img[srcset], source[srcset]')
      .flatMap((element) => (element.getAttribute('srcset') ?? '').split(','))
      .map((candidate) => new URL(candidate.trim().split(' ')[0] ?? '', SITE))
    return [
      ...candidates,
      ...addressesIn(built, '[src]', 'src'),
      ...addressesIn(built, 'astro-island', 'component-url'),
      ...addressesIn(built, 'astro-island', 'renderer-url'),
    ]
      .filter(({ pathname }) => !addresses.has(pathname))
      .map(({ href }) => `${built.path}: ${href}`)
  })
  expect(broken).toEqual([])
})

test('the search leads to existing pages and anchors', () => {
  const file = builtFiles.find((path) => /^\/data\/search\..+\.json$/.test(path))
  const { pages: results } = JSON.parse(readFileSync(join(DIST, file ?? ''), 'utf8'))
  const addresses = results.map(({ url }: { url: string }) => new URL(url, SITE))
  expect(addresses.filter(toWhatIsNotThere)).toEqual([])
})

test('links lead from Home to every indexed page', () => {
  const reached = new Set(['/'])
  // A set also hands out what is added while it is read.
  for (const path of reached) {
    for (const { pathname } of linksOf(page(path))) {
      if (pages.some((built) => built.path === pathname)) reached.add(pathname)
    }
  }
  const listed = pages.filter(({ document }) => !document.querySelector('meta[name=robots][content=noindex]'))
  expect(listed.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
  expect(listed.length).toBeGreaterThan(7)
})
