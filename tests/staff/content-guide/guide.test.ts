import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readContent } from '../../../src/staff/check-content/read-content.ts'
import { fieldsPage } from '../../../src/staff/content-guide/fields-page.ts'
import { jsonSchemas } from '../../../src/staff/content-guide/json-schemas.ts'

test('docs/fields.md has the rules of the schemas; otherwise run npm run guide', async () => {
  expect(await readFile('docs/fields.md', 'utf8'), 'run npm run guide').toBe(fieldsPage())
})

/** File names that a field refers to may be out of date too. */
const withoutNames = (schema: string): unknown =>
  JSON.parse(schema, (_, value) => {
    if (!value?.errorMessage?.startsWith('There is no such file')) return value
    const { enum: _names, ...rest } = value
    return rest
  })

test('content/.schemas has the rules of the schemas; otherwise run npm run guide', async () => {
  const made = jsonSchemas((await readContent('.')).raw)
  const names = (await readdir('content/.schemas')).map((name) => `content/.schemas/${name}`)
  expect(names.toSorted(), 'run npm run guide').toEqual([...made.keys()].toSorted())
  for (const [file, text] of made) {
    const committed = await readFile(file, 'utf8')
    expect(withoutNames(committed), 'run npm run guide').toEqual(withoutNames(text))
  }
})

test('the list of fields has a meaning and a form for each, and lists the same items once', () => {
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
  expect(page).toContain('| `hours.monday` | Monday | Checked: open that day.')
  expect(page).toContain(
    '| `ceilingFans` | Fans page | The brand wall of the fans page. | a list like `home` | no |',
  )
})
