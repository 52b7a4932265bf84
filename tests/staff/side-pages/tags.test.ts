import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { measureDrawing } from '../../../src/drawing/outline/measure-drawing.ts'
import { productTags, tagsPage } from '../../../src/staff/side-pages/tags.ts'
import { aFan } from '../../builders.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { anOutline } from '../../own-catalogue/shapes.ts'
import { scanned } from '../../scanned.ts'

const tags = productTags(own, new URL('https://www.example.com'))
const store = { name: 'The store', colours: { accent: '#7a1f5c' } }
const tag = (name: string) => tags.find((one) => one.name === name)

test('a tag answers a shopper’s questions', () => {
  expect(tag('beacon-60')).toEqual({
    name: 'beacon-60',
    title: 'Beacon 60',
    manufacturer: 'Maxim Lighting',
    sizes: '52 and 60 in.',
    shownIn: 'Shown in Matte Black',
    facts: ['Indoor / Outdoor (Wet)', 'LED light', '6,890 CFM on high'],
    number: 'Model BE-5203',
    address: 'https://www.example.com/ceiling-fans/contemporary/beacon-60?finish=matte-black&tag=1',
  })
})

test('the code of a mix-and-match fan has both finishes; unknown facts and discontinued products are left out', () => {
  expect(tag('orbital-70')?.address).toBe(
    'https://www.example.com/ceiling-fans/large/orbital-70?finish=soft-brass--dark-walnut&tag=1',
  )
  expect(tag('gatsby-globe-9')).toMatchObject({ facts: ['Dry rated'], number: 'Part "G"&<9>' })
  expect(tag('relic-52')).toBeUndefined()
})

test('a scanner reads every code at the size of a shelf strip', {
  timeout: 60_000,
}, async () => {
  const page = parse(tagsPage(tags, store, new Map()))
  const codes = page.querySelectorAll('.tag .qr')
  expect(codes).toHaveLength(tags.length)
  for (const [place, code] of codes.entries()) {
    // 1.06 inches at the 200 dots of a phone camera.
    expect(await scanned(code.outerHTML, 212)).toBe(tags[place]?.address)
  }
})

test('a tag has the store’s name and accent color, its product’s line drawing, and escaped names', async () => {
  const drawn = await measureDrawing(anOutline(), aFan({ productUrl: 'alder-52', sizes: [52] }))
  const page = parse(tagsPage(tags, { ...store, name: 'Bell & Sons' }, new Map([['alder-52', drawn]])))
  expect(page.querySelector('.store')?.text).toBe('Bell & Sons')
  expect(page.querySelector('style')?.text).toContain('--brass: #7a1f5c;')
  const titles = page.querySelectorAll('.tag h2').map(({ text }) => text)
  expect(titles).toContain('The "Gatsby" & Co. <60>')
  expect(page.querySelectorAll('input[type=checkbox]')).toHaveLength(tags.length)
  expect(page.querySelectorAll('.outline use').map((use) => use.getAttribute('href'))).toEqual([
    '#alder-52-front',
  ])
})
