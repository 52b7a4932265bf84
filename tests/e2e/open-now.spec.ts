import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { doubleText, NARROW } from './visitor.ts'
import { DESK, PHONE } from './windows.ts'

const THANKSGIVING = '2026-11-26T12:00:00-05:00'
const CLOSED = 'Closed today for Thanksgiving. Opens tomorrow at 9 AM.'

const card = (page: Page) => page.getByRole('complementary', { name: 'The showroom' })
const footer = (page: Page) => page.getByRole('contentinfo')

/** Opens a page at a time, with the script that shows the hours of now. */
async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(time)
  await page.goto(path)
  await page.keyboard.press('Shift')
}

/** The lines of the hours in a place, as they are seen. */
const lines = (page: Page, place: 'aside' | 'footer') =>
  page
    .locator(`${place} .hours dl > div`)
    .evaluateAll((rows) =>
      rows
        .filter((row) => row.checkVisibility({ visibilityProperty: true }))
        .map((row) => [...row.children].map(({ textContent }) => textContent).join(': ')),
    )

const WEEK = [
  'Monday: 9 AM to 5 PM',
  'Tuesday: 9 AM to 5 PM',
  'Wednesday: 9 AM to 5 PM',
  'Thursday: 9 AM to 5 PM',
  'Friday: 9 AM to 5 PM',
  'Saturday: 10 AM to 5 PM',
  'Sunday: Closed',
]
const THANKSGIVING_ROW = 'Thu, Nov 26 (Thanksgiving): Closed'

/** Tops of all that is visible, in a narrow and a wide window. */
async function tops(page: Page): Promise<number[][]> {
  const all: number[][] = []
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const parts = page.locator('main h1, main h2, main p:visible, .hours dt, .hours dd, .band-address')
    all.push(
      await parts.evaluateAll((elements) =>
        elements
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => (one as HTMLElement).offsetTop),
      ),
    )
  }
  return all
}

/** Visible hours that wrap or overflow. */
const wrongCells = (page: Page) =>
  page.locator('.hours dd:visible, .hours dt:visible').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        const rows = new Set([...text.getClientRects()].map(({ top }) => top)).size
        const isCut = text.getBoundingClientRect().right > innerWidth
        return isCut || (cell.matches('dd') && rows > 1)
      })
      .map(({ textContent }) => textContent),
  )

test('the page stays still when hours replace the build’s special days; on Thanksgiving, all hours and the search’s answer have the holiday, and fit 200 % text', async ({
  page,
}) => {
  test.slow()
  const menu = page.locator('#site-menu')
  const openMenu = () => page.getByRole('button', { name: 'Menu' }).click()
  for (const path of ['/contact', '/contact/successful', '/']) {
    await openAt(page, path, '2016-01-01T12:00:00Z')
    const sentence = page.locator('main .open-now').first()
    await expect(sentence).toHaveText('Open Sat, Oct 24 12 PM to 4 PM for Inventory.')
    const built = await tops(page)
    for (const [time, words] of [
      ['2026-10-14T12:00:00-04:00', /^Open until/],
      [THANKSGIVING, CLOSED],
    ] as const) {
      await openAt(page, path, time)
      await expect(sentence).toHaveText(words)
      expect(await tops(page), `${path}, ${time}`).toEqual(built)
    }
    await expect(footer(page).getByText(CLOSED)).toBeAttached()
    await expect(page.getByRole('main').getByText(CLOSED)).toHaveCount(path === '/contact' ? 1 : 2)
    if (path !== '/contact') continue
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size)
      for (const place of ['aside', 'footer'] as const)
        expect(await lines(page, place)).toEqual(WEEK.with(3, THANKSGIVING_ROW))
    }
    await page.setViewportSize(NARROW)
    await doubleText(page)
    expect(await wrongCells(page)).toEqual([])
    await openMenu()
    expect(await wrongCells(page)).toEqual([])
  }

  const band = page.locator('.contact-band')
  await expect(band.getByText(CLOSED)).toBeVisible()
  expect((await band.boundingBox())?.height).toBe(44)
  await page.setViewportSize(PHONE)
  await openMenu()
  await expect(menu.getByText(CLOSED)).toBeVisible()
  await expect(menu.locator('[data-hours-day].special')).toHaveText('Thu, Nov 26 (Thanksgiving)Closed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('thanksgiving')
  const answer = page.getByRole('region', { name: 'The Store' }).getByRole('link', { name: /^Hours/ })
  await expect(answer).toContainText(CLOSED)
  await expect(answer).toContainText('Fri, Dec 25 (Christmas): Closed.')
})

test.describe('for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the hours name days if the date there differs', async ({ page }) => {
    await openAt(page, '/contact', THANKSGIVING)
    await expect(
      card(page).getByText('Closed Thursday for Thanksgiving. Opens Friday at 9 AM.'),
    ).toBeVisible()
  })
})

test('print has the special days of the next 30 days in a line, without the map, which loads near the window', async ({
  page,
}) => {
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }))
  const line = page.locator('aside [data-paper-hours]')
  const week = 'Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM'
  await page.goto('/contact')
  const map = page.locator('#map iframe')
  await expect(map).toHaveCount(0)
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('src', /maps\?q=Atlanta/)
  await expect(line).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await expect(line).toHaveText(`${week}. Sat, Oct 24 (Inventory): 12 PM to 4 PM`)
  expect(await lines(page, 'aside')).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await openAt(page, '/contact', '2026-10-28T12:00:00-04:00')
  await expect(card(page).getByText('Open until 5 PM.')).toBeVisible()
  expect(await lines(page, 'aside')).toEqual(WEEK)
  await page.emulateMedia({ media: 'print' })
  await expect(line).toHaveText(`${week}. ${THANKSGIVING_ROW}`)
  await expect(page.getByRole('link', { name: 'Get directions' })).toBeHidden()
})
