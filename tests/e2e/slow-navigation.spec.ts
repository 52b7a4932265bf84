import { expect, PAGE_KINDS, test } from './test.ts'

const TEXT = 'Thank You For Your Patience While Your Results Load'

test('a slow navigation is announced until the page changes', async ({ page }) => {
  /** Since the click. */
  const noticedMs: number[] = []
  await page.exposeFunction('recordNotice', (afterMs: number) => void noticedMs.push(afterMs))
  await page.addInitScript((text) => {
    let clickedAt = 0
    addEventListener('click', ({ timeStamp }) => {
      clickedAt = timeStamp
    })
    new MutationObserver(() => {
      const notice = [...document.querySelectorAll('[role=status]')].find(
        ({ textContent }) => textContent === text,
      )
      if (!notice) return
      const { recordNotice } = window as unknown as { recordNotice: (afterMs: number) => void }
      recordNotice(performance.now() - clickedAt)
    }).observe(document, { childList: true, subtree: true })
  }, TEXT)
  await page.goto(PAGE_KINDS['fan detail'])
  // Prerendered pages bypass the route.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
  await page.route('**/ceiling-fans/outdoor', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.locator('main').getByRole('link', { name: 'Outdoor Ceiling Fans' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outdoor Ceiling Fans')
  expect(noticedMs).toHaveLength(1)
  expect(noticedMs[0]).toBeGreaterThanOrEqual(400)
  expect(noticedMs[0]).toBeLessThan(1500)
  await page.goBack()
  await expect(page.getByText(TEXT)).toHaveCount(0)
})
