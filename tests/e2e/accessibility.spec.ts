import { axeFaults } from './axe.ts'
import { name, send, summary, waitForHydration } from './contact-page.ts'
import { expect, test } from './test.ts'

test('the open menu of a phone: axe finds nothing', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/ceiling-fans')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Fans', exact: true })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})

test('the form after a message that lacks everything: axe finds nothing', async ({ page }) => {
  await page.goto('/contact')
  await name(page).focus()
  await waitForHydration(page)
  await send(page).click()
  await expect(summary(page).getByRole('link')).toHaveCount(3)
  expect(await axeFaults(page)).toEqual([])
})

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('every stop of the Tab key shows an outline', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor/beacon-60')
  const stops: string[] = []
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return { name: element.outerHTML.slice(0, 80), outline: `${outlineStyle} ${outlineWidth}` }
    })
    if (!stop) break
    expect(stop).toEqual({ name: stop.name, outline: 'solid 3px' })
    stops.push(stop.name)
  }
  expect(stops.length).toBeGreaterThan(12)
})

test('the parts of the contact page are read in the order in which they are seen', async ({ page }) => {
  await page.goto('/contact')
  const boxes = await page
    .locator('main > .column > :not(script)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes.length).toBeGreaterThan(5)
  for (const [place, { top, left }] of boxes.entries()) {
    const before = boxes[place - 1]
    if (before) expect(top >= before.bottom || left >= before.right).toBe(true)
  }
})
