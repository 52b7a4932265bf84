import type { Page } from 'playwright/test'
import { keepLabel } from '../../src/catalogue/list-words.ts'
import { length, width } from './room-tool.ts'
import { expect, test } from './test.ts'

/** Announcements from now on: each reachable status, with its words. */
const recordStatus = (page: Page) =>
  page.evaluate(() => {
    const announced: string[] = []
    const last = new Map<Element, string>()
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const status = element?.closest('[role=status], [role=alert], [aria-live]')
        if (!status?.checkVisibility() || status.closest('[inert], [aria-live=off], [aria-busy=true]'))
          continue
        const words = status.textContent.replace(/\s+/g, ' ').trim()
        if (words && words !== last.get(status)) announced.push(words)
        last.set(status, words)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { announced })
  })

const announced = (page: Page) =>
  page.evaluate(() => (window as unknown as { announced: string[] }).announced)

test('a room, a filter and a saved product are each announced once', async ({ page }) => {
  await page.goto('/ceiling-fans')
  await length(page).click()
  await expect(page.getByRole('button', { name: 'Sloped?' })).toBeVisible()
  await length(page).fill('14')
  await recordStatus(page)
  await width(page).fill('12')
  await expect(page.locator('.filter-count')).toHaveText(/ of \d+ fans/)
  await expect.poll(() => announced(page)).toEqual(['50 of our 57 fans fit.'])
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await page.locator('summary', { hasText: 'Finish' }).click()
  await page.getByRole('checkbox', { name: 'White' }).click()
  await page.getByRole('button', { name: /^Show \d+ fans$/ }).click()
  await page.getByRole('button', { name: keepLabel('Axial 54') }).click()
  await expect(page.getByText('Axial 54 is on your list.')).toBeVisible()
  expect((await announced(page)).slice(1)).toEqual([
    expect.stringMatching(/^\d+ fans$/),
    'Axial 54 is on your list.',
  ])
})
