import { expect, test } from './test.ts'
import { recordRequests } from './visitor.ts'

test('next, previous, arrow keys and a swipe go through six rooms, and wrap around; the first click fetches React', async ({
  page,
}) => {
  const scripts = recordRequests(page, /\/_astro\/client\./)
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts).toEqual([])
  const next = page.getByRole('button', { name: 'Next image' })
  const status = page.getByRole('status')
  await expect(status).toHaveText(/1.*6/)
  await next.click()
  await expect(status).toHaveText(/Image 2 .*6/)
  expect(scripts).not.toEqual([])
  await expect(page.getByRole('img', { name: 'Fanimation Palmetto Bay 60' })).toBeInViewport({ ratio: 0.5 })
  await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText(/Image 3 .*6/)
  await page.keyboard.press('ArrowLeft')
  await expect(status).toHaveText(/Image 2 .*6/)
  // Back, in some browsers.
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(status).toHaveText(/Image 2 .*6/)
  for (const place of [3, 4, 5, 6, 1]) {
    await next.click()
    await expect(status).toHaveText(new RegExp(`Image ${place} .*6`))
  }
  await page.getByRole('button', { name: 'Previous image' }).click()
  await expect(status).toHaveText(/Image 6 .*6/)
  await expect(page.getByRole('img', { name: 'Craftmade Wagoner 8-Light' })).toBeInViewport({ ratio: 0.5 })
  // A swipe.
  await page
    .locator('.gallery ul')
    .evaluate((row) => row.scrollTo({ left: row.clientWidth * 3, behavior: 'instant' }))
  await expect(status).toHaveText(/Image 4 .*6/)
})
