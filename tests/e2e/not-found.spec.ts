import { expect, test } from './test.ts'
import { forbidStorage, scrollTo, scrollY } from './visitor.ts'

for (const storage of ['allowed', 'forbidden'] as const) {
  test.describe(`Page Not Found with storage ${storage}`, () => {
    test.beforeEach(async ({ context }) => {
      if (storage === 'forbidden') await forbidStorage(context)
    })

    test('from a link names the address, and goes back to where the visitor was', async ({ page }) => {
      await page.goto('/parts')
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/no such fan'
        link.textContent = 'broken'
        document.querySelector('main footer')?.prepend(link)
      })
      const place = await scrollTo(page, 'broken')
      await page.getByRole('link', { name: 'broken' }).click()
      await expect(page.getByText('/no such fan')).toBeVisible()
      await page.getByRole('link', { name: 'Go Back' }).click()
      await expect(page).toHaveURL(/\/parts$/)
      // The broken link, which made the page longer, is gone with the visit.
      await expect.poll(() => scrollY(page)).toBeGreaterThan(place - 100)
    })

    test('without a screen before it leads home', async ({ page }) => {
      await page.goto('/nope')
      await expect(page.getByText('/nope')).toBeVisible()
      await page.getByRole('link', { name: 'Go To Home Page' }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
    })

    test('by a typed address knows the screen before if this tab may remember', async ({ page }) => {
      await page.goto('/parts')
      await page.goto('/nope')
      await page.goto('/nope/again')
      const name = storage === 'allowed' ? 'Go Back' : 'Go To Home Page'
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL(storage === 'allowed' ? /\/parts$/ : /:\d+\/$/)
    })
  })
}
