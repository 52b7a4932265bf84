import { expect, test } from './test.ts'
import { forbidStorage, scrollTo, scrollY } from './visitor.ts'

for (const storage of ['allowed', 'forbidden'] as const) {
  test(`Page Not Found with storage ${storage}: from a link it names the address, and goes back to where the visitor was`, async ({
    page,
    context,
  }) => {
    if (storage === 'forbidden') await forbidStorage(context)
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
}
