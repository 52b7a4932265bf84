import jsQR from 'jsqr'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { enterRoom } from './room-tool.ts'
import { expect, test } from './test.ts'

const button = (page: Page) => page.getByRole('button', { name: 'In your room' })
const ceiling = (page: Page) =>
  page.getByRole('group', { name: 'Photos' }).getByRole('textbox', { name: 'Ceiling height in feet' })

const ALDER = '/ceiling-fans/traditional/alder-52?finish=satin-nickel'

test('an iPhone shows a fan at the room’s ceiling height, in its finish', async ({ page }) => {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token === 'ar'
    // The test reads the data handed to the phone: the page itself may not.
    const { createObjectURL } = URL
    URL.createObjectURL = (file) => {
      Object.assign(window, { file })
      return createObjectURL(file)
    }
  })
  await page.goto(ALDER)
  await enterRoom(page, ['14', '12', '9'])
  await expect(page).toHaveURL(/ceiling=9/)
  await button(page).click()
  await expect(ceiling(page)).toHaveValue('9')
  const link = page.getByRole('link', { name: 'See it in my room' })
  await expect(link).toHaveAttribute('href', /^blob:.*#allowsContentScaling=0$/, { timeout: 20_000 })
  // Safari requires an image as the link's only element.
  await expect(link.locator('> img:only-child')).toHaveCount(1)
  const nine = await link.getAttribute('href')
  expect(await page.evaluate(() => (window as { file?: Blob }).file?.text())).toContain(
    'diffuseColor = (0.05, 0.05, 0.8)',
  )
  await ceiling(page).fill('4')
  await expect(link).toBeHidden()
  await expect(page.getByRole('alert')).toHaveText('Enter 7 to 30 ft, or inches like 150 in.')
  await ceiling(page).fill('9\'6"')
  await expect(link).toBeVisible()
  await expect(link).not.toHaveAttribute('href', nine ?? '')
  await button(page).click()
  await expect(link).toBeHidden()
})

test('a refused camera is explained', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'xr', {
      value: {
        isSessionSupported: async () => true,
        requestSession: () => Promise.reject(new Error('Refused')),
      },
    }),
  )
  await page.goto(ALDER)
  await button(page).click()
  await expect(ceiling(page)).toHaveValue('8')
  await page.getByRole('button', { name: 'See it in my room' }).click({ timeout: 20_000 })
  await expect(page.getByRole('status').filter({ hasText: 'We couldn’t open your camera.' })).toBeVisible()
})

test('a desktop’s QR code opens the product in its finish', { tag: '@desk' }, async ({ page }) => {
  await page.goto(ALDER)
  await button(page).press('Enter')
  const { data, info } = await sharp(await page.locator('.hang .qr').screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
  await button(page).press('Enter')
  await expect(page.locator('.hang')).toHaveCount(0)
  await page.goto(code)
  await expect(page.getByRole('heading', { level: 1, name: 'Alder 52' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Satin Nickel' })).toBeChecked()
})
