import { expect, PAGE_KINDS, test } from './test.ts'
import { isAt, scrollTo, staysAtTop } from './visitor.ts'

const LIST = PAGE_KINDS['fan category']

test('the back link, after its delay, finds a list’s place; a breadcrumb opens its top', async ({ page }) => {
  await page.addInitScript(() => {
    const { scrollTo } = window
    window.scrollTo = (...words: unknown[]) => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      Object.assign(window, { restoredAfterMs: performance.now() - (navigation?.domInteractive ?? 0) })
      Reflect.apply(scrollTo, window, words)
    }
  })
  await page.goto(LIST)
  const place = await scrollTo(page, 'Tideway 65')
  await page.getByRole('main').getByRole('link', { name: 'Tideway 65', exact: true }).click()
  await page.getByRole('link', { name: 'Back to Outdoor Ceiling Fans' }).click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await isAt(page, place)
  const waited = await page.evaluate(() => (window as unknown as { restoredAfterMs: number }).restoredAfterMs)
  expect(waited).toBeGreaterThanOrEqual(150)
  expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')

  await page.getByRole('link', { name: 'Tideway 65' }).first().click()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Outdoor Ceiling Fans' })
    .click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await staysAtTop(page)
})

test('Back from a brand restores Home’s place, and its back link the categories; an earlier site’s service worker is unregistered', async ({
  page,
}) => {
  await page.goto('/')
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  // Any module of this site that needs no page will do.
  await page.evaluate(async () => {
    const script = document.querySelector('astro-island')?.getAttribute('renderer-url') ?? ''
    await navigator.serviceWorker.register(script, { type: 'module' })
  })
  expect(await workers()).toBe(1)
  const place = await scrollTo(page, 'Maxim Lighting')
  await page.getByRole('link', { name: 'Maxim Lighting' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Products For Maxim Lighting')
  await expect.poll(workers).toBe(0)
  await page.goBack()
  await isAt(page, place)
  await page.getByRole('link', { name: 'Maxim Lighting' }).first().click()
  await page.getByRole('link', { name: 'Back to Ceiling Fan Categories' }).click()
  await expect(page).toHaveURL(/ceiling-fans$/)
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  await isAt(page, Math.min(place, end))
})
