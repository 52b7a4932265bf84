import { expect, test } from './test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('next, previous and a swipe go through six rooms, and wrap around', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Next image' })
  const status = page.getByRole('status')
  await expect(status).toHaveText(/1.*6/)
  // The script is fetched by this click.
  await next.click()
  await expect(status).toHaveText(/Image 2 .*6/)
  await expect(page.getByRole('img', { name: 'Fanimation Palmetto Bay 60' })).toBeInViewport({ ratio: 0.5 })
  await page.keyboard.press('ArrowRight')
  await expect(status).toHaveText(/Image 3 .*6/)
  await page.keyboard.press('ArrowLeft')
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

test('Tab brings each focused room into view', { tag: '@desk' }, async ({ page }) => {
  const rooms = page.locator('.gallery li')
  await rooms
    .filter({ has: page.getByRole('link') })
    .first()
    .getByRole('link')
    .focus()
  for (const name of ['Halcyon 72', 'Harbor Dome 16', 'The "Gatsby" & Co. <60>']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveText(name)
    const names = await rooms.locator('.serif-name').allTextContents()
    const place = names.findIndex((one) => one.trim() === name)
    await expect(page.getByRole('status')).toHaveText(new RegExp(`Image ${place + 1} .*6`))
    await expect(rooms.nth(place).getByRole('img')).toBeInViewport({ ratio: 0.9 })
  }
})
