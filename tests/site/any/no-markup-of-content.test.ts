import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { notFound, pages } from '../built-site.ts'

const FOREIGN =
  'x-hostile, [x-hostile], [srcdoc], iframe[src^="data:"], base, meta[http-equiv=refresh], form[action^="http"], link[href^="//"], math'
/** Addresses that a browser would run or take for another site. */
const UNSAFE_ADDRESS = /^\s*(javascript|data|vbscript):|^\/\/|^[a-z]+:(?!\/\/|.)/i

test('no content text becomes an element, an event or a new kind of address on any page', () => {
  const found = [...pages, notFound].flatMap(({ path, html }) => {
    const document = parse(html)
    return [
      ...document.querySelectorAll(FOREIGN).map(({ outerHTML }) => outerHTML.slice(0, 80)),
      ...document.querySelectorAll('*').flatMap(({ attributes }) => [
        ...Object.keys(attributes).filter((name) => /^on|^style$/i.test(name)),
        ...['href', 'src', 'action'].flatMap((name) => {
          const address = attributes[name] ?? ''
          return UNSAFE_ADDRESS.test(address) ? address : []
        }),
      ]),
    ].map((what) => `${path}: ${what}`)
  })
  expect(found).toEqual([])
})
