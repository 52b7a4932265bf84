import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
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

test('on Thanksgiving, all hours and the search’s answer have one sentence and the holiday', async ({
  page,
}) => {
  await openAt(page, '/contact', THANKSGIVING)
  await expect(card(page).getByText(CLOSED)).toBeVisible()
  await expect(footer(page).getByText(CLOSED)).toBeAttached()
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    for (const place of ['aside', 'footer'] as const)
      expect(await lines(page, place)).toEqual(WEEK.with(3, THANKSGIVING_ROW))
  }
  await openAt(page, '/', THANKSGIVING)
  await expect(page.getByRole('main').getByText(CLOSED)).toHaveCount(2)
  const band = page.locator('.contact-band')
  await expect(band.getByText(CLOSED)).toBeVisible()
  expect((await band.boundingBox())?.height).toBe(44)

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('#site-menu')
  await expect(menu.getByText(CLOSED)).toBeVisible()
  await expect(menu.locator('[data-hours-day].special')).toHaveText('Thu, Nov 26 (Thanksgiving)Closed')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('thanksgiving')
  const answer = page.getByRole('region', { name: 'The Store' }).getByRole('link', { name: /^Hours/ })
  await expect(answer).toContainText(CLOSED)
  await expect(answer).toContainText('Fri, Dec 25 (Christmas): Closed.')

  await openAt(page, '/contact/successful', THANKSGIVING)
  await expect(page.getByRole('main').getByText(CLOSED)).toHaveCount(2)
})

test.describe('for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the hours name days if the date there differs', async ({ page }) => {
    await openAt(page, '/contact', '2026-10-17T17:00:00-04:00')
    await expect(card(page).getByText('Closed now. Opens Monday at 9 AM.')).toBeVisible()
    await openAt(page, '/contact', THANKSGIVING)
    await expect(
      card(page).getByText('Closed Thursday for Thanksgiving. Opens Friday at 9 AM.'),
    ).toBeVisible()
  })
})

test('the page stays still when hours replace the build’s special days', async ({ page }) => {
  const boxes = () =>
    page
      .locator('main h1, main h2, main p:visible, .hours dt, .hours dd, .band-address')
      .evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => (one as HTMLElement).offsetTop),
      )
  /** Tops in a narrow and a wide window. */
  const tops = async () => {
    const all: number[][] = []
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      all.push(await boxes())
    }
    return all
  }
  for (const path of ['/', '/contact', '/contact/successful']) {
    await openAt(page, path, '2016-01-01T12:00:00Z')
    const sentence = page.locator('main .open-now').first()
    await expect(sentence).toHaveText('Open Sat, Oct 24 12 PM to 4 PM for Inventory.')
    const built = await tops()
    for (const time of ['2026-10-14T12:00:00-04:00', THANKSGIVING]) {
      await openAt(page, path, time)
      await expect(sentence).toHaveText(/^(Open until|Closed today)/)
      expect(await tops(), `${path}, ${time}`).toEqual(built)
    }
  }
})

test('hours neither wrap nor overflow at 320 px with 200 % text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/', '/contact']) {
    await openAt(page, path, THANKSGIVING)
    await expect(page.getByRole('main').getByText(CLOSED).first()).toBeAttached()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const menu = page.getByRole('button', { name: 'Menu' })
    for (const open of [async () => {}, () => menu.click()]) {
      await open()
      const faults = await page.locator('.hours dd:visible, .hours dt:visible').evaluateAll((cells) =>
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
      expect(faults, path).toEqual([])
    }
  }
})

test('print has the special days of the next 30 days in a line, without the map', async ({ page }) => {
  const line = page.locator('aside [data-paper-hours]')
  const week = 'Monday to Friday 9:00 AM to 5:00 PM, Saturday 10:00 AM to 5:00 PM'
  await page.goto('/contact')
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

test('the map loads when its frame is near the window', async ({ page }) => {
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'A map' }))
  await page.goto('/contact')
  const map = page.locator('#map iframe')
  await expect(map).toHaveCount(0)
  await page.locator('#map').scrollIntoViewIfNeeded()
  await expect(map).toHaveAttribute('src', /maps\?q=Atlanta/)
})
