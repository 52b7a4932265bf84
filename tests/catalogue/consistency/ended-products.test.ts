import { expect, test } from 'vitest'
import { CONTENT } from '../../own-catalogue/content.ts'
import type { Json } from '../../own-catalogue/json.ts'
import { linesAbout, linesAboutContent } from '../../own-catalogue/lines-about.ts'

test.each(
  Object.entries({
    'axial-44 by axial-45': '✖ there is no content/fans/axial-45.json. Did you mean "axial-48"?',
    'axial-48 by axial-45': '✖ there is no content/fans/axial-45.json. Did you mean "axial-44"?',
    'relic-52 by relic-52': '✖ the successors form a loop: relic-52 → relic-52. Delete one of these lines.',
    'axial-44 by relic-52': '⚠ "relic-52" is no longer sold either. Name one that is still sold.',
    'alder-52 by axial-54':
      '⚠ names a successor for a product that is still sold, so nothing shows it. Write "discontinued": true as well, or delete the line.',
  }),
)('%s: %s', (replaced, line) => {
  const [fan, successor] = replaced.split(' by ')
  expect(linesAbout(`fans/${fan}.json`, `"replacedBy": "${successor}"`)).toEqual([
    line.replace(' ', ` content/fans/${fan}.json › replacedBy: `),
  ])
})

test('a fixture follows no fan', () => {
  expect(linesAbout('fans/axial-44.json', '"replacedBy": "harbor-dome-16"')).toEqual([
    expect.stringMatching(/^✖ .* › replacedBy: there is no content\/fans\/harbor-dome-16\.json\. Known: /),
  ])
})

test('a circle is told at each of its products', () => {
  const lines = linesAbout('fans/axial-48.json', '"replacedBy": "axial-44"')
  expect(lines).toEqual([
    '✖ content/fans/axial-44.json › replacedBy: the successors form a loop: axial-44 → axial-48 → axial-44. Delete one of these lines.',
    '✖ content/fans/axial-48.json › replacedBy: the successors form a loop: axial-48 → axial-44 → axial-48. Delete one of these lines.',
  ])
})

test('a room of the gallery with a fan that is no longer sold is a warning', () => {
  expect(linesAbout('fans/orbital-70.json', '"discontinued": true')).toContain(
    '⚠ content/gallery.json › [0].name: "Orbital 70" by Modern Forms is no longer sold. Show another room.',
  )
})

test('a room of the gallery with a fan that was deleted is a warning', () => {
  const { 'fans/orbital-70.json': _, ...rest } = CONTENT
  expect(linesAboutContent(rest)).toContain(
    '⚠ content/gallery.json › [0].name: no product is named "Orbital 70" by Modern Forms, so the room links to nothing. Correct the name or the maker, or show another room.',
  )
})

test('a text that still names it is a warning; a longer name is another product', () => {
  const says = (words: string) =>
    linesAbout('fan-categories/outdoor.json', `"categoryDescription": "${words}"`)
  expect(says('From porch to pool, such as the Axial 44.')).toEqual([
    '⚠ content/fan-categories/outdoor.json › categoryDescription: mentions "Axial 44", which is no longer sold. Mention another product, or leave it out.',
  ])
  expect(says('Such as the Axial 440 and the Triaxial 44.')).toEqual([])
  expect(says('Such as the BiAxial 44 or the 2Axial 44.')).toEqual([])
  expect(says('Such as the Axial 440, and the Axial 44')).toHaveLength(1)
})

test.each([
  { file: 'manufacturers/maxim-lighting.json', field: 'manufacturerDescription' },
  { file: 'fixture-categories/pendants.json', field: 'categoryDescription' },
  { file: 'fans/alder-52.json', field: 'productDescription' },
  { file: 'fixtures/reed-cylinder-6.json', field: 'productDescription' },
])('the $field of $file may not name it, not even as its first word', ({ file, field }) => {
  expect(linesAbout(file, `"${field}": "Axial 44 and others."`)).toEqual([
    `⚠ content/${file} › ${field}: mentions "Axial 44", which is no longer sold. Mention another product, or leave it out.`,
  ])
})

test('what is no longer sold itself may name another such product', () => {
  expect(linesAbout('fans/relic-52.json', '"productDescription": "Like the Axial 44."')).toEqual([])
})

const endings = (changes: Record<string, Json>) =>
  linesAboutContent({
    ...CONTENT,
    ...Object.fromEntries(
      Object.entries(changes).map(([name, given]) => [
        `fans/${name}.json`,
        { ...(CONTENT[`fans/${name}.json`] as Json), ...given },
      ]),
    ),
  })

test('a chain of successors that ends with what is not sold is told at each of its products', () => {
  expect(endings({ 'axial-48': { replacedBy: 'relic-52' } })).toEqual([
    '⚠ content/fans/axial-44.json › replacedBy: "relic-52" is no longer sold either. Name one that is still sold.',
    '⚠ content/fans/axial-48.json › replacedBy: "relic-52" is no longer sold either. Name one that is still sold.',
  ])
})

test('what leads into a circle is told of its last product, what is in it of the circle', () => {
  const lines = endings({ 'axial-48': { replacedBy: 'relic-52' }, 'relic-52': { replacedBy: 'axial-48' } })
  expect(lines).toEqual([
    '⚠ content/fans/axial-44.json › replacedBy: "relic-52" is no longer sold either. Name one that is still sold.',
    '✖ content/fans/axial-48.json › replacedBy: the successors form a loop: axial-48 → relic-52 → axial-48. Delete one of these lines.',
    '✖ content/fans/relic-52.json › replacedBy: the successors form a loop: relic-52 → axial-48 → relic-52. Delete one of these lines.',
  ])
})

test('a chain ends with what is sold, whatever that says of a successor', () => {
  expect(endings({ 'axial-54': { replacedBy: 'relic-52' } })).toEqual([
    '⚠ content/fans/axial-54.json › replacedBy: names a successor for a product that is still sold, so nothing shows it. Write "discontinued": true as well, or delete the line.',
  ])
})

test('a room of the gallery by another maker of the same name is another product', () => {
  expect(linesAbout('fans/orbital-70.json', '"manufacturerNameReference": "hunter"')).toEqual([
    '⚠ content/gallery.json › [0].name: no product is named "Orbital 70" by Modern Forms, so the room links to nothing. Correct the name or the maker, or show another room.',
  ])
})

test('a room of the gallery whose product has a maker that there is not is told of that alone', () => {
  expect(linesAbout('fans/orbital-70.json', '"manufacturerNameReference": "modern-form"')).toEqual([
    expect.stringContaining('there is no content/manufacturers/modern-form.json'),
  ])
})
