import type { Locator } from 'playwright/test'
import { CONTENT } from '../../../own-catalogue/content.ts'
import { asWritten } from '../../../own-catalogue/write-content.ts'
import { kindOf } from '../form-files.ts'
import { formFiles } from './folder.ts'
import { expect, test } from './test.ts'

function placeOf(file: string): string {
  const [folder = '', ...names] = file.replace(/\.(json|md)$/, '').split('/')
  const name = names.at(-1)
  if (name === undefined) return `_singletons/entries/${kindOf(file)}`
  return `${names.length > 1 ? names[0] : folder}/entries/${name}`
}

const longestFirst = Object.keys(CONTENT).toSorted(
  (a, b) => asWritten(CONTENT[b] ?? '').length - asWritten(CONTENT[a] ?? '').length,
)
/** Each collection's longest file, and the longest single file. */
const places = [
  ...Map.groupBy(longestFirst.map(placeOf), (place) =>
    place.startsWith('_singletons') ? place : place.split('/')[0],
  ).values(),
].flatMap(([longest]) => longest ?? [])

// Byte-for-byte output of every file is tested in tests/staff/editor/formats.test.ts.
test('an entry stays unchanged when opened, in every collection', async ({ editor }) => {
  await editor.workIn(await formFiles())
  const changed: string[] = []
  for (const place of places) {
    await editor.open(place)
    if (await editor.saving.isEnabled()) changed.push(place)
    await editor.close()
  }
  expect(changed).toEqual([])
  expect(await editor.changes()).toEqual({})
})

test('the report leads to a product, and the weekly stats show what the shop answers', async ({ page }) => {
  await page.goto('/report')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('State of the catalog')
  const [first] = await page.getByRole('rowheader').getByRole('link').all()
  await expect(first as Locator).toHaveAttribute(
    'href',
    /^\/#\/collections\/(fans|fixtures)\/entries\/[a-z\d-]+$/,
  )

  const answers = [
    { status: 401, body: 'This key isn’t right.' },
    { status: 200, body: '<table><caption>Page views</caption></table>' },
  ]
  // The shop is another site.
  await page.route('**/counts?*', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, ...answers.shift() }),
  )
  await page.goto('/monday')
  await page.getByLabel('Key').fill('a-key')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('main')).toHaveText('This key isn’t right.')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('table', { name: 'Page views' })).toBeVisible()
  // The right key is remembered, and the week shows at once.
  answers.push({ status: 200, body: '<table><caption>Page views</caption></table>' })
  await page.reload()
  await expect(page.getByRole('table', { name: 'Page views' })).toBeVisible()
})
