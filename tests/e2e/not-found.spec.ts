import type { Page } from 'playwright/test'
import { expect, test, tolerantTest } from './test.ts'
import { scrollTo, scrollY } from './visitor.ts'

/** Follows a link to an address that has no page, from a page that has one. */
async function followBrokenLink(page: Page, address: string): Promise<number> {
  await page.goto('/parts')
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    link.textContent = 'broken'
    document.querySelector('main footer')?.prepend(link)
  }, address)
  const place = await scrollTo(page, 'broken')
  await page.getByRole('link', { name: 'broken' }).click()
  return place
}

test('Page Not Found names a broken link’s address, goes back to its place, and suggests its fan', async ({
  page,
}) => {
  const place = await followBrokenLink(page, '/ceiling-fans/no such/beacon-60')
  await expect(page.getByText('/ceiling-fans/no such/beacon-60')).toBeVisible()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/parts$/)
  // The broken link, which made the page longer, is gone with the visit.
  await expect.poll(() => scrollY(page)).toBeGreaterThan(place - 100)

  await page.goForward()
  const offer = page.getByRole('main').getByRole('region', { name: 'Did you mean' })
  await expect(offer.getByRole('status')).toHaveText('Did you mean')
  await expect(offer.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'A fan for your room' })).toBeVisible()
  await offer.getByRole('link', { name: 'Beacon 60' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon 60')
})

// A page's headers follow its address in any case, without Page Not Found's styles: the browser reports them.
tolerantTest('an address with capitals, an ending or a period leads to its page', async ({ page }) => {
  for (const [given, meant] of [
    [
      '/CEILING-FANS/Contemporary/Beacon-60?finish=matte-white#room',
      '/ceiling-fans/contemporary/beacon-60?finish=matte-white#room',
    ],
    ['/Contact.htm).', '/contact'],
    ['/index.html?utm_source=mail', '/?utm_source=mail'],
  ] as const) {
    await page.goto(given)
    await expect(page, given).toHaveURL(meant)
    await expect(page.getByRole('heading', { level: 1 }), given).not.toHaveText('Page Not Found')
  }
  await page.goto('/Parts-of-fans.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await expect(page.getByText('/Parts-of-fans.')).toBeVisible()
})
