import type { Page } from 'playwright/test'
import { expect as expectAtOnce, test } from './test.ts'
import { doubleText, holdBack, overflowingParts, recordRequests } from './visitor.ts'
import { DESK, PHONE } from './windows.ts'

/** Enter loads the search, its words, a page and its products, one after the other. */
const expect = expectAtOnce.configure({ timeout: 15_000 })

const open = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search fans and lights' })

test('Enter opens one type, focuses its count and links to the other; words for filters lead to the filtered list, a page’s name to the page', async ({
  page,
}) => {
  await page.goto('/contact')
  await open(page).click()
  await field(page).fill('brass')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ceiling-fans?q=brass')
  const count = page.locator('.filter-count')
  await expect(count).toBeFocused()
  await expect(count).toHaveText('6 of 57 fans')
  await page.getByRole('link', { name: '1 light', exact: true }).click()
  await expect(page).toHaveURL('/lighting-fixtures?q=brass')
  await expect(page.getByText('“brass” also finds 6 fans')).toBeVisible()

  await open(page).click()
  await field(page).fill('black fan with light')
  const sheet = page.locator('#site-search')
  await sheet.getByRole('link', { name: 'Filter: Black, Light included, 6 fans' }).click()
  await expect(page).toHaveURL('/ceiling-fans?light=included&finish=black')
  await expect(count).toHaveText('6 of 57 fans')
  await open(page).click()
  await field(page).fill('warranty')
  await expect(sheet.getByRole('link', { name: 'Ask us Warranty, delivery, repair.' })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
})

test('Enter before the script or the data loads leads where it does later', async ({ page }) => {
  const script = /SiteSearch/
  await page.route(script, () => {})
  await page.goto('/parts')
  await open(page).click()
  await field(page).fill('beacn')
  await page.unroute(script)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ceiling-fans?q=beacn')
  await expect(page.locator('.filter-count')).toHaveText('1 of 57 fans')
  await page.goBack()
  await expect(page).toHaveURL('/parts')

  const goOn = await holdBack(page, /\/data\/search/)
  await open(page).click()
  await expect(page.locator('astro-island[ssr]:has(#site-search)')).toHaveCount(0)
  await field(page).fill('chandeleir')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Searching…')).toBeVisible()
  goOn()
  await expect(page).toHaveURL('/lighting-fixtures/chandeliers')
})

test('Home searches for its address’s words; if none match, it offers a message', async ({ page }) => {
  await page.goto('/?q=crystal')
  await expect(field(page)).toHaveValue('crystal')
  await expect(page.getByText('No matches for these words.')).toBeVisible()
  await field(page).fill('coastal')
  const sheet = page.locator('#site-search')
  await expect(sheet.getByRole('link', { name: /Driftline 56/ })).toBeVisible()

  await field(page).fill('xylophone')
  await expect(page.getByText('No matches for these words.')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Chandeliers 1' })).toBeVisible()
  await sheet.getByRole('link', { name: 'write to us' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/^I’m looking for: xylophone/)
})

test('the search finds a misspelled name and order numbers, has names and roles, works by arrow keys, fits at 200 % text, and closes when Tab leaves it', async ({
  page,
}) => {
  const fetched = recordRequests(page, /\/data\/.*\.json/)
  await page.goto('/parts')
  await page.keyboard.press('/')
  await expect(field(page)).toBeHidden()
  expect(fetched).toEqual([])
  await open(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('beacn')
  await expect(page.getByRole('link', { name: /Beacon 60/ }).locator('mark')).toHaveText('Beacon')
  await field(page).fill('beacon')
  const sheet = page.locator('#site-search')
  await expect(sheet).toMatchAriaSnapshot(`
    - search:
      - searchbox "Search fans and lights"
      - button "Close"
    - status: /\\d+ found/
    - region "Fans":
      - heading "Fans" [level=2]
      - list:
        - listitem:
          - link /Beacon 60 .*/
      - link /All \\d+ fans|See this fan in the list/
  `)
  const links = sheet.getByRole('link')
  for (const [key, focused] of [
    ['ArrowDown', links.first()],
    ['ArrowDown', links.nth(1)],
    ['ArrowUp', links.first()],
    ['ArrowUp', field(page)],
    ['ArrowUp', field(page)],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused).toBeFocused()
  }
  await doubleText(page)
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    expect(await overflowingParts(page, '#site-search'), `at ${size.width} px`).toEqual([])
  }

  await field(page).fill('beacon xylophone')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('status')).toHaveText(
    /^No matches for “xylophone”\. The nearest results: \d+ found$/,
  )
  await field(page).fill('AL-5205, BE-5203 hd1612gw')
  await expect(sheet.getByRole('link', { name: /Alder 52|Beacon 60|Harbor Dome 16/ })).toHaveCount(3)
  await sheet.getByRole('button', { name: 'Save all 3' }).click()
  await expect(page.getByText('Your list now has 3 products.')).toBeVisible()
  await expect(page.locator('[data-list-count]')).toHaveText('3')
  const stored = () => page.evaluate(() => localStorage.getItem('my-list'))
  expect(await stored()).toBe('alder-52,beacon-60,harbor-dome-16.gloss-white')
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await stored()).toBeFalsy()

  await open(page).click()
  await field(page).fill('kichler black fan')
  await expect(sheet.getByRole('status').first()).toContainText('We don’t carry Kichler. These are close:')

  await field(page).press('Escape')
  await expect(open(page)).toBeFocused()
  await open(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog).toBeHidden()
})
