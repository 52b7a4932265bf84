import type { BrowserContext, Page } from 'playwright/test'
import { expect as expectAtOnce } from 'playwright/test'
import { MY_LIST } from '../../src/catalogue/list-words.ts'
import { holdBack } from './visitor.ts'

/** A page is loaded twice. */
const expect = expectAtOnce.configure({ timeout: 20_000 })

/** What pages ask for when something is pressed: everything but themselves, their first script and the pictures that they show. */
const FILES = /\/(_astro\/(?!Page)[^/]+\.(js|glb)|data\/|api\/|models\/)/

/** What comes at the first pointer or key, and says that something did not load. */
const SENTENCE = /\/first-input-[^/]+\.js$/

/** What is done by files that a press asks for. */
export interface Feature {
  name: string
  path: string
  /** What comes before the files fail. */
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** What it needs, where a script of these would have to make first what is pressed. */
  files?: RegExp
  /** Fails until what was pressed has been done. */
  isDone: (page: Page) => Promise<unknown>
}

const card = (page: Page) => page.locator('[data-card]').first()
const sheet = (page: Page) => page.getByRole('dialog', { name: MY_LIST })
const openList = (page: Page) => page.getByRole('button', { name: new RegExp(`^${MY_LIST}`) }).click()

export const FEATURES: readonly Feature[] = [
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
    // Opened when the files fail already: a pointer on the bar asks for its island.
    press: async (page) => {
      await page.locator('.facet summary', { hasText: 'Light' }).first().click()
      await page.getByRole('checkbox', { name: /^No light/ }).check()
    },
    isDone: (page) => expect(page.locator('.filter-count')).toHaveText(/^\d+ of \d+ fans/),
  },
  {
    name: 'finish of a card',
    path: '/ceiling-fans/traditional',
    prepare: (page) => expect(card(page).getByRole('radio').nth(1)).toBeVisible(),
    press: (page) => card(page).getByRole('radio').nth(1).click(),
    files: /\/data\//,
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
    name: 'the names of rooms',
    path: '/ceiling-fans',
    press: (page) => page.locator('.room-in button').click(),
    files: /\/data\/rooms/,
    isDone: (page) => expect(page.locator('.room-in').getByRole('combobox')).toBeVisible(),
  },
  {
    name: 'a larger picture',
    path: '/ceiling-fans/traditional/alder-52',
    press: (page) => page.locator('[data-enlarge]').first().click(),
    isDone: (page) => expect(page.getByRole('dialog', { name: 'Pictures of Alder 52' })).toBeVisible(),
  },
]

export const sentence = (page: Page) => page.locator('.not-loaded')
export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()

/** Nobody who types is interrupted: the page is not loaded anew by itself. */
export const isTyped = ({ name }: Feature) => ['search', 'room'].includes(name)

/** What is said within 6 s, with some more for a busy machine, and can be seen: what failed, or what may still come. */
export async function isSaid(page: Page, how: 'failed' | 'slow' = 'failed'): Promise<void> {
  const words = { failed: 'This did not load', slow: 'This is slow to load' }[how]
  await expect(sentence(page)).toHaveText(RegExp(`(${words}|The filters have not loaded)\\. .*Try again$`), {
    timeout: 12_000,
  })
  await expect(sentence(page)).toBeInViewport()
}

/** A visitor comes to what he presses: to the list with two products on it. */
export async function comeTo(page: Page, { name, path, prepare }: Feature): Promise<void> {
  if (name === 'list' || name === 'comparison')
    await page.addInitScript(() => {
      localStorage['my-list'] = 'alder-52,beacon-60'
    })
  const ready = page.waitForResponse(SENTENCE)
  await page.goto(path)
  // Beside everything that a pointer would start.
  await page.mouse.move(2, 300)
  await ready
  await prepare?.(page)
}

/** Presses something without a line, again while the server answers 500, and again while the files hang; then they come. */
export async function pressThroughFailures(
  page: Page,
  context: BrowserContext,
  feature: Feature,
): Promise<void> {
  const { files = FILES } = feature
  await page.clock.install()
  await comeTo(page, feature)
  await context.setOffline(true)
  await feature.press(page)
  await isSaid(page)

  await page.route(files, (route) => route.fulfill({ status: 500 }))
  await context.setOffline(false)
  await tryAgain(page)
  await isSaid(page)

  await page.unroute(files)
  const release = await holdBack(page, files)
  await tryAgain(page)
  await expect(page.locator('[aria-busy=true]').first()).toBeAttached()
  await page.clock.fastForward(3500)
  await expect(sentence(page)).toHaveCount(0)
  await page.clock.fastForward(1500)
  await isSaid(page, 'slow')
  release()
  await feature.isDone(page)
  await expect(sentence(page)).toHaveCount(0)
}
