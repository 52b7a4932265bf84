import { beforeAll, describe, expect, test } from 'vitest'
import { CONTENT } from '../../own-catalogue/content.ts'
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

test.each(
  Object.entries({
    '{ "manufacturerNameReference": "huntr" }': '"huntr": There is no such file in content/manufacturers.',
    '{ "productCategories": ["outdor"] }': '"outdor": There is no such file in content/fan-categories.',
    '{ "sizes": ["fifty"] }': '"fifty": Expected a number of inches such as 52 or 33.5.',
    '{ "sizes": [5] }': '5: Value is below the minimum of 10.',
    '{ "smartFan": "true" }': '"true": Expected true or false, without quotation marks.',
    '{ "smartfan": true }': '"smartfan": Property smartfan is not allowed.',
    '{ "title": "New" }': '{: Missing property "imageUrl".',
    '{ "locationRating": "Wet" }':
      '"Wet": Expected one of "Indoor", "Indoor / Outdoor (Damp)", "Indoor / Outdoor (Wet)".',
    '{ "imageUrl": "a.jpg" }':
      '"a.jpg": Expected the path of a picture from this file, with / and a lowercase ending (jpg, png, webp, avif), such as "../images/fans/alder-52.jpg".',
  }),
)('VS Code underlines %s of a fan', async (text, expected) => {
  expect(await vsCode.diagnostics(FAN, text)).toContain(expected)
})

test('VS Code underlines a time without its zero', async () => {
  const text = '{ "hours": { "monday": ["9:00", "17:00"] } }'
  expect(await vsCode.diagnostics('content/store.json', text)).toContain(
    '"9:00": Expected a time such as "09:00" or "17:30".',
  )
})

describe('VS Code offers', () => {
  test('the makers', async () => {
    const makers = await vsCode.completions(FAN, '{ "manufacturerNameReference": "|" }')
    expect(makers).toContain('"hunter"')
    expect(makers).toHaveLength(14)
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
