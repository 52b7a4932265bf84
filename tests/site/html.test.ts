import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { builtFiles, DIST, notFound, page, pages, ROOT, textOf } from './built-site.ts'
import { unlinkedPages } from './raw-content.ts'

const SITE = 'https://www.example.com'
const everyPage = [...pages, notFound]

const attribute = (html: (typeof pages)[number], selector: string, name: string) =>
  html.document.querySelector(selector)?.getAttribute(name)

describe('every page', () => {
  test.each(everyPage)(
    '$path has one h1, title, description, canonical address, and social tags',
    (built) => {
      const { document } = built
      const count = (selector: string) => document.querySelectorAll(selector).length
      expect([count('h1'), count('head > title'), count('meta[name=description]')]).toEqual([1, 1, 1])
      const isHidden = count('meta[name=robots][content=noindex]') === 1
      // A page that is not to be indexed names the page that follows it, where there is one.
      expect(isHidden ? [0, 1] : [1]).toContain(count('link[rel=canonical]'))
      expect(textOf(document.querySelector('title'))).toMatch(/\S/)
      expect(attribute(built, 'meta[name=description]', 'content')).toMatch(/^.{1,190}$/)
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt']) {
        expect(attribute(built, `meta[property="${property}"]`, 'content')).toBeTruthy()
      }
      const image = attribute(built, 'meta[property="og:image"]', 'content') ?? ''
      expect(builtFiles).toContain(new URL(image).pathname)
    },
  )

  test.each(everyPage)(
    '$path gives every picture its dimensions and its words, if only empty ones',
    ({ document }) => {
      for (const image of document.querySelectorAll('img')) {
        expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
        expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
        expect(image.getAttribute('alt')).toBeDefined()
      }
    },
  )

  test.each(everyPage)(
    '$path uses no id twice and steps down no two heading levels at once',
    ({ document }) => {
      const ids = document.querySelectorAll('[id]').map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
      const levels = document
        .querySelectorAll('h1, h2, h3, h4')
        .map(({ tagName }) => Number(tagName.slice(1)))
      levels.reduce((before, level) => {
        expect(level - before).toBeLessThanOrEqual(1)
        return level
      }, 1)
    },
  )

  test.each(everyPage)(
    '$path opens other sites in a new tab, without giving them a hold on this one',
    ({ document }) => {
      for (const link of document.querySelectorAll('a[href^="https://"]')) {
        expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
      }
    },
  )

  test.each(everyPage)('$path shows which names of makers lead away from the site', ({ document }) => {
    const links = document.querySelectorAll('[data-brand-link]')
    expect(links.filter((link) => !link.querySelector('svg')).map(textOf)).toEqual([])
  })

  test.each(everyPage)(
    '$path keeps the lines of a cell apart for whoever reads only the text',
    ({ document }) => {
      for (const cell of document.querySelectorAll('td')) {
        const lines = cell.children.filter(({ tagName, text }) => tagName !== 'SPAN' && text.trim() !== '')
        expect(cell.structuredText.trim().split('\n')).toHaveLength(Math.max(lines.length, 1))
      }
    },
  )
})

describe('search engines', () => {
  const canonical = (built: (typeof pages)[number]) => attribute(built, 'link[rel=canonical]', 'href')
  const indexable = pages.filter((built) => canonical(built) === `${SITE}${built.path}`)

  test('every page is canonical, or a copy that names the canonical one, or not to be indexed', () => {
    const known = new Set(indexable.map((built) => canonical(built)))
    const others = pages.filter((built) => !indexable.includes(built))
    for (const built of others) {
      const named = canonical(built)
      if (named) expect([built.path, known.has(named)]).toEqual([built.path, true])
      else expect(attribute(built, 'meta[name=robots]', 'content')).toBe('noindex')
    }
  })

  test('the sitemap lists exactly the canonical pages', () => {
    const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(listed.sort()).toEqual(indexable.map(canonical).sort())
  })

  test('robots.txt allows everything and names the sitemap', () => {
    expect(readFileSync(join(DIST, 'robots.txt'), 'utf8')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://www.example.com/sitemap.xml\n',
    )
  })

  test('security.txt has the address of the store, for less than a year from now', () => {
    const text = readFileSync(join(DIST, '.well-known/security.txt'), 'utf8')
    const { email } = JSON.parse(readFileSync(join(ROOT, 'content/store.json'), 'utf8'))
    expect(text).toContain(`Contact: mailto:${email}\n`)
    const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  })

  test('the contact results, the empty blog, Page Not Found, empty lists, what is no longer sold and plain pages that nothing links are not to be indexed', () => {
    const hidden = everyPage.filter((built) => attribute(built, 'meta[name=robots]', 'content') === 'noindex')
    const isOver = ({ document }: (typeof hidden)[number]) =>
      /No longer sold\.|None at the moment\./.test(document.querySelector('main')?.text ?? '')
    expect(
      hidden
        .filter((built) => !isOver(built))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['/404', '/blog', '/contact/error', '/contact/successful', ...unlinkedPages()].sort())
  })
})

test('visits are counted where the privacy policy says so, and nowhere else', () => {
  const isCounting = builtFiles.some(
    (file) => file.endsWith('.js') && readFileSync(join(DIST, file), 'utf8').includes('sendBeacon'),
  )
  expect(page('/privacy-policy').document.querySelector('#what-we-count') !== null).toBe(isCounting)
})
