import type { BrowserContext, Page } from 'playwright/test'
import { MY_LIST } from '../../src/catalogue/list-words.ts'
import { expect, tolerantTest as test } from './test.ts'
import { holdBack } from './visitor.ts'

/** Everything that a click loads: all but the pages, the scripts that they have at once, and pictures. */
const FILES = /\/(_astro\/(?!Page|ProductDetailPage)[^/]+\.(js|glb)|data\/|api\/|models\/)/

/** Controls that load files when clicked. */
interface Feature {
  name: string
  path: string
  press: (page: Page) => Promise<unknown>
  isDone: (page: Page) => Promise<unknown>
}

const card = (page: Page) => page.locator('[data-card]').first()

const FEATURES: readonly Feature[] = [
  {
    name: 'search',
    path: '/parts',
    press: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('searchbox').fill('beacon')
    },
    isDone: (page) =>
      expect(page.locator('#site-search').getByRole('link', { name: /Beacon 60/ })).toBeVisible(),
  },
  {
    name: 'gallery',
    path: '/',
    press: (page) => page.getByRole('button', { name: 'Next image' }).click(),
    isDone: (page) => expect(page.locator('.gallery').getByRole('status')).toHaveText(/Image 2 .*6/),
  },
  {
    name: 'filters',
    path: '/ceiling-fans/traditional',
    press: async (page) => {
      await page.locator('.facet summary', { hasText: 'Light' }).first().click()
      await page.getByRole('checkbox', { name: /^No light/ }).click()
    },
    isDone: (page) => expect(page.locator('.filter-count')).toHaveText(/^\d+ of \d+ fans/),
  },
  {
    name: 'Save',
    path: '/ceiling-fans/traditional',
    press: (page) => card(page).locator('[data-keep]').click(),
    isDone: (page) => expect(card(page).locator('[data-keep]')).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'list',
    path: '/parts',
    press: (page) => page.getByRole('button', { name: new RegExp(`^${MY_LIST}`) }).click(),
    isDone: (page) =>
      expect(page.getByRole('dialog', { name: MY_LIST }).getByRole('heading', { level: 2 })).toBeVisible(),
  },
  {
    name: 'room',
    path: '/ceiling-fans',
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Room length in feet' }).fill('12')
      await page.getByRole('textbox', { name: 'Room width in feet' }).fill('11')
    },
    isDone: (page) => expect(page).toHaveURL(/room=12x11/),
  },
  {
    name: 'a larger picture',
    path: '/ceiling-fans/traditional/alder-52',
    press: (page) => page.locator('[data-enlarge]').first().click(),
    isDone: (page) => expect(page.getByRole('dialog', { name: 'Photos of Alder 52' })).toBeVisible(),
  },
]

const line = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /This didn’t load\.|You’re offline\./ })
const reload = (page: Page) => line(page).getByRole('button', { name: 'Reload the page' }).click()

/** Said within some seconds, where it can be seen and clicked. */
async function isSaid(page: Page): Promise<void> {
  await expect(line(page)).toBeInViewport({ timeout: 12_000 })
}

/** Every feature fails in one way; all share the code that retries and explains. */
for (const [place, { name, path, press, isDone }] of FEATURES.entries())
  test(`${name}: a failed click is explained, and works after a reload`, { tag: '@desk' }, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    // A server in trouble, and one whose deploy took the files away.
    await page.route(FILES, (route) => route.fulfill({ status: place % 2 ? 500 : 404 }))
    await press(page)
    await isSaid(page)
    await page.unroute(FILES)
    await reload(page)
    await expect(line(page)).toHaveCount(0)
    await press(page)
    await isDone(page)
  })

const WAYS: Readonly<Record<string, (page: Page, context: BrowserContext) => Promise<() => unknown>>> = {
  'a hanging click': (page) => holdBack(page, FILES),
  'a click while offline': async (_, context) => {
    await context.setOffline(true)
    return () => context.setOffline(false)
  },
}

for (const { name, path, press, isDone } of FEATURES.filter(({ name }) => /search|filters|Save/.test(name)))
  for (const [way, start] of Object.entries(WAYS))
    test(`${name}: ${way} is explained, and done when its files come`, { tag: '@desk' }, async ({
      page,
      context,
    }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const release = await start(page, context)
      await press(page)
      await isSaid(page)
      await release()
      await isDone(page)
      await expect(line(page)).toHaveCount(0)
    })

for (const [what, files] of Object.entries({ filters: /_astro\/Finder\.[^/]+\.js/, products: /\/data\// }))
  for (const how of ['fail', 'hang'])
    test(`a filtered address whose ${what} ${how} shows the built list`, async ({ page }) => {
      await page.route(files, (route) => (how === 'fail' ? route.abort() : undefined))
      await page.goto('/ceiling-fans/traditional?finish=nickel', { waitUntil: 'commit' })
      await isSaid(page)
      await expect(page.locator('[data-built] [data-card]').first()).toBeVisible()
    })

test('a typed message and its list survive a form that does not load', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage['my-list'] = 'alder-52,beacon-60'
  })
  await page.route(/_astro\/ContactForm\.[^/]+\.js/, (route) => route.abort())
  await page.goto('/contact')
  await page.getByLabel('Name', { exact: true }).fill('Ann Lee')
  await page.getByRole('textbox', { name: 'Message' }).fill('Which one is quieter?')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Which one is quieter?')
  await expect(page.locator('[data-list-count]')).toHaveText('2')
})
