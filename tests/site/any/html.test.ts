import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { type BuiltPage, builtFiles, DIST, notFound, page, pages, ROOT, textOf } from '../built-site.ts'
import { unlinkedPages } from '../raw-content.ts'

const SITE = 'https://www.example.com'
const everyPage = [...pages, notFound]
const files = new Set(builtFiles)

const attribute = ({ document }: BuiltPage, selector: string, name: string) =>
  document.querySelector(selector)?.getAttribute(name)

/** Finds the problems of every page, and lists the pages that have any. */
const everyPageHas = (name: string, wrongWith: (built: BuiltPage) => unknown[]) =>
  test(`every page has ${name}`, () => {
    expect(everyPage.flatMap((built) => wrongWith(built).map((what) => `${built.path}: ${what}`))).toEqual([])
  })

everyPageHas('one h1, title and description', ({ document }) =>
  ['h1', 'head > title', 'meta[name=description]'].filter(
    (selector) => document.querySelectorAll(selector).length !== 1,
  ),
)

everyPageHas('a title and a description of at most 190 characters', (built) => [
  ...(/\S/.test(textOf(built.document.querySelector('title'))) ? [] : ['no title']),
  ...(/^.{1,190}$/.test(attribute(built, 'meta[name=description]', 'content') ?? '') ? [] : ['description']),
])

everyPageHas('one canonical address, or at most one if it is not to be indexed', ({ document }) => {
  const count = document.querySelectorAll('link[rel=canonical]').length
  const isHidden = document.querySelector('meta[name=robots][content=noindex]')
  return count === 1 || (count === 0 && isHidden) ? [] : [`${count} canonical addresses`]
})

everyPageHas('social tags, and their picture is there', (built) => {
  const names = ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt']
  const missing = names.filter((name) => !attribute(built, `meta[property="${name}"]`, 'content'))
  const image = attribute(built, 'meta[property="og:image"]', 'content') ?? SITE
  return [...missing, ...(files.has(new URL(image).pathname) ? [] : [image])]
})

everyPageHas('pictures with dimensions and a description, if only an empty one', ({ document }) =>
  document
    .querySelectorAll('img')
    .filter(
      (image) =>
        !(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0) ||
        image.getAttribute('alt') === undefined,
    ),
)

everyPageHas('every id once', ({ document }) => {
  const ids = document.querySelectorAll('[id]').map(({ id }) => id)
  return ids.filter((id, index) => ids.indexOf(id) !== index)
})

everyPageHas('headings that skip no level', ({ document }) => {
  const levels = document.querySelectorAll('h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)))
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
})

everyPageHas('links to other sites that open a tab without access to this one', ({ document }) =>
  document
    .querySelectorAll('a[href^="https://"]')
    .filter((link) => link.getAttribute('target') !== '_blank' || link.getAttribute('rel') !== 'noopener'),
)

everyPageHas('an icon beside the name of each brand that leads away', ({ document }) =>
  document.querySelectorAll('[data-brand-link]').filter((link) => !link.querySelector('svg')),
)

everyPageHas('cells whose lines stay apart in plain text', ({ document }) =>
  document.querySelectorAll('td').filter((cell) => {
    const isLine = ({ tagName, text }: HTMLElement) => tagName !== 'SPAN' && text.trim() !== ''
    const lines = cell.children.filter(isLine).length
    return cell.structuredText.trim().split('\n').length !== Math.max(lines, 1)
  }),
)

describe('search engines', () => {
  const canonical = (built: BuiltPage) => attribute(built, 'link[rel=canonical]', 'href')
  const indexable = pages.filter((built) => canonical(built) === `${SITE}${built.path}`)
  const isHidden = (built: BuiltPage) => attribute(built, 'meta[name=robots]', 'content') === 'noindex'

  test('every page is canonical, or a copy that names the canonical one, or not to be indexed', () => {
    const canonicals = new Set(indexable.map(canonical))
    const others = pages.filter((built) => !indexable.includes(built))
    const wrong = others.filter((built) =>
      canonical(built) ? !canonicals.has(canonical(built)) : !isHidden(built),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('the sitemap lists exactly the canonical pages', () => {
    const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(listed.sort()).toEqual(indexable.map(canonical).sort())
  })

  test('robots.txt allows everything, names the sitemap and follows the store’s choice on model training', () => {
    const text = readFileSync(join(DIST, 'robots.txt'), 'utf8')
    expect(text).toMatch(/User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/www.example.com\/sitemap.xml\n$/)
    const { mayTrainModels = true } = JSON.parse(readFileSync(join(ROOT, 'content/store.json'), 'utf8'))
    expect(/^User-agent: GPTBot$/m.test(text)).toBe(!mayTrainModels)
    expect(text).not.toMatch(/Googlebot|SearchBot|-User\b/)
  })

  test('security.txt has the email of the store, for less than a year from now', () => {
    const text = readFileSync(join(DIST, '.well-known/security.txt'), 'utf8')
    const { email } = JSON.parse(readFileSync(join(ROOT, 'content/store.json'), 'utf8'))
    expect(text).toContain(`Contact: mailto:${email}\n`)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  })

  test('contact results, the empty blog, Page Not Found, empty lists, discontinued products and unlinked plain pages are not to be indexed', () => {
    const isOver = ({ document }: BuiltPage) =>
      /No longer sold\.|None right now\./.test(document.querySelector('main')?.text ?? '')
    const hidden = everyPage.filter(isHidden).filter((built) => !isOver(built))
    expect(hidden.map(({ path }) => path).sort()).toEqual(
      ['/404', '/blog', '/contact/error', '/contact/successful', ...unlinkedPages()].sort(),
    )
  })
})

test('visits are counted where the privacy policy says so, and nowhere else', () => {
  const isCounting = builtFiles.some(
    (file) => file.endsWith('.js') && readFileSync(join(DIST, file), 'utf8').includes('sendBeacon'),
  )
  expect(page('/privacy-policy').document.querySelector('#what-we-count') !== null).toBe(isCounting)
})
