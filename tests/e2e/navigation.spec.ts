import { expect, test } from './test.ts'
import { isAt, scrollY } from './visitor.ts'

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the menu opens as a sheet, holds the page still and gives it back', async ({ page }) => {
    await page.goto('/ceiling-fans')
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5 + 2)
    await expect.poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden()
    await expect.poll(() => page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
  })

  test('a link of the menu leads on, and one of its categories from there; Back leads back', async ({
    page,
  }) => {
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Parts & Accessories' }).click()
    await expect(page).toHaveURL(/\/parts$/)
    await page.getByRole('button', { name: 'Menu' }).click()
    await menu.getByText('Lighting by category').click({ force: true })
    await menu.getByRole('link', { name: 'Pendants' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendants')
    await page.goBack()
    await expect(page).toHaveURL(/\/parts$/)
  })
})

test('a fan that takes a light kit leads to the parts, they to the telephone and to every such fan', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ceiling-fans/large/summit-84')
  await page
    .getByRole('row', { name: /^Light\b/ })
    .getByRole('link', { name: 'Light kits' })
    .click()
  await expect(page).toHaveURL(/\/parts#light-kits$/)
  const fans = page.getByRole('link', { name: /^\d+ fans take a light kit$/ })
  await expect(fans).toBeInViewport()
  const count = Number.parseInt((await fans.textContent()) ?? '', 10)
  const call = page.getByRole('main').getByRole('link', { name: 'Call (404) 555-0142' })
  expect(await call.evaluate((link) => link.getBoundingClientRect().bottom + window.scrollY)).toBeLessThan(
    844,
  )
  await fans.click()
  await expect(page.locator('[data-result-list] article')).toHaveCount(count)
  await page.goBack()
  await expect(page).toHaveURL(/\/parts#light-kits$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the navigation works', async ({ page, viewport }) => {
    await page.goto('/')
    if ((viewport?.width ?? 0) < 900) await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Lighting', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lighting Fixtures')
  })

  test('a finish can be chosen', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/ceiling-fans/outdoor/beacon-60')
    await expect(page.getByText('Shown in Matte Black', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: 'Brushed Nickel' }).check({ force: true })
    await expect(page.getByText('Shown in Brushed Nickel', { exact: true })).toBeVisible()
    await expect(page.getByText('Shown in Matte Black', { exact: true })).toBeHidden()
  })

  test('the gallery shows its first room and no buttons that do nothing', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('img', { name: 'Modern Forms Orbital 70' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Next image' })).toBeHidden()
  })

  test('Page Not Found leads home', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/nope')
    await page.getByRole('link', { name: 'Go To Home Page' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })
})

test('React is not fetched before a visitor turns to the menu or the gallery', { tag: '@phone' }, async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_astro/client.')) scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  await page.getByRole('button', { name: 'Next image' }).click()
  await expect.poll(() => scripts).toHaveLength(1)
})

test('the current page and its section are marked', async ({ page, viewport }) => {
  await page.goto('/ceiling-fans/outdoor')
  if ((viewport?.width ?? 0) < 900) await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Fans', exact: true })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute('aria-current')
})

test('the way of a shopper: home, fans, category, fan, and back by the link', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Browse Ceiling Fans' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Outdoor Ceiling Fans' }).click()
  const fan = page.getByRole('article').getByRole('link', { name: 'Beacon 60' })
  await fan.scrollIntoViewIfNeeded()
  const place = await scrollY(page)
  await fan.click()
  await expect(page).toHaveTitle('Atlanta Ceiling Fans : Beacon 60')
  await page.getByRole('link', { name: 'Back to Outdoor Ceiling Fans' }).click()
  await expect(page).toHaveURL(/\/ceiling-fans\/outdoor$/)
  await isAt(page, place)
  await page.getByRole('link', { name: 'Back to Ceiling Fan Categories' }).click()
  await expect(page).toHaveURL(/\/ceiling-fans$/)
})

test('Maxim Lighting leads to the brand screen, the other brands to a new tab', { tag: '@desk' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Hunter (opens in a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await page.getByRole('link', { name: 'Maxim Lighting' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Products For Maxim Lighting')
})
