import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT } from '../own-catalogue/content.ts'
import { MANUFACTURERS } from '../own-catalogue/lists.ts'
import { openEditor } from './editor.ts'

const files = Object.entries(CONTENT)
  .filter(([file]) => file.endsWith('.json'))
  .map(([file, record]) => [`content/${file}`, JSON.stringify(record, null, 2)] as const)

let editor: Awaited<ReturnType<typeof openEditor>>
beforeAll(async () => {
  editor = await openEditor()
})

const FAN = 'content/fans/new-fan.json'

test('an editor knows the rules of every file', () => {
  expect(files.map(([file]) => file).filter((file) => !editor.hasRules(file))).toEqual([])
})

test('an editor underlines nothing in files that are in order', async () => {
  const underlined = await Promise.all(
    files.map(async ([file, text]) => [file, await editor.underlines(file, text)] as const),
  )
  expect(underlined.filter(([, lines]) => lines.length > 0)).toEqual([])
})

describe('an editor underlines', () => {
  test.each([
    [
      'a maker that has no file',
      '"manufacturerNameReference": "huntr"',
      '"huntr": There is no such file in content/manufacturers.',
    ],
    [
      'a category that has no file',
      '"productCategories": ["outdor"]',
      '"outdor": There is no such file in content/fan-categories.',
    ],
    ['a size in words', '"sizes": ["fifty"]', '"fifty": Expected a number of inches such as 52 or 33.5.'],
    ['a size that no fan has', '"sizes": [5]', '5: Value is below the minimum of 10.'],
    [
      'true in quotation marks',
      '"smartFan": "true"',
      '"true": Expected true or false, without quotation marks.',
    ],
    ['a misspelt field', '"smartfan": true', '"smartfan": Property smartfan is not allowed.'],
    [
      'another rating',
      '"locationRating": "Wet"',
      '"Wet": Expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)".',
    ],
    [
      'a picture without its folder',
      '"imageUrl": "a.jpg"',
      '"a.jpg": Expected the path of a picture from this file, with / and a small-letter ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg".',
    ],
  ])('%s', async (_, line, expected) => {
    expect(await editor.underlines(FAN, `{ ${line} }`)).toContain(expected)
  })

  test('a time without its zero', async () => {
    expect(
      await editor.underlines('content/store.json', '{ "hours": { "monday": ["9:00", "17:00"] } }'),
    ).toContain('"9:00": Expected a time such as "09:00" or "17:30".')
  })

  test('a field that is missing', async () => {
    expect(await editor.underlines(FAN, '{ "title": "New" }')).toContain('{: Missing property "imageUrl".')
  })
})

describe('an editor proposes', () => {
  test('the makers', async () => {
    const makers = await editor.proposals(FAN, '{ "manufacturerNameReference": "|" }')
    expect(makers).toContain('"hunter"')
    expect(makers).toHaveLength(Object.keys(MANUFACTURERS).length)
  })

  test('the categories of fans for a fan, and those of fixtures for a fixture', async () => {
    const line = '{ "productCategories": [|] }'
    expect(await editor.proposals(FAN, line)).toContain('"low-profile"')
    expect(await editor.proposals('content/fixtures/new.json', line)).toContain('"pendants"')
  })

  test('the fields', async () => {
    expect(await editor.proposals(FAN, '{ "|" }')).toContain('inWallRemoteControlAvailable')
  })
})
