import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readContent } from '../../../src/staff/check-content/read-content.ts'
import { fieldsPage } from '../../../src/staff/content-guide/fields-page.ts'
import { jsonSchemas } from '../../../src/staff/content-guide/json-schemas.ts'
import { ownRecords } from '../../own-catalogue/own-catalogue.ts'

test('docs/fields.md has the rules of the schemas; otherwise run npm run guide', async () => {
  expect(await readFile('docs/fields.md', 'utf8'), 'run npm run guide').toBe(fieldsPage())
})

test('content/.schemas has the rules of the schemas; otherwise run npm run guide', async () => {
  const { records } = await readContent('.')
  const settings = await readFile('.vscode/settings.json', 'utf8')
  for (const [file, text] of jsonSchemas(records)) {
    expect(settings).toContain(`./${file}`)
    // The names of files that a field may refer to may be out of date.
    const withoutNames = (json: string) => json.replaceAll(/"enum": \[[^\]]*\]/g, '')
    expect(withoutNames(await readFile(file, 'utf8')), 'run npm run guide').toBe(withoutNames(text))
  }
})

test('the rules offer the brands, and the categories of their kind', () => {
  const rules = jsonSchemas(ownRecords)
  const offered = (kind: string) => {
    const { properties } = JSON.parse(rules.get(`content/.schemas/${kind}.json`) ?? '')
    return [...properties.manufacturerNameReference.enum, ...properties.productCategories.items.enum]
  }
  expect(offered('fans')).toEqual(expect.arrayContaining(['hunter', 'low-profile']))
  expect(offered('fixtures')).toContain('pendants')
  expect(offered('fixtures')).not.toContain('low-profile')
})

test('the list of fields has a meaning and a form for each', () => {
  const page = fieldsPage()
  const cells = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((row) => row.split(/(?<!\\)\|/).slice(1, 6))
  expect(cells.length).toBeGreaterThan(100)
  expect(cells.filter((row) => row.some((cell) => cell.trim() === ''))).toEqual([])
  expect(page).toContain(
    '| `title` | Name | The name a shopper reads, such as "Alder 52". | text in quotation marks | yes |',
  )
  expect(page).toContain(
    '| `smartFan` | Smart fan | A phone can control it as sold. | true or false, without quotation marks | no: false if left out |',
  )
  expect(page).toContain('| `hours.monday` | Monday | Write null if the store is closed that day,')
})

test('the command refuses an unknown option', () => {
  expect(spawnSync(process.execPath, ['src/staff/content-guide/guide.ts', '--foo']).status).toBe(1)
})
