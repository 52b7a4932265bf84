import { expect, test } from './test.ts'

test.describe('the store’s hours, for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  for (const { at, text } of [
    { at: '2026-11-24T09:00:00-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-11-24T08:59:59-05:00', text: 'Closed, opens at 9:00 AM' },
    { at: '2026-11-25T17:00:00-05:00', text: 'Closed, opens Friday 9:00 AM' },
    { at: '2026-11-28T17:00:00-05:00', text: 'Closed, opens Monday 9:00 AM' },
  ]) {
    test(`at ${at}: ${text}`, async ({ page, viewport }) => {
      await page.clock.setFixedTime(new Date(at))
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
    await page.clock.install({ time: new Date('2026-11-24T16:58:00-05:00') })
    await page.goto('/contact')
    const card = page.getByRole('complementary', { name: 'The showroom' })
    await expect(card.getByText('Open until 5:00 PM')).toBeVisible()
    await page.clock.runFor('03:00')
    await expect(card.getByText('Closed, opens tomorrow 9:00 AM')).toBeVisible()
  })

  test('nothing moves when the words come', async ({ page }) => {
    await page.route('**/opening-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/contact', { waitUntil: 'networkidle' })
    const card = page.getByRole('complementary', { name: 'The showroom' })
    const hours = card.getByRole('table')
    const before = await hours.boundingBox()
    await page.unroute('**/opening-*.js')
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await expect(card.getByText(/^(Open|Closed)\b.* [AP]M$/)).toBeVisible()
    expect(await hours.boundingBox()).toEqual(before)
  })
})
