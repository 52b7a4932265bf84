import { expect, test } from './test.ts'
import { forbidStorage } from './visitor.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
})

test('next and previous go through six rooms and wrap around at both ends', async ({ page }) => {
  const next = page.getByRole('button', { name: 'Next image' })
  const status = page.getByRole('status')
  await expect(status).toHaveText(/1.*6/)
  for (const place of [2, 3, 4, 5, 6, 1]) {
    await next.click()
    await expect(status).toHaveText(new RegExp(`Image ${place} .*6`))
  }
  await page.getByRole('button', { name: 'Previous image' }).click()
  await expect(status).toHaveText(/Image 6 .*6/)
  await expect(page.getByRole('img', { name: 'Craftmade Wagoner 8-Light' })).toBeInViewport({
    ratio: 0.5,
  })
})

test('the very first click counts, although the script comes with it', async ({ page }) => {
  await page.getByRole('button', { name: 'Next image' }).click()
  await expect(page.getByRole('status')).toHaveText(/Image 2 .*6/)
  await expect(page.getByRole('img', { name: 'Fanimation Palmetto Bay 60' })).toBeInViewport({ ratio: 0.5 })
})

test('the arrow keys move it', async ({ page }) => {
  await page.getByRole('button', { name: 'Next image' }).focus()
  await page.getByRole('button', { name: 'Next image' }).click()
  await expect(page.getByRole('status')).toHaveText(/Image 2 .*6/)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status')).toHaveText(/Image 3 .*6/)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status')).toHaveText(/Image 2 .*6/)
})

test('a swipe moves it and the count follows', async ({ page }) => {
  await page.getByRole('button', { name: 'Next image' }).hover()
  await page.waitForLoadState('networkidle')
  await page
    .locator('.gallery ul')
    .evaluate((row) => row.scrollTo({ left: row.clientWidth * 3, behavior: 'instant' }))
  await expect(page.getByRole('status')).toHaveText(/Image 4 .*6/)
})

test('moves where the visitor’s settings forbid storage', async ({ context, page }) => {
  await forbidStorage(context)
  await page.reload()
  await page.getByRole('button', { name: 'Next image' }).click()
  await expect(page.getByRole('status')).toHaveText(/Image 2 .*6/)
})
