import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { type RawContent, readContent } from '../../../src/staff/check-content/read-content.ts'
import { fieldsPage } from '../../../src/staff/content-guide/fields-page.ts'
import { jsonSchemas } from '../../../src/staff/content-guide/json-schemas.ts'
import { CONTENT } from '../../own-catalogue/content.ts'

let content: RawContent
beforeAll(async () => {
  content = (await readContent('.')).raw
})

/** The rows without their last cell: an example may be out of date, the rest must agree with the rules. */
const withoutExamples = (page: string): string => page.replaceAll(/[^|]*\|$/gm, '')

test('docs/fields.md says what the rules say; otherwise run npm run guide', async () => {
  const committed = await readFile('docs/fields.md', 'utf8')
  expect(withoutExamples(committed), 'run npm run guide').toBe(withoutExamples(fieldsPage(content)))
})

/** The names of files that a field may refer to may be out of date as well. */
const withoutNames = (schema: string): unknown =>
  JSON.parse(schema, (_, value) => {
    if (!value?.errorMessage?.startsWith('There is no such file')) return value
    const { enum: _names, ...rest } = value
    return rest
  })

test('content/.schemas holds what the rules say; otherwise run npm run guide', async () => {
  const made = jsonSchemas(content)
  const names = (await readdir('content/.schemas')).map((name) => `content/.schemas/${name}`)
  expect(names.toSorted(), 'run npm run guide').toEqual([...made.keys()].toSorted())
  for (const [file, text] of made) {
    const committed = await readFile(file, 'utf8')
    expect(withoutNames(committed), 'run npm run guide').toEqual(withoutNames(text))
  }
})

describe('the page of fields', () => {
  const alder = { name: 'alder-52', value: CONTENT['fans/alder-52.json'] }
  const page = () => fieldsPage({ ...content, fans: [alder] }).replaceAll(/ +/g, ' ')

  test('gives meaning, form and need of a field, with an example', () => {
    expect(page()).toMatch(
      /\n\| `title` \| The name a shopper reads, such as "Alder 52"\. \| text in quotation marks \| yes \| `".+"` \|\n/,
    )
  })

  test('says what it means to leave a yes or no out', () => {
    expect(page()).toContain(
      '| `smartFan` | A phone can control it as sold. | true or false, without quotation marks | no: false if left out |',
    )
    expect(page()).toContain(
      '| `handheldRemoteControlIncluded` | A handheld remote comes with the fan. Leave blank if you don’t know. | true or false, without quotation marks | no |',
    )
  })

  test('names the fields inside a field by their path', () => {
    expect(page()).toContain('| `hours.monday` | Checked: open that day.')
  })

  test('leaves no meaning and no form empty', () => {
    const rows = page()
      .split('\n')
      .filter((line) => line.startsWith('| `'))
    const open = rows.filter((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, 5)
        .some((cell) => cell.trim() === ''),
    )
    expect(rows.length).toBeGreaterThan(100)
    expect(open).toEqual([])
  })

  test('lists the same items once', () => {
    expect(page()).toContain('| `ceilingFans` | The brand wall of the fans page. | a list like `home` | no |')
  })
})
