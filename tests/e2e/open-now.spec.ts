import { expect, test } from './test.ts'

const SATURDAY = 6
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** A time on the showroom's wall on the Saturday of next week: pages know the clocks of the years after they are built. */
function nextSaturday(wall: string): Date {
  const days = 7 + ((SATURDAY - new Date().getUTCDay() + 7) % 7)
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

  test('on a Saturday evening are told on Home and in the header or the menu', async ({ page, viewport }) => {
    const text = 'Closed, opens Monday 9:00 AM'
    await page.clock.setFixedTime(nextSaturday('17:00:00'))
    await page.goto('/')
    const visit = page.locator('section[aria-labelledby="visit"]')
    await visit.scrollIntoViewIfNeeded()
    await expect(visit.getByText(text)).toBeVisible()
    if ((viewport?.width ?? 0) > 900) {
      await expect(page.getByRole('banner').getByText(text).first()).toBeVisible()
      return
    }
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.locator('#site-menu').getByText(text)).toBeVisible()
    await expect(page.locator('#site-menu').getByText('9:00 AM to 5:00 PM')).toBeVisible()
  })

  test('nothing moves when the words come', async ({ page }) => {
    await page.route('**/open-status-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/contact')
    const card = page.getByRole('complementary', { name: 'The showroom' })
    const hours = card.getByRole('table')
    await card.scrollIntoViewIfNeeded()
    const before = await hours.boundingBox()
    await page.unroute('**/open-status-*.js')
    await page.goto('/contact')
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByText(/^(Open|Closed)\b.* [AP]M$/)).toBeVisible()
    expect(await hours.boundingBox()).toEqual(before)
  })
})

test('a holiday is announced before it, and stands in the table of hours on its day, on paper too', async ({
  page,
  viewport,
}) => {
  const saturday = nextSaturday('12:00:00')
  const date = saturday.toISOString().slice(0, 10)
  // Any holiday of the page, on a day that any build knows.
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('2026-11-26', date)
    await route.fulfill({ response, body })
  })
  const card = page.getByRole('complementary', { name: 'The showroom' })
  const footer = page.getByRole('contentinfo')

  await page.clock.setFixedTime(Number(saturday) - 3 * DAY_MS)
  await page.goto('/contact')
  await footer.scrollIntoViewIfNeeded()
  for (const place of [footer, card])
    await expect(
      place.getByRole('paragraph').filter({ hasText: 'Thanksgiving Day, Thu, Nov 26: closed' }),
    ).toBeVisible()
  if ((viewport?.width ?? 0) > 900) {
    await expect(
      page.getByRole('banner').getByText('Thanksgiving Day, Thu, Nov 26: closed').first(),
    ).toBeVisible()
  }
  await expect(card.getByRole('row', { name: /Thanksgiving/ })).toHaveCount(0)

  await page.clock.setFixedTime(saturday)
  await page.goto('/contact')
  // As one who prints without reading on.
  await page.keyboard.press('Control')
  await page.emulateMedia({ media: 'print' })
  await expect(card.getByRole('row').first()).toHaveText(/^Today, Thanksgiving Day\s*closed$/)
})

test('a contact page that nobody has touched is printed with its holidays, without its map', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact')
  await page.emulateMedia({ media: 'print' })
  const card = page.getByRole('complementary', { name: 'The showroom' })
  await expect(card.getByRole('listitem')).toHaveText([
    'Thanksgiving Day, Thu, Nov 26: closed',
    'Christmas Day, Fri, Dec 25: closed',
  ])
  await expect(page.getByRole('link', { name: 'Plan a route' })).toBeHidden()
})
