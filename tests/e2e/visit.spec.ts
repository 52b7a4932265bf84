import { expect, test } from './test.ts'

test('each screen is recorded once, and a reload is not its own previous', async ({ page }) => {
  const record = () =>
    page.evaluate(() => [sessionStorage.getItem('previous-path'), sessionStorage.getItem('current-path')])
  await page.goto('/parts')
  await page.goto('/blog')
  expect(await record()).toEqual(['/parts', '/blog'])
  await page.reload()
  expect(await record()).toEqual(['/parts', '/blog'])
  await page.goto('/nope')
  expect(await record()).toEqual(['/parts', '/blog'])
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
