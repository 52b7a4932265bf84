import { expect, test } from './test.ts'

test('choosing a finish changes picture, caption and address', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor/beacon-60')
  await page.getByRole('radio', { name: 'Brushed Nickel' }).check()
  await expect(page.getByText('Shown in Brushed Nickel').first()).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'Beacon 60 by Maxim Lighting. Shown in Brushed Nickel.' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\?finish=brushed-nickel$/)
  await expect(page.getByRole('status')).toHaveText('Shown in Brushed Nickel')
})

test('a link shows the finish that its sender saw', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor/beacon-60?finish=matte-white')
  await expect(page.getByRole('radio', { name: 'Matte White' })).toBeChecked()
  await expect(page.locator('figcaption').getByText('Shown in Matte White')).toBeVisible()
})

test('a finish that is not sold is ignored', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor/beacon-60?finish=pink')
  await expect(page.locator('figcaption').getByText('Shown in Matte Black')).toBeVisible()
})

test('body and blades are mixed', async ({ page }) => {
  await page.goto('/ceiling-fans/large/halcyon-72')
  const group = (name: string) => page.getByRole('group', { name })
  await group('Body').getByRole('radio', { name: 'Satin Brass' }).check()
  await group('Blades').getByRole('radio', { name: 'Light Oak' }).check()
  await expect(
    page.locator('figcaption').getByText('Shown in Satin Brass Body, Light Oak Blades'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\?finish=satin-brass--light-oak$/)
  await page.reload()
  await expect(
    page.locator('figcaption').getByText('Shown in Satin Brass Body, Light Oak Blades'),
  ).toBeVisible()
})

test('the arrow keys go through the finishes', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor/beacon-60')
  await page.getByRole('radio', { name: 'Matte Black' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Matte White' })).toBeChecked()
  await expect(page.locator('figcaption').getByText('Shown in Matte White')).toBeVisible()
})

test('pictures of further finishes are not fetched until they are chosen', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url())
  })
  await page.goto('/ceiling-fans/outdoor/beacon-60', { waitUntil: 'networkidle' })
  expect(pictures.filter((url) => url.includes('brushed-nickel'))).toEqual([])
  await page.getByRole('radio', { name: 'Brushed Nickel' }).check()
  await expect.poll(() => pictures.filter((url) => url.includes('brushed-nickel')).length).toBe(1)
})

test('call and ask are in sight when the page opens', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor/beacon-60')
  await expect(page.locator('.actions').getByRole('link', { name: /^Call/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Ask about this fan' })).toBeInViewport({ ratio: 1 })
})
