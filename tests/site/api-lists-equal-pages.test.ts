import { describe, expect, test } from 'vitest'
import { apiAnswer, builtFiles, page, pages, textOf } from './built-site.ts'
import { contentNames, contentRecords } from './raw-content.ts'

/** The lists of the API and the pages that show the same products; a long list is on several pages. */
const lists = builtFiles.flatMap((file) => {
  const [, kind = '', name] =
    /^\/api\/(ceilingfans|lightingfixtures|bybrand\/ceilingfans)\/([^/]+)$/.exec(file) ?? []
  const folders: Record<string, string> = {
    ceilingfans: '/ceiling-fans',
    lightingfixtures: '/lighting-fixtures',
    'bybrand/ceilingfans': '/ceiling-fans/by-brand',
  }
  return name ? [{ file, path: `${folders[kind]}/${name}` }] : []
})

const cardsOf = (path: string, heading: string) =>
  page(path)
    .document.querySelectorAll(`main article ${heading} a`)
    .map((link) => ({ name: textOf(link), url: link.getAttribute('href') }))

describe('for every list, the API tells what its pages tell', () => {
  test('every category and every brand with fans has its list in the API', () => {
    const brands = new Set(
      contentRecords('fans').map(({ manufacturerNameReference }) => manufacturerNameReference),
    )
    expect(lists).toHaveLength(
      contentNames('fan-categories').length + contentNames('fixture-categories').length + brands.size,
    )
  })

  test.each(lists)('$path: the same products in the same order', ({ file, path }) => {
    const { ceilingFanResults, lightingFixtureResults } = apiAnswer(file)
    const records = (ceilingFanResults ?? lightingFixtureResults) as { title: string; productUrl: string }[]
    const further = pages
      .map((built) => built.path)
      .filter((one) => new RegExp(`^${path}/page-\\d+$`).test(one))
    const inOrder = [path, ...further].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    const shown = inOrder.flatMap((one) => cardsOf(one, 'h2'))
    expect(records.map(({ title, productUrl }) => ({ name: title, url: `${path}/${productUrl}` }))).toEqual(
      shown,
    )
  })

  test.each(lists)('$path: the same name and words of the category or maker', ({ file, path }) => {
    const answered = apiAnswer(file)
    const [category] = (answered.productCategoryDescription ??
      answered.lightingFixtureCategoryDescription ?? [answered.manufacturerDescription]) as [
      Record<string, string>,
    ]
    const text = textOf(page(path).document.querySelector('main'))
    const name = category.productCategory ?? category.lightingFixtureCategory ?? category.name
    expect(text).toContain(name)
    expect(text).toContain(category.categoryDescription ?? category.manufacturerDescription)
  })

  test.each([
    { file: '/api/getproductcategories', path: '/ceiling-fans', name: 'productCategory' },
    {
      file: '/api/getlightingfixturecategories',
      path: '/lighting-fixtures',
      name: 'lightingFixtureCategory',
    },
  ])('$path: the same categories in the same order', ({ file, path, name }) => {
    const categories = apiAnswer(file) as unknown as Record<string, string>[]
    expect(categories.map((category) => ({ name: category[name], url: `${path}/${category.name}` }))).toEqual(
      cardsOf(path, 'h3'),
    )
  })
})
