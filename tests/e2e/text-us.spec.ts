import type { Locator } from 'playwright/test'
import { expect, test } from './test.ts'

const PRODUCT = '/ceiling-fans/outdoor/beacon-60'

/** First line of the text that a link in a part of the page begins. */
async function firstLine(part: Locator): Promise<string> {
  const href = (await part.getByRole('link', { name: 'Text us' }).getAttribute('href')) ?? ''
  expect(href).toMatch(/^sms:\+14045550143\?&body=/)
  return decodeURIComponent(href.split('body=')[1] ?? '').split('\n')[0] ?? ''
}

test('phones offer a text beside every call, which begins with a link to the product or the list', async ({
  page,
  baseURL,
}) => {
  const list = '/?list=beacon-60,harbor-dome-16'
  for (const path of ['/contact', '/contact/error', list, PRODUCT]) {
    await page.goto(path)
    if (path === list) expect(await firstLine(page.getByRole('dialog'))).toBe(new URL(list, baseURL).href)
    await page.keyboard.press('Escape')
    for (const place of ['main', 'footer']) {
      const texts = page.locator(place).getByRole('link', { name: 'Text us', includeHidden: false })
      await expect(texts).toHaveCount(await page.locator(`${place} a[href^="tel:"]`).count())
    }
  }
  expect(new URL(await firstLine(page.locator('main')), baseURL).pathname).toBe(PRODUCT)
})

test('desktops offer no text', { tag: '@desk' }, async ({ page }) => {
  await page.goto(PRODUCT)
  await expect(page.getByRole('link', { name: 'Text us' })).toHaveCount(0)
})
