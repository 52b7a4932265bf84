import type { Locator } from 'playwright/test'
import { axeFaults } from './axe.ts'
import { expect, test } from './test.ts'
import { NARROW } from './visitor.ts'

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await page.goto('/ceiling-fans/outdoor')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('every Tab stop shows an outline', async ({ page }) => {
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

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

for (const { name, path, stop, ringed = stop } of [
  {
    name: 'a choice of picture',
    path: '/ceiling-fans/outdoor/beacon-60',
    stop: '#picture-0',
    ringed: '.slide a',
  },
  { name: 'the store’s address', path: '/contact', stop: 'main address a' },
]) {
  test(`nothing covers the focus ring around ${name}`, async ({ page }) => {
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
  })
}

test('the contact page’s reading order is its visual order', async ({ page }) => {
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

const TOOLS = [
  '/ceiling-fans/large/summit-84?room=24x20&ceiling=12&slope=6',
  '/lighting-fixtures?spot=island&size=240x36&ceiling=9#place',
]

for (const [path, part, words] of [
  [
    '/ceiling-fans/large?list=alder-52,beacon-60,axial-44',
    'dialog[open]',
    'Someone shared 2 products with you.',
  ],
  ['/ceiling-fans/large?compare=alder-52,beacon-60', 'dialog[open]', 'Blade spans drawn to scale'],
  ['/contact?list=alder-52', 'main', 'Sent with your message'],
  ...TOOLS.map((path) => [path, '.room-tool', 'Clear'] as const),
] as const) {
  test(`${path}: axe finds nothing, and nothing is scrolled sideways at 320 px`, async ({ page }) => {
    // So high that a bar at the bottom covers no control, which would then count as too small.
    await page.setViewportSize({ ...NARROW, height: 1200 })
    await page.goto(path)
    const shown = page.locator(part)
    await shown.evaluate((element) => element.scrollIntoView())
    await expect(shown.getByText(words, { exact: true })).toBeVisible()
    expect(await axeFaults(page, part)).toEqual([])
    for (const scroller of [shown, page.locator('html')])
      expect(await scroller.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  })
}
