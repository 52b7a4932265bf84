import type { Locator } from 'playwright/test'
import { expect, test } from './test.ts'

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

test('nothing covers a focus ring, and the contact page’s reading order is its visual order', async ({
  page,
}) => {
  for (const { path, stop, ringed = stop } of [
    { path: '/ceiling-fans/outdoor/beacon-60', stop: '#picture-0', ringed: '.slide a' },
    { path: '/contact', stop: 'main address a' },
  ]) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    await page.waitForLoadState('networkidle')
    const seen = page.locator(ringed).first()
    await seen.scrollIntoViewIfNeeded()
    const look = async (focus: boolean) => {
      await page
        .locator(stop)
        .first()
        .evaluate((element, isFocused) => {
          if (isFocused) (element as HTMLElement).focus({ preventScroll: true })
          else (document.activeElement as HTMLElement).blur()
        }, focus)
      const { x, y, width, height } = (await seen.boundingBox()) as Box
      return page.screenshot({ clip: { x, y: y - 8, width, height: height + 16 } })
    }
    const before = await look(false)
    expect((await look(false)).equals(before)).toBe(true)
    expect((await look(true)).equals(before)).toBe(false)
  }
  const boxes = await page
    .locator('main > .column > :not(script)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes.length).toBeGreaterThan(5)
  for (const [place, { top, left }] of boxes.entries()) {
    const before = boxes[place - 1]
    if (before) expect(top >= before.bottom || left >= before.right).toBe(true)
  }
})
