import { expect, test } from 'vitest'
import { markSharedElement } from '../../../src/client/navigation/mark-shared-element.ts'
import { aBrowser } from '../a-browser.ts'

const card = (path: string) => `<li data-card><img alt="" /><a href="${path}">${path}</a></li>`

test('only the picture of the card that was clicked last is the shared element', () => {
  const { globals, page, click } = aBrowser({
    path: '/ceiling-fans/outdoor',
    html: `<ul>${card('/a')}${card('/b')}</ul><a href="/parts">Parts</a>`,
  })
  markSharedElement(globals)
  const names = () =>
    [...page.querySelectorAll('img')].map(({ style }) => style.getPropertyValue('view-transition-name'))
  click('a[href="/a"]')
  expect(names()).toEqual(['product-picture', ''])
  click('a[href="/b"]')
  expect(names()).toEqual(['', 'product-picture'])
  click('a[href="/parts"]')
  expect(names()).toEqual(['', ''])
})
