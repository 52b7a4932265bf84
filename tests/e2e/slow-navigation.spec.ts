import { expect, PAGE_KINDS, test } from './test.ts'

const TEXT = 'Thank You For Your Patience While Your Results Load'

interface Notice {
  /** Since the click. */
  afterMs: number
  /** How far it is above a product's actions, in px. */
  clearance: number
}

test('a navigation that is slow is announced above a product’s actions, and the notice goes with the page', async ({
  page,
}) => {
  const notices: Notice[] = []
  await page.exposeFunction('recordNotice', (notice: Notice) => void notices.push(notice))
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
      const { recordNotice } = window as unknown as { recordNotice: (what: Notice) => void }
      const actions = document.querySelector('.actions')?.getBoundingClientRect().top ?? Number.NaN
      const clearance = actions - notice.getBoundingClientRect().bottom
      recordNotice({ afterMs: performance.now() - clickedAt, clearance })
    }).observe(document, { childList: true, subtree: true })
  }, TEXT)
  await page.goto(PAGE_KINDS['fan detail'])
  // The script that announces it is loaded by a first input.
  const isReady = page.waitForResponse(/first-input/)
  await page.mouse.move(40, 200)
  await page.mouse.move(60, 240)
  await isReady
  // What is prerendered bypasses the route.
  await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
  await page.route('**/ceiling-fans/outdoor', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.locator('main').getByRole('link', { name: 'Outdoor Ceiling Fans' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outdoor Ceiling Fans')
  expect(notices).toHaveLength(1)
  expect(notices[0]?.afterMs).toBeGreaterThanOrEqual(400)
  expect(notices[0]?.afterMs).toBeLessThan(1500)
  expect(notices[0]?.clearance).toBeGreaterThanOrEqual(0)
  await page.goBack()
  await expect(page.getByText(TEXT)).toHaveCount(0)
})
