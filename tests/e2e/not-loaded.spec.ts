import type { Page } from 'playwright/test'
import { expect as expectAtOnce, test } from 'playwright/test'
import { holdBack } from './visitor.ts'

/** A page is loaded twice. */
const expect = expectAtOnce.configure({ timeout: 20_000 })

/** What pages ask for when something is pressed: everything but themselves, their first script and the pictures that they show. */
const FILES = /\/(_astro\/(?!Page)[^/]+\.(js|glb)|data\/|api\/)/

/** What comes at the first pointer or key, and says that something did not load. */
const SENTENCE = /\/first-input-[^/]+\.js$/

interface Feature {
  name: string
  path: string
  /** What comes before the files fail. */
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** Fails until what was pressed has been done. */
  isDone: (page: Page) => Promise<unknown>
}

const card = (page: Page) => page.locator('[data-card]').first()
const sheet = (page: Page) => page.getByRole('dialog', { name: 'My List' })
const openList = (page: Page) => page.getByRole('button', { name: /^My List/ }).click()

const FEATURES: readonly Feature[] = [
  {
    name: 'search',
    path: '/parts',
    press: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('searchbox').pressSequentially('beacon')
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
    prepare: (page) => page.locator('.facet summary', { hasText: 'Light' }).first().click(),
    press: (page) => page.getByRole('checkbox', { name: /^No light/ }).check(),
    isDone: (page) => expect(page.locator('.filter-count')).toHaveText(/^\d+ of \d+ fans/),
  },
  {
    name: 'finish of a card',
    path: '/ceiling-fans/traditional',
    prepare: (page) => expect(card(page).getByRole('radio').nth(1)).toBeVisible(),
    press: (page) => card(page).getByRole('radio').nth(1).click(),
    isDone: (page) => expect(card(page).locator('h2 a')).toHaveAttribute('href', /\?finish=/),
  },
  {
    name: 'Keep',
    path: '/ceiling-fans/traditional',
    press: (page) => card(page).locator('[data-keep]').click(),
    isDone: (page) => expect(card(page).locator('[data-keep]')).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'list',
    path: '/parts',
    press: openList,
    isDone: (page) =>
      expect(sheet(page).getByRole('heading', { level: 4 })).toHaveText(['Alder 52', 'Beacon 60']),
  },
  {
    name: 'comparison',
    path: '/ceiling-fans/traditional',
    prepare: async (page) => {
      await openList(page)
      await expect(sheet(page).getByRole('heading', { level: 4 })).toHaveCount(2)
    },
    press: (page) => sheet(page).getByRole('button', { name: 'Compare 2 fans' }).click(),
    isDone: (page) =>
      expect(page.getByRole('dialog', { name: 'Compare' }).getByRole('columnheader')).toHaveText([
        /Alder 52/,
        /Beacon 60/,
      ]),
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
    isDone: (page) => expect(page.getByRole('dialog', { name: 'Pictures of Alder 52' })).toBeVisible(),
  },
]

const sentence = (page: Page) => page.locator('.not-loaded')
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

/** What is said within 6 s, with some more for a busy machine. */
const isSaid = (page: Page) => expect(sentence(page)).toHaveText(/did not load\. .*Try again$/)

/** A visitor comes to what he presses: to the list with two products on it. */
async function comeTo(page: Page, { name, path, prepare }: Feature): Promise<void> {
  if (name === 'list' || name === 'comparison')
    await page.addInitScript(() => {
      localStorage['my-list'] = 'alder-52,beacon-60'
    })
  const ready = page.waitForResponse(SENTENCE)
  await page.goto(path)
  await page.mouse.move(300, 300)
  await ready
  await prepare?.(page)
}

const some = (...names: string[]) => FEATURES.filter(({ name }) => names.includes(name))

for (const feature of FEATURES) {
  test(`${feature.name}: where files went with a former build, the page is loaded anew and does what was pressed @desk`, async ({
    page,
  }) => {
    await comeTo(page, feature)
    await page.route(FILES, (route) => route.fulfill({ status: 404 }))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) void page.unroute(FILES)
    })
    await feature.press(page)
    // Nobody who types is interrupted.
    if (['search', 'room'].includes(feature.name)) await tryAgain(page)
    await feature.isDone(page)
    await expect(sentence(page)).toHaveCount(0)
  })
}

for (const feature of some('filters', 'Keep', 'a larger picture'))
  test(`${feature.name}: while the server answers 500 it says so, and works when it is well again @desk`, async ({
    page,
  }) => {
    await comeTo(page, feature)
    await page.route(FILES, (route) => route.fulfill({ status: 500 }))
    await feature.press(page)
    await isSaid(page)
    await page.unroute(FILES)
    await tryAgain(page)
    await feature.isDone(page)
  })

for (const feature of some('search', 'finish of a card', 'list'))
  test(`${feature.name}: while files hang it is busy and says so, and works when they come @desk`, async ({
    page,
  }) => {
    await comeTo(page, feature)
    const release = await holdBack(page, FILES)
    await feature.press(page)
    await expect(page.locator('[aria-busy]').first()).toBeAttached()
    await isSaid(page)
    release()
    await feature.isDone(page)
    await expect(sentence(page)).toHaveCount(0)
  })

for (const feature of some('gallery', 'comparison', 'room'))
  test(`${feature.name}: without a line it says so, and works when it is back @desk`, async ({
    page,
    context,
  }) => {
    await comeTo(page, feature)
    await context.setOffline(true)
    await feature.press(page)
    await isSaid(page)
    await context.setOffline(false)
    await tryAgain(page)
    await feature.isDone(page)
  })

test('where the line dies before the first touch, it says so all the same, and works when it is back @phone', async ({
  page,
  context,
}) => {
  await page.goto('/ceiling-fans/traditional')
  await context.setOffline(true)
  await card(page).locator('[data-keep]').click()
  await expect(sentence(page)).toHaveText('This did not load. Please try again.')
  await expect(sentence(page)).toBeInViewport()
  await context.setOffline(false)
  await card(page).locator('[data-keep]').click()
  await expect(card(page).locator('[data-keep]')).toHaveAttribute('aria-pressed', 'true')
  await expect(sentence(page)).toHaveCount(0)
})
