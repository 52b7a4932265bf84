import { expect, PAGE_KINDS, test } from './test.ts'

/** How many elements are shown but not laid out. */
const LEFT_OUT = `[...document.body.querySelectorAll('*')].filter((element) =>
  element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true })).length`

for (const kind of ['home', 'fan detail'] as const)
  test(`${kind}: what is further down is laid out after the first screen, and all of it`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => { window.atFirst = ${LEFT_OUT} })`)
    await page.goto(PAGE_KINDS[kind])
    expect(await page.evaluate('window.atFirst')).toBeGreaterThan(50)
    await expect.poll(() => page.evaluate(LEFT_OUT)).toBe(0)
  })

test('what is further down waits for the pictures of the first screen', { tag: '@phone' }, async ({
  page,
}) => {
  const picture = Promise.withResolvers<void>()
  await page.route('**/_astro/*.avif', async (route) => {
    await picture.promise
    await route.continue()
  })
  await page.goto(PAGE_KINDS['fan detail'], { waitUntil: 'domcontentloaded' })
  await page.evaluate('new Promise((done) => setTimeout(done, 500))')
  expect(await page.evaluate(LEFT_OUT)).toBeGreaterThan(50)
  picture.resolve()
  await expect.poll(() => page.evaluate(LEFT_OUT)).toBe(0)
})

test('who reloads far down a page stays where they were', { tag: '@phone' }, async ({ page }) => {
  await page.goto(PAGE_KINDS.home)
  const visit = page.getByRole('heading', { name: 'Visit the Showroom' })
  await visit.scrollIntoViewIfNeeded()
  const before = await visit.boundingBox()
  await page.reload()
  await expect(visit).toBeInViewport()
  expect((await visit.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

test.describe('where the script of every page does nothing', () => {
  test('what is further down is laid out as the visitor comes near', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/_astro/Page.astro*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto(PAGE_KINDS.home)
    const hours = page.getByRole('contentinfo').locator('table')
    await hours.scrollIntoViewIfNeeded()
    await expect(hours).toBeInViewport()
    expect(await hours.evaluate((table) => table.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  })
})
