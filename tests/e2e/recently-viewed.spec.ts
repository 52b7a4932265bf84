import type { Page } from 'playwright/test'
import { keepLabel, MY_LIST } from '../../src/catalogue/list-words.ts'
import { expect, test } from './test.ts'

/** Scrolls to the place of recently viewed products, which are loaded near it. */
const toFoot = (page: Page) =>
  page.locator('[data-recently-viewed]').evaluate((place) => place.scrollIntoView())

test('recently viewed products appear below lists and in My List until cleared', async ({ page }) => {
  for (const [name, path] of [
    ['Axial 54', '/ceiling-fans/smart/axial-54'],
    ['Beacon 60', '/ceiling-fans/contemporary/beacon-60'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: keepLabel(name) }).hover()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  await page.goto('/ceiling-fans/contemporary')
  const seen = page.getByRole('region', { name: 'Recently Viewed' })
  await page.mouse.move(100, 100)
  await toFoot(page)
  await expect(seen.getByRole('link')).toHaveText(['Beacon 60', 'Axial 54'])

  await page.getByRole('button', { name: keepLabel('Axial 54') }).click()
  await page.getByRole('button', { name: MY_LIST }).click()
  const sheet = page.getByRole('dialog', { name: MY_LIST })
  await expect(sheet.getByRole('heading', { name: 'Recently Viewed' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Beacon 60' })).toBeVisible()
  await page.keyboard.press('Escape')

  await toFoot(page)
  await page.getByRole('button', { name: 'Clear recently viewed' }).click()
  await expect(page.getByText('Cleared from this device.')).toBeFocused()
  await page.reload()
  await page.mouse.move(100, 100)
  await toFoot(page)
  await expect(seen).toBeHidden()
})
