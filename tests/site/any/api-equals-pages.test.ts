import { describe, expect, test } from 'vitest'
import { type Answer, apiAnswer, builtFiles, page, pages, textOf } from '../built-site.ts'
import { contentNames, contentRecords } from '../raw-content.ts'

/** The products, or the product, that an answer of the API holds. */
function resultsOf(file: string): unknown {
  const { ceilingFanResults, lightingFixtureResults } = apiAnswer(file)
  return ceilingFanResults ?? lightingFixtureResults
}

/** The addresses of details in the API and the pages that show the same product. */
const places = builtFiles.flatMap((file) => {
  const [, kind, place, id] = /^\/api\/(\w+)\/([^/]+)\/([^/]+)$/.exec(file) ?? []
  const paths: Record<string, string> = {
    ceilingfandetails: `/ceiling-fans/${place}/${id}`,
    ceilingfandetailsbybrand: `/ceiling-fans/by-brand/${place}/${id}`,
    lightingfixturedetails: `/lighting-fixtures/${place}/${id}`,
  }
  const path = kind && paths[kind]
  return path ? [{ file, path }] : []
})

/** A record's facts that its page must show, as visible text; unknown facts are left out. */
function factsOf(record: Answer): string[] {
  const lists = Object.values(
    Array.isArray(record.colors) ? { all: record.colors } : (record.colors as Record<string, string[]>),
  ) as string[][]
  const numbers = [
    ...((record.sizes as number[] | undefined) ?? []),
    ...((record.airflowRating as number[] | undefined) ?? []).map((cfm) => cfm.toLocaleString('en-US')),
    record.fixtureHeight,
    record.fixtureLength,
    record.fixtureWidth,
    record.maxOverallHeight,
    record.bulbWattage,
  ]
  const texts = [
    record.title,
    record.manufacturer,
    record.productDescription,
    record.locationRating,
    record.motorType,
    ...(record.discontinued ? [] : [record.location]),
    record.bulbType,
    record.partNumber,
    ...(record.lightIncluded ? [record.lightKitInformation] : []),
    ...(record.lightIncluded || record.bulbType ? [record.lumensRating] : []),
    ...(record.smartFan || record.smartFanAdaptable ? [record.smartFanDetails] : []),
    ...(record.styles as string[]),
    ...lists.map((list) => list.join(', ')),
  ]
  return [...texts, ...numbers]
    .filter((fact) => fact !== null && fact !== undefined)
    .map((fact) => String(fact).replace(/\s+/g, ' '))
}

describe('the API returns the facts of every product’s page', () => {
  test('every product has details in the API in each of its categories, fans under their brand as well', () => {
    const inCategories = [...contentRecords('fans'), ...contentRecords('fixtures')].flatMap(
      ({ productCategories }) => productCategories,
    )
    expect(places).toHaveLength(inCategories.length + contentNames('fans').length)
  })

  test('every page has its record’s facts', () => {
    const missing = places.flatMap(({ file, path }) => {
      const text = textOf(page(path).document.querySelector('main'))
      const facts = factsOf(resultsOf(file) as Answer)
      return [
        ...(facts.length > 5 ? [] : [`${path}: only ${facts.length} facts`]),
        ...facts.filter((fact) => !text.includes(fact)).map((fact) => `${path}: ${fact}`),
      ]
    })
    expect(missing).toEqual([])
  })

  test('every page shows the API’s picture', () => {
    const builtPaths = new Set(builtFiles)
    const wrong = places.filter(({ file, path }) => {
      const { imageUrl } = resultsOf(file) as Answer
      // A built picture's name begins with the name and the hash of its source; the width and the format follow.
      const [source = 'no picture'] = /^.*\.[\w-]{8}_/.exec(String(imageUrl)) ?? []
      const shown = page(path).document.querySelector('main img')?.getAttribute('src')
      return !builtPaths.has(String(imageUrl)) || !shown?.includes(source)
    })
    expect(wrong).toEqual([])
  })
})

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

describe('the API returns the facts of every list’s pages', () => {
  test('every category and every brand with fans has its list in the API', () => {
    const brands = new Set(
      contentRecords('fans').map(({ manufacturerNameReference }) => manufacturerNameReference),
    )
    expect(lists).toHaveLength(
      contentNames('fan-categories').length + contentNames('fixture-categories').length + brands.size,
    )
  })

  test('the same products in the same order', () => {
    const byNumber = new Intl.Collator('en', { numeric: true })
    for (const { file, path } of lists) {
      const records = resultsOf(file) as { title: string; productUrl: string }[]
      const own = pages.map((built) => built.path).filter((one) => RegExp(`^${path}(/page-\\d+)?$`).test(one))
      expect(own.sort(byNumber.compare).flatMap((one) => cardsOf(one, 'h2'))).toEqual(
        records.map(({ title, productUrl }) => ({ name: title, url: `${path}/${productUrl}` })),
      )
    }
  })

  test('the same name and text for the category or brand', () => {
    const missing = lists.flatMap(({ file, path }) => {
      const answered = apiAnswer(file)
      const [category] = (answered.productCategoryDescription ??
        answered.lightingFixtureCategoryDescription ?? [answered.manufacturerDescription]) as [
        Record<string, string>,
      ]
      const text = textOf(page(path).document.querySelector('main'))
      const name = category.productCategory ?? category.lightingFixtureCategory ?? category.name
      return [name, category.categoryDescription ?? category.manufacturerDescription]
        .filter((words) => !words || !text.includes(words))
        .map((words) => `${path}: ${words}`)
    })
    expect(missing).toEqual([])
  })

  test.each([
    { file: '/api/getproductcategories', path: '/ceiling-fans', name: 'productCategory' },
    {
      file: '/api/getlightingfixturecategories',
      path: '/lighting-fixtures',
      name: 'lightingFixtureCategory',
    },
  ])('$path: the same categories in the same order, without empty ones', ({ file, path, name }) => {
    const categories = apiAnswer(file) as unknown as Record<string, string>[]
    const shown = categories.filter(({ imageUrl }) => imageUrl !== null)
    expect(shown.map((category) => ({ name: category[name], url: `${path}/${category.name}` }))).toEqual(
      cardsOf(path, 'h3'),
    )
  })
})
