import type { Page } from 'playwright/test'
import { expect, PAGE_KINDS, test } from './test.ts'
import { forbidStorage, isAt, scrollTo, scrollY, staysAtTop } from './visitor.ts'

const LIST = PAGE_KINDS['fan category']

for (const storage of ['allowed', 'forbidden'] as const) {
  test.describe(`with storage ${storage}`, () => {
    test.beforeEach(async ({ context }) => {
      if (storage === 'forbidden') await forbidStorage(context)
    })

    const returns = (page: Page, place: number) =>
      storage === 'allowed' ? isAt(page, place) : staysAtTop(page)

    for (const { list, path, back, delayMs } of [
      {
        list: 'a fan category',
        path: LIST,
        back: 'Back to Outdoor Ceiling Fans',
        delayMs: 150,
      },
      {
        list: 'a brand screen',
        path: PAGE_KINDS['brand screen'],
        back: 'Back to Maxim Lighting',
        delayMs: 200,
      },
      {
        list: 'a lighting category',
        path: PAGE_KINDS['lighting category'],
        back: /^Back to /,
        delayMs: 200,
      },
      {
        list: 'the fan categories',
        path: PAGE_KINDS['fans listing'],
        back: 'Back to Ceiling Fan Categories',
        delayMs: 180,
      },
    ]) {
      test(`${list}, a page of it, and its back link: the place is found again`, async ({ page }) => {
        await page.addInitScript(() => {
          const { scrollTo } = window
          window.scrollTo = (...words: unknown[]) => {
            const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
            Object.assign(window, { restoredAfterMs: performance.now() - (navigation?.domInteractive ?? 0) })
            Reflect.apply(scrollTo, window, words)
          }
        })
        await page.goto(path)
        const name = (await page.locator('main article a').last().textContent()) ?? ''
        const place = await scrollTo(page, name)
        await page.getByRole('link', { name, exact: true }).click()
        await page.getByRole('link', { name: back }).click()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await returns(page, place)
        if (storage === 'allowed') {
          const waited = await page.evaluate(
            () => (window as unknown as { restoredAfterMs: number }).restoredAfterMs,
          )
          expect(waited).toBeGreaterThanOrEqual(delayMs)
        }
      })
    }

    test('the browser’s own Back finds the place by itself', async ({ page }) => {
      await page.goto(LIST)
      const place = await scrollTo(page, 'Tideway 65')
      await page.getByRole('link', { name: 'Tideway 65' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tideway 65')
      await page.goBack()
      await isAt(page, place)
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
    })

    test('the breadcrumb is no way back: the list opens at its top', async ({ page }) => {
      await page.goto(LIST)
      await scrollTo(page, 'Tideway 65')
      await page.getByRole('link', { name: 'Tideway 65' }).click()
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Outdoor Ceiling Fans' })
        .click()
      await expect(page).toHaveURL(new RegExp(`${LIST}$`))
      await staysAtTop(page)
    })

    test('a legal page and a brand’s fan open at the top', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('link', { name: 'Privacy Policy' }).click()
      await expect(page).toHaveURL(/privacy-policy$/)
      await staysAtTop(page)
      await page.goto(PAGE_KINDS['brand screen'])
      await page.getByRole('link', { name: 'Alder 52' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alder 52')
      await staysAtTop(page)
    })

    test('the brand link on Home: its offset is the one of the categories; Back leads to Home’s place', async ({
      page,
    }) => {
      await page.goto('/')
      const place = await scrollTo(page, 'Maxim Lighting')
      await page.getByRole('link', { name: 'Maxim Lighting' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Products For Maxim Lighting')
      await page.goBack()
      await isAt(page, place)
      await page.getByRole('link', { name: 'Maxim Lighting' }).click()
      await page.getByRole('link', { name: 'Back to Ceiling Fan Categories' }).click()
      await expect(page).toHaveURL(/ceiling-fans$/)
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      await returns(page, Math.min(place, end))
    })
  })
}

test('a list that was left by its own back link opens at its top the next time', async ({ page }) => {
  await page.goto(LIST)
  await scrollTo(page, 'Tideway 65')
  await page.getByRole('link', { name: 'Back to Ceiling Fan Categories' }).click()
  await expect(page).toHaveURL(/ceiling-fans$/)
  await page.goto(PAGE_KINDS['fan detail'])
  await page.getByRole('link', { name: 'Back to Outdoor Ceiling Fans' }).click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await staysAtTop(page)
})

test('a visitor who scrolls first is left where they are', async ({ page }) => {
  await page.goto(LIST)
  await scrollTo(page, 'Tideway 65')
  await page.getByRole('link', { name: 'Tideway 65' }).click()
  await page.addInitScript(() => addEventListener('DOMContentLoaded', () => window.scrollTo(0, 77)))
  await page.getByRole('link', { name: 'Back to Outdoor Ceiling Fans' }).click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await page.waitForTimeout(600)
  expect(await scrollY(page)).toBe(77)
})
