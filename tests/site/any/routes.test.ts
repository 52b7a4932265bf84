import { expect, test } from 'vitest'
import { pages } from '../built-site.ts'
import { contentNames, contentRecords } from '../raw-content.ts'

test('every content file has a page in each of its categories and under its brand', () => {
  const expected = [
    ...contentNames('fan-categories').map((category) => `/ceiling-fans/${category}`),
    ...contentNames('fixture-categories').map((category) => `/lighting-fixtures/${category}`),
    ...contentRecords('fans').flatMap(
      ({ name, productUrl, productCategories, manufacturerNameReference }) => [
        ...productCategories.map((category) => `/ceiling-fans/${category}/${productUrl}`),
        `/ceiling-fans/by-brand/${manufacturerNameReference}`,
        `/ceiling-fans/by-brand/${manufacturerNameReference}/${name}`,
      ],
    ),
    ...contentRecords('fixtures').flatMap(({ productUrl, productCategories }) =>
      productCategories.map((category) => `/lighting-fixtures/${category}/${productUrl}`),
    ),
  ]
  const built = pages
    .map(({ path }) => path)
    .filter((path) => /^\/(ceiling-fans|lighting-fixtures)\/./.test(path) && !/\/page-\d+$/.test(path))
  expect(built.sort()).toEqual([...new Set(expected)].sort())
})
