import { beforeAll, expect, test } from 'vitest'
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

test('VS Code has rules for every file, and underlines nothing in files without errors', async () => {
  expect(files.map(([file]) => file).filter((file) => !vsCode.hasRules(file))).toEqual([])
  for (const [file, text] of files) expect([file, ...(await vsCode.diagnostics(file, text))]).toEqual([file])
})

const UNDERLINED: Record<string, string> = {
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
}

test('VS Code underlines an error with the sentence of the check', async () => {
  for (const [text, expected] of Object.entries(UNDERLINED))
    expect(await vsCode.diagnostics(FAN, text)).toContain(expected)
  const hours = '{ "hours": { "monday": ["9:00", "17:00"] } }'
  expect(await vsCode.diagnostics('content/store.json', hours)).toContain(
    '"9:00": Expected a time such as "09:00" or "17:30".',
  )
})

test('VS Code offers the fields, the brands, and the categories of its kind', async () => {
  const brands = await vsCode.completions(FAN, '{ "manufacturerNameReference": "|" }')
  expect(brands).toContain('"hunter"')
  expect(brands).toHaveLength(14)
  const categories = '{ "productCategories": [|] }'
  expect(await vsCode.completions(FAN, categories)).toContain('"low-profile"')
  expect(await vsCode.completions('content/fixtures/new.json', categories)).toContain('"pendants"')
  expect(await vsCode.completions(FAN, '{ "|" }')).toContain('inWallRemoteControlAvailable')
})
