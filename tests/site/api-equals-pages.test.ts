import { describe, expect, test } from 'vitest'
import { type Answer, apiAnswer, builtFiles, page, textOf } from './built-site.ts'
import { contentNames, contentRecords } from './raw-content.ts'

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

/** The facts of a record that a page must name, as the visitor reads them; a fact that is unknown is left out. */
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

describe('for every product, the API tells what its page tells', () => {
  test('every product has details in the API in each of its categories, fans under their brand as well', () => {
    const inCategories = [...contentRecords('fans'), ...contentRecords('fixtures')].flatMap(
      ({ productCategories }) => productCategories,
    )
    expect(places).toHaveLength(inCategories.length + contentNames('fans').length)
  })

  test.each(places)('$path', ({ file, path }) => {
    const record = (apiAnswer(file).ceilingFanResults ?? apiAnswer(file).lightingFixtureResults) as Answer
    const text = textOf(page(path).document.querySelector('main'))
    expect(factsOf(record).length).toBeGreaterThan(5)
    for (const fact of factsOf(record)) expect(text).toContain(fact)
  })

  test.each(places)('$path shows the picture that the API names', ({ file, path }) => {
    const record = (apiAnswer(file).ceilingFanResults ?? apiAnswer(file).lightingFixtureResults) as Answer
    // A built picture's name begins with the name and the hash of its source; the width and the format follow.
    const [source = 'no picture'] = /^.*\.[\w-]{8}_/.exec(String(record.imageUrl)) ?? []
    expect(builtFiles).toContain(record.imageUrl)
    expect(page(path).document.querySelector('main img')?.getAttribute('src')).toContain(source)
  })
})
