import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT } from '../own-catalogue/content.ts'
import { MANUFACTURERS } from '../own-catalogue/lists.ts'
import { openVsCode } from './vscode.ts'

const files = Object.entries(CONTENT)
  .filter(([file]) => file.endsWith('.json'))
  .map(([file, record]) => [`content/${file}`, JSON.stringify(record, null, 2)] as const)

let vsCode: Awaited<ReturnType<typeof openVsCode>>
beforeAll(async () => {
  vsCode = await openVsCode()
})

const FAN = 'content/fans/new-fan.json'

test('VS Code has rules for every file', () => {
  expect(files.map(([file]) => file).filter((file) => !vsCode.hasRules(file))).toEqual([])
})

test('VS Code underlines nothing in files without faults', async () => {
  const underlined = await Promise.all(
    files.map(async ([file, text]) => [file, await vsCode.diagnostics(file, text)] as const),
  )
  expect(underlined.filter(([, lines]) => lines.length > 0)).toEqual([])
})

test.each([
  [
    'a maker that has no file',
    FAN,
    '{ "manufacturerNameReference": "huntr" }',
    '"huntr": There is no such file in content/manufacturers.',
  ],
  [
    'a category that has no file',
    FAN,
    '{ "productCategories": ["outdor"] }',
    '"outdor": There is no such file in content/fan-categories.',
  ],
  [
    'a size in words',
    FAN,
    '{ "sizes": ["fifty"] }',
    '"fifty": Expected a number of inches such as 52 or 33.5.',
  ],
  ['a size that no fan has', FAN, '{ "sizes": [5] }', '5: Value is below the minimum of 10.'],
  [
    'true in quotation marks',
    FAN,
    '{ "smartFan": "true" }',
    '"true": Expected true or false, without quotation marks.',
  ],
  ['a misspelt field', FAN, '{ "smartfan": true }', '"smartfan": Property smartfan is not allowed.'],
  ['a field that is missing', FAN, '{ "title": "New" }', '{: Missing property "imageUrl".'],
  [
    'another rating',
    FAN,
    '{ "locationRating": "Wet" }',
    '"Wet": Expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)".',
  ],
  [
    'a picture without its folder',
    FAN,
    '{ "imageUrl": "a.jpg" }',
    '"a.jpg": Expected the path of a picture from this file, with / and a lowercase ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg".',
  ],
  [
    'a time without its zero',
    'content/store.json',
    '{ "hours": { "monday": ["9:00", "17:00"] } }',
    '"9:00": Expected a time such as "09:00" or "17:30".',
  ],
])('VS Code underlines %s', async (_, file, text, expected) => {
  expect(await vsCode.diagnostics(file, text)).toContain(expected)
})

describe('VS Code offers', () => {
  test('the makers', async () => {
    const makers = await vsCode.completions(FAN, '{ "manufacturerNameReference": "|" }')
    expect(makers).toContain('"hunter"')
    expect(makers).toHaveLength(Object.keys(MANUFACTURERS).length)
  })

  test('the categories of fans for a fan, and those of fixtures for a fixture', async () => {
    const line = '{ "productCategories": [|] }'
    expect(await vsCode.completions(FAN, line)).toContain('"low-profile"')
    expect(await vsCode.completions('content/fixtures/new.json', line)).toContain('"pendants"')
  })

  test('the fields', async () => {
    expect(await vsCode.completions(FAN, '{ "|" }')).toContain('inWallRemoteControlAvailable')
  })
})
