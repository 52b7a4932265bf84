import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillHtml } from '../../../src/catalogue/views/fill.ts'

const PAGE = '<p title="{siteName}">Welcome to {siteName}, {address}.</p>'

test.each([
  ['Fans <script>alert(1)</script>', 'Fans &lt;script&gt;alert(1)&lt;/script&gt;'],
  ['Fans <Georgia>', 'Fans &lt;Georgia&gt;'],
  ['"Quill" & O\'Brien', '&quot;Quill&quot; &amp; O&#39;Brien'],
])('a store named %s is text in a page', (siteName, written) => {
  expect(fillHtml(PAGE, { siteName, address: 'Atlanta' }, {})).toBe(
    `<p title="${written}">Welcome to ${written}, Atlanta.</p>`,
  )
})

test('no store name adds an element or an attribute', () => {
  fc.assert(
    fc.property(fc.string(), (siteName) => {
      const html = fillHtml(PAGE, { siteName, address: '' }, {})
      expect(html.match(/</g)).toHaveLength(2)
      expect(html.match(/"/g)).toHaveLength(2)
    }),
  )
})
