import type { Page } from 'playwright/test'
import { expect, test } from './test.ts'
import { DESK, PHONE } from './windows.ts'

/** Features missing in browsers of two and three years ago. They skip a whole rule with an unsupported selector. */
const UNKNOWN = /:(popover-open|has)\b/g

/** Removes features that an older browser lacks from styles, markup and scripts. */
async function makeOld(page: Page) {
  await page.addInitScript(() => {
    const remove = (from: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(from, name)
    }
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover')
    remove(Document.prototype, 'startViewTransition')
    remove(Element.prototype, 'checkVisibility')
    remove(HTMLDialogElement.prototype, 'closedBy')
    remove(window, 'navigation', 'scheduler')
    for (const [of, name] of [
      [Element.prototype, 'matches'],
      [Element.prototype, 'closest'],
      [Document.prototype, 'querySelector'],
      [Document.prototype, 'querySelectorAll'],
    ] as const) {
      const original = Reflect.get(of, name) as (selector: string) => unknown
      Reflect.set(of, name, function (this: unknown, selector: string) {
        if (/:(popover-open|has)\b/.test(selector)) throw new DOMException(selector, 'SyntaxError')
        return original.call(this, selector)
      })
    }
  })
  await page.route(/\.css$|\/[^.]*$/, async (route) => {
    const answer = await fetch(route.request().url())
    const { 'content-encoding': _, 'content-length': __, ...headers } = Object.fromEntries(answer.headers)
    const type = headers['content-type'] ?? ''
    if (!/html|css/.test(type)) return route.continue()
    const text = (await answer.text())
      .replaceAll(' popover="', ' data-popover="')
      .replaceAll('type="speculationrules"', 'type="unknown"')
      .replaceAll('@starting-style', '@unknown')
    const styles = type.includes('css') ? text.replaceAll(UNKNOWN, ':-unknown-$1') : text
    return route.fulfill({ status: answer.status, headers, body: styles })
  })
}

test('an older browser filters, searches, and opens a fan and the form', async ({ page }) => {
  await makeOld(page)
  await page.goto('/')
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fans' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden()
  }
  await page.getByRole('link', { name: 'Browse Ceiling Fans' }).click()
  await page.locator('summary', { hasText: 'Where it hangs' }).click()
  await page.getByRole('checkbox', { name: 'In the rain' }).check()
  await expect(page).toHaveURL('/ceiling-fans?place=rain')
  await page.locator('[data-results]').getByRole('link', { name: 'Beacon 60', exact: true }).click()
  // Forced, it is not waited for: the page is still laid out piece by piece.
  await expect(() =>
    // The list's cards have such radio buttons as well.
    page
      .locator('[data-finish-choice]')
      .getByRole('radio', { name: 'Brushed Nickel' })
      .check({ force: true, timeout: 1000 }),
  ).toPass()
  await expect(page).toHaveURL(/finish=brushed-nickel$/)
  await expect(page.locator('figcaption:visible').first()).toHaveText(/^Shown in /)
  await page.getByRole('searchbox', { name: 'Search fans and lights' }).fill('tidewy')
  await expect(page.locator('#site-search').getByRole('link', { name: /Tideway 65/ })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
})
