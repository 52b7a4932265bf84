import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFiles, DIST, page, pages, textOf } from '../built-site.ts'

/** Pages that link to an address, of those that do not only in their text. */
const linkedBy = (part: string, path: string) =>
  pages.filter(({ document }) => document.querySelector(`${part} a[href="${path}"]`)).length

test('a plain page has the title, description and text of its file', () => {
  const { document } = page('/financing')
  expect(textOf(document.querySelector('title'))).toBe('Atlanta Ceiling Fans : Financing')
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'Pay for your fans within 12 months, without interest. Ask us at (404) 555-0142, or send a message.',
  )
  expect(textOf(document.querySelector('main'))).toBe(
    'Financing Pay for your fans within 12 months, without interest. Ask us at (404) 555-0142, or send a message. Bring a photo ID. Choose your fans first.',
  )
})

test.each([
  { path: '/financing', footer: pages.length, menu: 0 },
  { path: '/house-calls', footer: 0, menu: pages.length },
  { path: '/porch-week', footer: 0, menu: 0 },
])('$path is linked where its file says', ({ path, footer, menu }) => {
  expect([linkedBy('footer', path), linkedBy('nav.site-nav', path)]).toEqual([footer, menu])
})

test('a page in the menu is marked there when it is shown', () => {
  const current = page('/house-calls').document.querySelectorAll('nav.site-nav [aria-current]')
  expect(current.map(textOf)).toEqual(['House Calls'])
})

test('search engines and the site’s search find plain pages, but not an unlinked one', () => {
  const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8')
  const search = builtFiles.find((file) => /^\/data\/search\..+\.json$/.test(file)) ?? ''
  const searched = (JSON.parse(readFileSync(join(DIST, search), 'utf8')) as { pages: { url: string }[] })
    .pages
  const answers = ['/financing', '/house-calls', '/porch-week'].map((path) => [
    sitemap.includes(`${path}</loc>`),
    searched.some(({ url }) => url === path),
    page(path).document.querySelector('meta[name=robots][content=noindex]') === null,
  ])
  expect(answers).toEqual([
    [true, true, true],
    [true, true, true],
    [false, false, false],
  ])
})
