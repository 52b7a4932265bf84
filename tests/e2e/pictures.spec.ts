import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { scrollY } from './visitor.ts'

const pictures = (page: Page) => page.getByRole('group', { name: 'Photos' })
const picture = (page: Page, caption: string) =>
  pictures(page).getByRole('link', { name: `Beacon 60 by Maxim Lighting. ${caption}` })
const enlarged = (page: Page) => page.getByRole('dialog', { name: 'Photos of Beacon 60' })

/** Comes to the Beacon 60 as a shopper does, from its category. */
async function openBeacon(page: Page): Promise<void> {
  await page.goto('/ceiling-fans/outdoor')
  await page.getByRole('article').getByRole('link', { name: 'Beacon 60' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Beacon 60' })).toBeVisible()
}

async function enlarge(page: Page): Promise<void> {
  await picture(page, 'Shown in Matte Black').click()
  await expect(enlarged(page).getByRole('status')).toHaveText('Shown in Matte Black')
}

test('a thumbnail shows its photo, and a chosen finish the first photo and its thumbnail', async ({
  page,
}) => {
  await openBeacon(page)
  // From under the bar of actions.
  await page.mouse.move(195, 400)
  await page.mouse.wheel(0, 120)
  await expect.poll(() => scrollY(page)).toBe(120)
  await pictures(page).getByAltText('Close up', { exact: true }).click()
  await expect(picture(page, 'Close up')).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Close up. Shown in Matte Black')).toBeInViewport()
  await expect(picture(page, 'Shown in Matte Black')).not.toBeInViewport()
  await page.getByRole('radio', { name: 'Matte White' }).check()
  await expect(picture(page, 'Shown in Matte White')).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Close up' })).not.toBeChecked()
  const main = pictures(page).getByAltText('Main photo', { exact: true })
  const other = page.getByText('Shown in a different finish.')
  await expect(main).toHaveAttribute('src', /\/white\./)
  await pictures(page).getByAltText('Close up', { exact: true }).click()
  await expect(other.nth(1)).toBeInViewport()
  await page.emulateMedia({ media: 'print' })
  await expect(main).toBeHidden()
  await expect(page.getByRole('row', { name: 'Finishes' }).getByRole('cell')).toHaveText('Matte White', {
    useInnerText: true,
  })
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('radio', { name: 'Matte Black' }).check()
  await expect(main).toHaveAttribute('src', /\/black\./)
  await expect(other.first()).toBeHidden()
})

test('a category’s room leads to its product, whose photos follow arrow keys', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor')
  await page.locator('figcaption').getByRole('link', { name: 'Beacon 60' }).click()
  await pictures(page).getByAltText('In a room', { exact: true }).click()
  await expect(picture(page, 'In a room')).toBeInViewport({ ratio: 1 })
  await pictures(page).getByRole('radio', { name: 'Main photo' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 'Seen from below')).toBeInViewport({ ratio: 1 })
})

test('photos are fetched on first use, and a swipe selects their thumbnail', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/ceiling-fans/outdoor/beacon-60', { waitUntil: 'networkidle' })
  const files = await picture(page, 'Seen from below').locator('source').getAttribute('srcset')
  const file = files?.split(' ')[0]
  await pictures(page).getByAltText('Seen from below', { exact: true }).scrollIntoViewIfNeeded()
  expect(fetched).not.toContain(file)
  const row = pictures(page).locator('.slides')
  await row.evaluate((element) => element.scrollBy(element.clientWidth, 0))
  await row.hover()
  await expect(pictures(page).getByRole('radio', { name: 'Seen from below' })).toBeChecked()
  await expect.poll(() => fetched).toContain(file)
})

test('a clicked photo fills the screen until it is closed', async ({ page }) => {
  await openBeacon(page)
  await enlarge(page)
  await enlarged(page).getByRole('button', { name: 'Next photo' }).click()
  await expect(enlarged(page).getByRole('status')).toHaveText('Seen from below. Shown in Matte Black')
  await page.keyboard.press('Escape')
  await expect(enlarged(page)).toBeHidden()
  await expect(picture(page, 'Seen from below')).toBeInViewport({ ratio: 1 })
  await expect(picture(page, 'Seen from below')).toBeFocused()
  await page.evaluate(() => scrollTo(0, 0))
  await pictures(page).getByAltText('Main photo', { exact: true }).click()
  await enlarge(page)
  await page.goBack()
  await expect(enlarged(page)).toBeHidden()
  await enlarge(page)
  // It takes clicks once it has faded in.
  await expect(async () => {
    await page.mouse.click(200, 120)
    await expect(enlarged(page)).toBeHidden({ timeout: 800 })
  }).toPass()
  await expect(page).toHaveURL(/beacon-60$/)
  await page.goBack()
  await expect(page).toHaveURL(/outdoor$/)
})
