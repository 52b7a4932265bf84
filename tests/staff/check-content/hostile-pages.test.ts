import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { markdownToHtml } from 'satteri'
import { expect, test } from 'vitest'
import { isLinkAddress } from '../../../src/catalogue/schema/fields.ts'
import { markdownFaults } from '../../../src/staff/check-content/text.ts'
import { linesAbout } from '../../own-catalogue/lines-about.ts'

const FILE = 'content/pages/plain/warranty.md'

const HTML = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img title="<" onerror=alert(1) src=x>',
  '<meta http-equiv="refresh" content="0;url=https://example.com">',
  '<base href="https://example.com/">',
  '<form action="https://example.com"><input name=card></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>body{display:none}</style>',
  '<link rel=stylesheet href=//example.com>',
  '<x-y onclick=alert(1)>a</x-y>',
  '<a href="javascript:alert(1)">a</a>',
  '<svg/onload=alert(1)>',
  '<!-- note -->',
  '<![CDATA[ a ]]>',
  '<?php a ?>',
  '<!DOCTYPE html>',
  '</main>',
  '<B>a</B>',
  '<object data=//example.com></object>',
  '<astro-island component-url="data:text/javascript,alert(1)"></astro-island>',
]
const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'data:text/html,<b>a</b>',
  'vbscript:a',
  'http://example.com',
  '//example.com',
  '/\\example.com',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https://user:pass@example.com',
  'https://facebook.com@example.com',
  'https://example.com\\@a',
  'contact',
  '../contact',
  'ftp://example.com',
  'blob:https://example.com/a',
  'mailto:',
  'tel:',
]
const LINKS = [
  (url: string) => `[a](${url})`,
  (url: string) => `[a](<${url}>)`,
  (url: string) => `[a][b]\n\n[b]: ${url}`,
  (url: string) => `![a](${url})`,
]

const MADE_BY_MARKDOWN =
  /^(P|H[1-6]|UL|OL|LI|A|STRONG|EM|CODE|PRE|BLOCKQUOTE|HR|BR|DEL|SECTION|SUP|TABLE|THEAD|TBODY|TR|TH|TD|INPUT|IMG)$/

/** The elements of a text's page that no Markdown makes. */
const foreignIn = (text: string) =>
  parse(markdownToHtml(text).html)
    .querySelectorAll('*')
    .map(({ tagName }) => tagName)
    .filter((name) => !MADE_BY_MARKDOWN.test(name))

test('links that lead neither to a page, to https, nor to an email address or a phone are refused', () => {
  const passed = ADDRESSES.flatMap((url) => LINKS.map((link) => link(url))).filter(
    (text) => markdownFaults(FILE, `A\n\n${text}`).length === 0,
  )
  // Neither is a link: a backslash before a letter stays, and a space or nothing ends the address.
  expect(passed.filter((text) => /href|src/.test(markdownToHtml(text).html))).toEqual([])
  expect(ADDRESSES.filter(isLinkAddress)).toEqual([])
})

test('checks a button’s address on pages without Markdown', () => {
  const report = (url: string) =>
    linesAbout('pages/home.json', (home) => Object.assign(home.aboutLink, { url }))
  expect(report('/contact')).toEqual([])
  expect(ADDRESSES.filter((url) => report(url).length === 0)).toEqual([])
})

test('accepts text and code that only look like HTML', () => {
  const texts = ['`<b>` is bold', '    <b>', '```\n<script>\n```', '3 < 5 > 2', '\\<b>', '&lt;b&gt;']
  expect(texts.flatMap((text) => markdownFaults(FILE, `A\n\nText\n\n${text}`))).toEqual([])
})

const PIECES = [
  ...HTML,
  ...'<>[]()`*_-#:!&\\/ \n\t"\'ab1',
  '<b',
  '](',
  'a>',
  '    ',
  '```',
  '\n\n',
  '&lt;',
  '[a]: ',
]

test('accepted text never becomes HTML on the page', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }), (pieces) => {
      const text = pieces.join('')
      if (markdownFaults(FILE, text).length === 0) expect(foreignIn(text)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})
