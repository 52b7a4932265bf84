import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the accessibility page has the last test’s date', async () => {
  const record = await readFile('docs/accessibility.md', 'utf8')
  const [day = ''] = /\d{4}-\d\d-\d\d/.exec(record) ?? []
  const words = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  const page = await readFile('content/pages/plain/accessibility.md', 'utf8')
  expect(page).toContain(`lastUpdated: ${day}\n`)
  expect(page).toContain(`On ${words}, we tested each criterion`)
})
