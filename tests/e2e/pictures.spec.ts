import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { recordRequests, scrollY } from './visitor.ts'

const pictures = (page: Page) => page.getByRole('group', { name: 'Photos' })
const picture = (page: Page, caption: string) =>
  pictures(page).getByRole('link', { name: `Beacon 60 by Maxim Lighting. ${caption}` })
const enlarged = (page: Page) => page.getByRole('dialog', { name: 'Photos of Beacon 60' })

const BEACON = '/ceiling-fans/outdoor/beacon-60'

async function enlarge(page: Page): Promise<void> {
  await picture(page, 'Shown in Matte Black').click()
  await expect(enlarged(page).getByRole('status')).toHaveText('Shown in Matte Black')
}

test('a thumbnail shows its photo, and a chosen finish the first photo and its thumbnail', async ({
  page,
}) => {
  await page.goto(BEACON)
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

/** Whether an area of the page looks different once a control has the focus. */
async function changesWithFocus(page: Page, control: Locator, area: Locator): Promise<boolean> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await area.boundingBox()) ?? {}
  const look = () => page.screenshot({ clip: { x, y: y - 8, width, height: height + 16 } })
  const before = await look()
  expect((await look()).equals(before)).toBe(true)
  await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  return !(await look()).equals(before)
}

test('photos are fetched on first use and follow arrow keys, a swipe and the chosen finish; nothing covers a thumbnail’s focus ring', async ({
  page,
}) => {
  const fetched = recordRequests(page, /./)
  const ofFinish = () => fetched.filter((address) => address.includes('/nickel.'))
  await page.goto(BEACON, { waitUntil: 'networkidle' })
  const thumbnail = (name: string) => pictures(page).getByRole('radio', { name })
  const files = await picture(page, 'Seen from below').locator('source').getAttribute('srcset')
  const file = files?.split(' ')[0] ?? ''
  const isFetched = () => fetched.some((address) => address.endsWith(file))
  await pictures(page).getByAltText('Seen from below', { exact: true }).scrollIntoViewIfNeeded()
  expect(isFetched()).toBe(false)
  await page.keyboard.press('Tab')
  const shown = page.locator('.slide a').first()
  await shown.scrollIntoViewIfNeeded()
  expect(await changesWithFocus(page, thumbnail('Main photo'), shown)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 'Seen from below')).toBeInViewport({ ratio: 1 })
  await expect.poll(isFetched).toBe(true)
  const row = pictures(page).locator('.slides')
  await row.evaluate((element) => element.scrollBy(element.clientWidth, 0))
  await row.hover()
  await expect(thumbnail('Seen from below')).not.toBeChecked()

  expect(ofFinish()).toEqual([])
  await page.getByRole('radio', { name: 'Brushed Nickel' }).check()
  await expect.poll(ofFinish).toHaveLength(1)
  await expect(page.getByText('Shown in Brushed Nickel').first()).toBeVisible()
  await expect(
    page.getByRole('img', { name: 'Beacon 60 by Maxim Lighting. Shown in Brushed Nickel.' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\?finish=brushed-nickel$/)
  await expect(page.locator('[data-finish-choice]').getByRole('status')).toHaveText('Shown in Brushed Nickel')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Matte White' })).toBeChecked()
  await expect(page.locator('figcaption').getByText('Shown in Matte White')).toBeVisible()
})

test('a clicked photo fills the screen until it is closed', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor')
  await page.getByRole('article').getByRole('link', { name: 'Beacon 60' }).click()
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
