import { expect, PAGE_KINDS, test } from './test.ts'
import { isAt, scrollTo, staysAtTop } from './visitor.ts'

const LIST = PAGE_KINDS['fan category']

for (const { list, path, back, delayMs } of [
  { list: 'a fan category', path: LIST, back: 'Back to Outdoor Ceiling Fans', delayMs: 150 },
  { list: 'a brand screen', path: PAGE_KINDS['brand screen'], back: 'Back to Maxim Lighting', delayMs: 200 },
  { list: 'a lighting category', path: PAGE_KINDS['lighting category'], back: /^Back to /, delayMs: 200 },
  { list: 'the fan categories', path: '/ceiling-fans', back: 'Back to Ceiling Fan Categories', delayMs: 180 },
]) {
  test(`${list}, a page of it, and its back link: the place is found again`, async ({ page }) => {
    await page.addInitScript(() => {
      const { scrollTo } = window
      window.scrollTo = (...words: unknown[]) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        Object.assign(window, { restoredAfterMs: performance.now() - (navigation?.domInteractive ?? 0) })
        Reflect.apply(scrollTo, window, words)
      }
    })
    await page.goto(path)
    const name = (await page.locator('main article a').last().textContent()) ?? ''
    const place = await scrollTo(page, name)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await page.getByRole('link', { name: back }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await isAt(page, place)
    const waited = await page.evaluate(
      () => (window as unknown as { restoredAfterMs: number }).restoredAfterMs,
    )
    expect(waited).toBeGreaterThanOrEqual(delayMs)
  })
}

test('the browser’s Back restores the scroll position; the breadcrumb opens the list at the top', async ({
  page,
}) => {
  await page.goto(LIST)
  const place = await scrollTo(page, 'Tideway 65')
  await page.getByRole('link', { name: 'Tideway 65' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tideway 65')
  await page.goBack()
  await isAt(page, place)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')

  await page.getByRole('link', { name: 'Tideway 65' }).first().click()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Outdoor Ceiling Fans' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await staysAtTop(page)
})

test('the brand link on Home: its offset is the one of the categories; Back leads to Home’s place', async ({
  page,
}) => {
  await page.goto('/')
  const place = await scrollTo(page, 'Maxim Lighting')
  await page.getByRole('link', { name: 'Maxim Lighting' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Products For Maxim Lighting')
  await page.goBack()
  await isAt(page, place)
  await page.getByRole('link', { name: 'Maxim Lighting' }).first().click()
  await page.getByRole('link', { name: 'Back to Ceiling Fan Categories' }).click()
  await expect(page).toHaveURL(/ceiling-fans$/)
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await isAt(page, Math.min(place, end))
})

test('a service worker of an earlier site is unregistered', async ({ page }) => {
  await page.goto('/blog')
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  // Any module of this site will do.
  await page.evaluate(async () => {
    const script = document.querySelector('astro-island')?.getAttribute('component-url') ?? ''
    await navigator.serviceWorker.register(script, { type: 'module' })
  })
  expect(await count()).toBe(1)
  await page.goto('/parts')
  await expect.poll(count).toBe(0)
})
