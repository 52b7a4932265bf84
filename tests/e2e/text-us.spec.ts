import type { Locator, Page } from 'playwright/test'
import { expect, test } from './test.ts'

const PAGES = ['/', '/contact', '/contact/error', '/ceiling-fans/outdoor/beacon-60']
const PRODUCT = '/ceiling-fans/outdoor/beacon-60'

const texts = (page: Page, place: string) =>
  page.locator(place).getByRole('link', { name: 'Text us', includeHidden: false })

test('phones offer a text beside every call', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    for (const place of ['main', 'footer']) {
      const calls = page.locator(`${place} a[href^="tel:"]`)
      await expect(texts(page, place)).toHaveCount(await calls.count())
    }
  }
})

test('desktops offer no text', { tag: '@desk' }, async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    await expect(texts(page, 'body')).toHaveCount(0)
  }
})

/** First line of the text that a link in a part of the page begins. */
async function firstLine(part: Locator): Promise<string> {
  const href = (await part.getByRole('link', { name: 'Text us' }).getAttribute('href')) ?? ''
  expect(href).toMatch(/^sms:\+14045550143\?&body=/)
  return decodeURIComponent(href.split('body=')[1] ?? '').split('\n')[0] ?? ''
}

test('the text begins with a link to the product or the list', async ({ page, baseURL }) => {
  await page.goto(PRODUCT)
  const { pathname } = new URL(await firstLine(page.locator('main')), baseURL)
  expect(pathname).toBe(PRODUCT)

  const list = 'beacon-60,harbor-dome-16'
  await page.goto(`/?list=${list}`)
  expect(await firstLine(page.getByRole('dialog'))).toBe(new URL(`/?list=${list}`, baseURL).href)
})
