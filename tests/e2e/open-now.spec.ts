import { expect, test } from './test.ts'

const WEDNESDAY = 3
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** A time on the showroom's wall next week: pages know the clocks of the years after they are built. */
function nextWeek(daysAfterWednesday: number, wall: string): Date {
  const days = 7 + ((WEDNESDAY - new Date().getUTCDay() + 7) % 7) + daysAfterWednesday
  const date = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  const noon = new Date(`${date}T12:00:00Z`)
  const hour = noon.toLocaleString('en', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  return new Date(Date.parse(`${date}T${wall}Z`) + (12 - Number(hour)) * HOUR_MS)
}

test.describe('the store’s hours, for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  for (const { when, at, text } of [
    { when: 'as the store opens', at: nextWeek(0, '09:00:00'), text: 'Open until 5:00 PM' },
    { when: 'a second before', at: nextWeek(0, '08:59:59'), text: 'Closed, opens at 9:00 AM' },
    { when: 'on a Saturday evening', at: nextWeek(3, '17:00:00'), text: 'Closed, opens Monday 9:00 AM' },
  ]) {
    test(`${when}: ${text}`, async ({ page, viewport }) => {
      await page.clock.setFixedTime(at)
      await page.goto('/')
      const visit = page.locator('section[aria-labelledby="visit"]')
      await visit.scrollIntoViewIfNeeded()
      await expect(visit.getByText(text)).toBeVisible()
      if ((viewport?.width ?? 0) > 900) {
        await expect(page.getByRole('banner').getByText(text).first()).toBeVisible()
        return
      }
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('#site-menu').getByText(text)).toBeVisible()
      await expect(page.locator('#site-menu').getByText('9:00 AM to 5:00 PM')).toBeVisible()
    })
  }

  test('the words change when the store closes', async ({ page }) => {
    await page.clock.install({ time: nextWeek(0, '16:58:00') })
    await page.goto('/contact')
    const card = page.getByRole('complementary', { name: 'The showroom' })
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText('Open until 5:00 PM')).toBeVisible()
    await page.clock.runFor('03:00')
    await expect(card.getByText('Closed, opens tomorrow 9:00 AM')).toBeVisible()
  })

  test('nothing moves when the words come', async ({ page }) => {
    await page.route('**/open-status-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/contact', { waitUntil: 'networkidle' })
    const card = page.getByRole('complementary', { name: 'The showroom' })
    const hours = card.getByRole('table')
    await card.scrollIntoViewIfNeeded()
    const before = await hours.boundingBox()
    await page.unroute('**/open-status-*.js')
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText(/^(Open|Closed)\b.* [AP]M$/)).toBeVisible()
    expect(await hours.boundingBox()).toEqual(before)
  })
})
