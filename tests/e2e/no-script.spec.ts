import { KEEP_WORD } from '../../src/catalogue/list-words.ts'
import { answer, length } from './room-tool.ts'
import { expect, test } from './test.ts'
import { scrollY } from './visitor.ts'

test.use({ javaScriptEnabled: false })

test('Page Not Found leads Home, which shows its first room and no dead buttons, and its menu works', async ({
  page,
}) => {
  await page.goto('/nope')
  await page.getByRole('link', { name: 'Go To Home Page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('img', { name: 'Modern Forms Orbital 70' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next image' })).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Lighting', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting Fixtures')
})

test('a list shows its count, without filters, search and Save buttons', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor?place=rain&list=alder-52')
  await expect(page.getByRole('button', { name: 'Filter and sort' })).toBeHidden()
  await expect(page.locator('.facet').first()).toBeHidden()
  await expect(page.getByRole('button', { name: 'Search' })).toBeHidden()
  await expect(page.getByRole('button', { name: new RegExp(KEEP_WORD) })).toHaveCount(0)
  await expect(page.locator('.filter-count')).toHaveText(/^\d+ fans?$/)
  await expect(page.locator('[data-built] [data-card]').first()).toBeVisible()
})

test('a finish can be chosen, and photos link to their files', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor/beacon-60')
  const pictures = page.getByRole('group', { name: 'Photos' })
  // From under the bar of actions.
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => scrollY(page)).toBe(120)
  await pictures.getByAltText('Close up', { exact: true }).click()
  const picture = pictures.getByRole('link', { name: 'Beacon 60 by Maxim Lighting. Close up' })
  await expect(picture).toBeInViewport({ ratio: 1 })
  await expect(picture).toHaveAttribute('href', /\.jpg$/)
  await expect(page.getByText('Shown in Matte Black', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Brushed Nickel' }).check({ force: true })
  await expect(page.getByText('Shown in Brushed Nickel', { exact: true })).toBeVisible()
  await expect(page.getByText('Shown in Matte Black', { exact: true })).toBeHidden()
})

test('the guides to rooms and six spots show their examples and no dead fields', async ({ page }) => {
  await page.goto('/ceiling-fans')
  await expect(page.getByRole('table', { name: 'Blade span by room size' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Downrod by ceiling height' })).toBeVisible()
  await page.getByText('See the drawing').click()
  await expect(page.getByRole('img', { name: 'From above: a 14 × 12 ft room, a 48 in. fan' })).toBeVisible()
  await expect(length(page)).toBeHidden()
  await page.goto('/ceiling-fans/large/summit-84')
  await expect(page.getByRole('img', { name: 'From above: a 24 × 20 ft room, a 60 in. fan' })).toBeVisible()
  await expect(length(page)).toBeHidden()
  await expect(
    page.getByRole('row', { name: 'Lowest ceiling 7 ft 11 in. (60 and 84 in.) 10 ft 11 in. (99 in.)' }),
  ).toBeVisible()

  await page.goto('/lighting-fixtures')
  await expect(
    page.getByRole('table', { name: 'Light Size and Hanging Height' }).getByRole('row'),
  ).toHaveCount(6)
  await page.getByText('See the drawing').click()
  await expect(page.getByRole('img', { name: 'From above: a 72 × 40 in. top' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Over a table' })).toBeHidden()
  await page.goto('/lighting-fixtures/pendants/harbor-dome-16')
  await expect(answer(page)).toHaveText(
    'For example, over a 48 × 30 in. table, 9 ft ceiling. At 16 in. wide, it’s right for this table. Its bottom hangs 36 in. above the table.',
  )
  await expect(page.getByRole('textbox', { name: 'Length in inches' })).toBeHidden()
})

test('the contact page has special days, a map link and the footer’s hours', async ({ page }) => {
  await page.goto('/contact?list=alder-52')
  await expect(page.locator('[data-enclosed]')).toBeHidden()
  const hours = page.getByRole('contentinfo').locator('.hours dl')
  expect(await hours.evaluate((list) => list.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  const card = page.getByRole('complementary', { name: 'The showroom' })
  await expect(card.getByText('Open Sat, Oct 24 12 PM to 4 PM for Inventory.')).toBeVisible()
  await expect(card.getByRole('link', { name: '2900 Example Parkway' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\//,
  )
})
