import type { Page } from 'playwright/test'
import { expect, PAGE_KINDS, test } from './test.ts'

/** Moves the pointer over the page, and waits for the script that a first input loads. */
async function movePointer(page: Page): Promise<void> {
  const isReady = page.waitForResponse(/first-input/)
  await page.mouse.move(40, 200)
  await page.mouse.move(60, 240)
  await isReady
}

/** Records in the test what a page announces while it is being left. */
async function recordNotices(page: Page): Promise<{ afterMs: number; clearance: number }[]> {
  const notices: { afterMs: number; clearance: number }[] = []
  await page.exposeFunction('recordNotice', (notice: (typeof notices)[number]) => void notices.push(notice))
  await page.addInitScript(() => {
    let clickedAt = 0
    addEventListener('click', ({ timeStamp }) => {
      clickedAt = timeStamp
    })
    new MutationObserver(() => {
      const notice = [...document.querySelectorAll('[role=status]')].find(
        ({ textContent }) => textContent === 'Thank You For Your Patience While Your Results Load',
      )
      if (!notice) return
      const { recordNotice } = window as unknown as { recordNotice: (what: object) => void }
      const actions = document.querySelector('.actions')?.getBoundingClientRect().top ?? innerHeight
      const clearance = actions - notice.getBoundingClientRect().bottom
      recordNotice({ afterMs: performance.now() - clickedAt, clearance })
    }).observe(document, { childList: true, subtree: true })
  })
  return notices
}

test.describe('the notice of a slow navigation', () => {
  const delay = async (page: Page, ms: number) => {
    // What is prerendered bypasses the route.
    await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
    await page.route('**/ceiling-fans/outdoor', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      await route.continue().catch(() => undefined)
    })
  }
  const toOutdoor = (page: Page) =>
    page.locator('main').getByRole('link', { name: 'Outdoor Ceiling Fans' }).first()

  test('is shown while a page loads slowly, and goes with it', async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto('/ceiling-fans')
    await movePointer(page)
    await delay(page, 1500)
    await toOutdoor(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outdoor Ceiling Fans')
    expect(notices).toHaveLength(1)
    expect(notices[0]?.afterMs).toBeGreaterThanOrEqual(400)
    expect(notices[0]?.afterMs).toBeLessThan(1500)
    await page.goBack()
    await expect(page.getByText('Thank You For Your Patience')).toHaveCount(0)
  })

  test('goes when the visitor stops loading', async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto('/ceiling-fans')
    await movePointer(page)
    await delay(page, 5000)
    await page.evaluate(() => void setTimeout(() => window.stop(), 1200))
    await toOutdoor(page).click({ noWaitAfter: true })
    await expect.poll(() => notices.length).toBe(1)
    await expect(page.getByText('Thank You For Your Patience')).toHaveCount(0)
    await expect(page).toHaveURL(/ceiling-fans$/)
  })

  test('covers none of a product’s actions on a phone', { tag: '@phone' }, async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto(PAGE_KINDS['fan detail'])
    await movePointer(page)
    await delay(page, 1200)
    await toOutdoor(page).click()
    await expect(page).toHaveURL(/outdoor$/)
    expect(notices[0]?.clearance).toBeGreaterThanOrEqual(0)
  })

  test('is not shown on a fast connection', async ({ page }) => {
    const notices = await recordNotices(page)
    await page.goto('/ceiling-fans')
    await movePointer(page)
    await toOutdoor(page).click()
    await page.getByRole('link', { name: 'Beacon 60' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon 60')
    expect(notices).toEqual([])
  })
})
