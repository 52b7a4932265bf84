import type { BrowserContext, Page } from 'playwright/test'
import { MY_LIST } from '../../src/catalogue/list-words.ts'
import { axeFaults } from './axe.ts'
import { expect, tolerantTest as test } from './test.ts'
import { holdBack } from './visitor.ts'

/** Everything that a click loads: all but the pages, the scripts that they have at once, and pictures. */
const FILES = /\/(_astro\/(?!Page|ProductDetailPage)[^/]+\.(js|glb)|data\/|api\/|models\/)/

const line = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /This didn’t load\.|You’re offline\./ })
const fail = (status: number) => async (page: Page) => {
  await page.route(FILES, (route) => route.fulfill({ status }))
  return () => page.unroute(FILES)
}

interface Feature {
  path: string
  press: (page: Page) => Promise<unknown>
  isDone: (page: Page) => Promise<unknown>
  /** Why its files don't load; returns what brings them. */
  trouble: (page: Page, context: BrowserContext) => Promise<() => unknown>
  /** Without a connection or an answer, the files may still come. */
  needsReload?: boolean
}

const card = (page: Page) => page.locator('[data-card]').first()

/** A feature for each way of loading (an island, a click's module, its data), and a trouble for each feature. */
const FEATURES: Readonly<Record<string, Feature>> = {
  'a search without an answer': {
    path: '/parts',
    press: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('searchbox').fill('beacon')
    },
    isDone: (page) =>
      expect(page.locator('#site-search').getByRole('link', { name: /Beacon 60/ })).toBeVisible(),
    trouble: (page) => holdBack(page, FILES),
  },
  'a filter while offline': {
    path: '/ceiling-fans/traditional',
    press: async (page) => {
      await page.locator('.facet summary', { hasText: 'Light' }).first().click()
      await page.getByRole('checkbox', { name: /^No light/ }).click()
    },
    isDone: (page) => expect(page.locator('.filter-count')).toHaveText(/^\d+ of \d+ fans/),
    trouble: async (_, context) => {
      await context.setOffline(true)
      return () => context.setOffline(false)
    },
  },
  'a room from a deploy that is gone': {
    path: '/ceiling-fans',
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Room length in feet' }).fill('12')
      await page.getByRole('textbox', { name: 'Room width in feet' }).fill('11')
    },
    isDone: (page) => expect(page).toHaveURL(/room=12x11/),
    trouble: fail(404),
    needsReload: true,
  },
  'Save from a server in trouble': {
    path: '/ceiling-fans/traditional',
    press: (page) => card(page).locator('[data-keep]').click(),
    isDone: (page) => expect(card(page).locator('[data-keep]')).toHaveAttribute('aria-pressed', 'true'),
    trouble: fail(500),
    needsReload: true,
  },
  'a list from a deploy that is gone': {
    path: '/parts',
    press: (page) => page.getByRole('button', { name: new RegExp(`^${MY_LIST}`) }).click(),
    isDone: (page) =>
      expect(page.getByRole('dialog', { name: MY_LIST }).getByRole('heading', { level: 2 })).toBeVisible(),
    trouble: fail(404),
    needsReload: true,
  },
}

for (const [name, { path, press, isDone, trouble, needsReload }] of Object.entries(FEATURES))
  test(`${name} is explained, and works ${needsReload ? 'after a reload' : 'when its files come'}`, {
    tag: '@desk',
  }, async ({ page, context }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    const end = await trouble(page, context)
    await press(page)
    // Within some seconds, where it can be seen and clicked.
    await expect(line(page)).toBeInViewport({ timeout: 12_000 })
    expect(await axeFaults(page, '.not-loaded')).toEqual([])
    await end()
    if (needsReload) {
      await line(page).getByRole('button', { name: 'Reload the page' }).click()
      await expect(line(page)).toHaveCount(0)
      await press(page)
    }
    await isDone(page)
    await expect(line(page)).toHaveCount(0)
  })

for (const [what, files, how] of [
  ['filters', /_astro\/Finder\.[^/]+\.js/, 'fail'],
  ['products', /\/data\//, 'hang'],
] as const)
  test(`a filtered address whose ${what} ${how} shows the built list`, async ({ page }) => {
    await page.route(files, (route) => (how === 'fail' ? route.abort() : undefined))
    await page.goto('/ceiling-fans/traditional?finish=nickel', { waitUntil: 'commit' })
    await expect(line(page)).toBeInViewport({ timeout: 12_000 })
    await expect(page.locator('[data-built] [data-card]').first()).toBeVisible()
  })

test('Enter while the search is offline stays on the page', async ({ page, context }) => {
  await page.goto('/parts', { waitUntil: 'networkidle' })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('beacon')
  await page.keyboard.press('Enter')
  await expect(line(page)).toBeInViewport()
  await expect(page).toHaveURL('/parts')
  await expect(page.getByRole('searchbox')).toHaveValue('beacon')
  await context.setOffline(false)
  await expect(page.locator('#site-search').getByRole('link', { name: /Beacon 60/ })).toBeVisible()
  await expect(line(page)).toHaveCount(0)
})

test('Enter before the search data fails opens the page that the form leads to, which tries again', async ({
  page,
}) => {
  await page.route(
    /\/data\/search/,
    async (route) => {
      await page.waitForTimeout(1000)
      await route.abort()
    },
    { times: 2 },
  )
  await page.goto('/parts')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.locator('astro-island[ssr]:has(#site-search)')).toHaveCount(0)
  await page.getByRole('searchbox').fill('warranty')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact', { timeout: 15_000 })
})
