import { expect, test } from 'vitest'
import { comparedFiles, fileDifferences } from './written-files.ts'

test('pages, answers, finding data and sitemap are compared, and what only Astro makes is not', () => {
  const written = [
    '404.html',
    '_astro/Finder.B2kQ.js',
    'api/ceilingfans/outdoor',
    'ceiling-fans.html',
    'ceiling-fans/outdoor.html',
    'contact/error.html',
    'data/ceiling-fans.MehH9tdg6y.json',
    'data/ceiling-fans/small-rooms.gT5-_zdjZt.json',
    'sitemap.xml',
    'social/fans/alder-52.jpg',
  ]
  expect([...comparedFiles(written)]).toEqual([
    'api/ceilingfans/outdoor',
    'ceiling-fans/outdoor.html',
    'data/ceiling-fans.json',
    'data/ceiling-fans/small-rooms.json',
    'sitemap.xml',
  ])
})

test('a file that only one writes is named', () => {
  expect(fileDifferences(new Set(['a', 'b']), new Set(['b', 'c']))).toEqual([
    'only Astro writes a',
    'only Eleventy writes c',
  ])
})
