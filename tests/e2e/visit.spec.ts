import type { BrowserContext, Page } from 'playwright/test'
import { expect, PAGE_KINDS, test } from './test.ts'

const LIST = PAGE_KINDS['fan category']

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

const forbidStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('forbidden by a test', 'SecurityError')
      },
    })
  })

/** Scrolls until a link is in view, as a visitor would, and gives the place. */
async function scrollTo(page: Page, name: string): Promise<number> {
  await page.getByRole('link', { name, exact: true }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 120)
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100)
  await page.waitForTimeout(150)
  return scrollY(page)
}

/** The script that keeps a page's place is fetched when a visitor first points, touches or presses a key. */
async function pointAt(page: Page): Promise<void> {
  const isReady = page.waitForResponse(/leaving/)
  await page.mouse.move(40, 200)
  await page.mouse.move(60, 240)
  await isReady
}

const isAt = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - place), { timeout: 4000 }).toBeLessThanOrEqual(2)

async function staysAtTop(page: Page): Promise<void> {
  await page.waitForTimeout(600)
  expect(await scrollY(page)).toBe(0)
}

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
        await pointAt(page)
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
      await pointAt(page)
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

    test('Page Not Found from a link goes back to where the visitor was', async ({ page }) => {
      await page.goto('/parts')
      await page.evaluate(() => {
        const link = document.createElement('a')
        link.href = '/nope'
        link.textContent = 'broken'
        document.querySelector('main')?.append(link)
      })
      const place = await scrollTo(page, 'broken')
      await page.getByRole('link', { name: 'broken' }).click()
      await page.getByRole('link', { name: 'Go Back' }).click()
      await expect(page).toHaveURL(/\/parts$/)
      // The browser's Back finds the place; the broken link, which made the page longer, is gone with the visit.
      if (place > 300) await expect.poll(() => scrollY(page)).toBeGreaterThan(place - 100)
    })

    test('Page Not Found without a screen before it leads home', async ({ page }) => {
      await page.goto('/nope')
      await page.getByRole('link', { name: 'Go To Home Page' }).click()
      await expect(page).toHaveURL(/:\d+\/$/)
    })

    test('Page Not Found by a typed address knows the screen before if this tab may remember', async ({
      page,
    }) => {
      await page.goto('/parts')
      await page.goto('/nope')
      await page.goto('/nope/again')
      const name = storage === 'allowed' ? 'Go Back' : 'Go To Home Page'
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL(storage === 'allowed' ? /\/parts$/ : /:\d+\/$/)
    })

    test('the gallery moves', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Next image' }).click()
      await expect(page.getByRole('status')).toHaveText(/Image 2 .*6/)
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

test('each screen is recorded once, and a reload is not its own previous', async ({ page }) => {
  const record = () =>
    page.evaluate(() => [sessionStorage.getItem('previous-path'), sessionStorage.getItem('current-path')])
  await page.goto('/parts')
  await page.goto('/blog')
  expect(await record()).toEqual(['/parts', '/blog'])
  await page.reload()
  expect(await record()).toEqual(['/parts', '/blog'])
  await page.goto('/nope')
  expect(await record()).toEqual(['/parts', '/blog'])
})

/** Notes on this side what a page tells while it is being left. */
async function noteWaiting(page: Page): Promise<{ afterMs: number; clearance: number }[]> {
  const notices: { afterMs: number; clearance: number }[] = []
  await page.exposeFunction('noteNotice', (notice: (typeof notices)[number]) => void notices.push(notice))
  await page.addInitScript(() => {
    let clickedAt = 0
    addEventListener('click', ({ timeStamp }) => {
      clickedAt = timeStamp
    })
    new MutationObserver(() => {
      const notice = [...document.querySelectorAll('[role=status]')].find(
        ({ textContent }) => textContent === 'Thank You For Your Patience While Your Results Load',
      )
      if (!notice) return
      const { noteNotice } = window as unknown as { noteNotice: (what: object) => void }
      const actions = document.querySelector('.actions')?.getBoundingClientRect().top ?? innerHeight
      const clearance = actions - notice.getBoundingClientRect().bottom
      noteNotice({ afterMs: performance.now() - clickedAt, clearance })
    }).observe(document, { childList: true, subtree: true })
  })
  return notices
}

test.describe('waiting', () => {
  const hold = async (page: Page, ms: number) => {
    // What is readied in advance passes by the route.
    await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
    await page.route('**/ceiling-fans/outdoor', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, ms))
      await route.continue().catch(() => undefined)
    })
  }
  const toOutdoor = (page: Page) =>
    page.locator('main').getByRole('link', { name: 'Outdoor Ceiling Fans' }).first()

  test('for a page that is long in coming, and the words go with it', async ({ page }) => {
    const notices = await noteWaiting(page)
    await page.goto('/ceiling-fans')
    await pointAt(page)
    await hold(page, 1500)
    await toOutdoor(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outdoor Ceiling Fans')
    expect(notices).toHaveLength(1)
    expect(notices[0]?.afterMs).toBeGreaterThanOrEqual(400)
    expect(notices[0]?.afterMs).toBeLessThan(1500)
    await page.goBack()
    await expect(page.getByText('Thank You For Your Patience')).toHaveCount(0)
  })

  test('ends when the visitor stops the browser', async ({ page }) => {
    const notices = await noteWaiting(page)
    await page.goto('/ceiling-fans')
    await pointAt(page)
    await hold(page, 5000)
    await page.evaluate(() => void setTimeout(() => window.stop(), 1200))
    await toOutdoor(page).click({ noWaitAfter: true })
    await expect.poll(() => notices.length).toBe(1)
    await expect(page.getByText('Thank You For Your Patience')).toHaveCount(0)
    await expect(page).toHaveURL(/ceiling-fans$/)
  })

  test('stands clear of a product’s actions on a phone', async ({ page, viewport }) => {
    test.skip((viewport?.width ?? 0) > 900, 'a desk has the actions beside the picture')
    const notices = await noteWaiting(page)
    await page.goto(PAGE_KINDS['fan detail'])
    await pointAt(page)
    await hold(page, 1200)
    await toOutdoor(page).click()
    await expect(page).toHaveURL(/outdoor$/)
    expect(notices[0]?.clearance).toBeGreaterThanOrEqual(0)
  })

  test('on a fast line nobody is told anything', async ({ page }) => {
    const notices = await noteWaiting(page)
    await page.goto('/ceiling-fans')
    await pointAt(page)
    await toOutdoor(page).click()
    await page.getByRole('link', { name: 'Beacon 60' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beacon 60')
    expect(notices).toEqual([])
  })
})

test('a service worker of an earlier site is unregistered', async ({ page }) => {
  await page.goto('/blog')
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  // Any module of this site will do.
  await page.evaluate(async () => {
    const script = document.querySelector('astro-island')?.getAttribute('component-url') ?? ''
    await navigator.serviceWorker.register(script, { type: 'module' })
  })
  expect(await count()).toBe(1)
  await page.goto('/parts')
  await expect.poll(count).toBe(0)
})

test.describe('the store’s hours, for a visitor in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  for (const { at, text } of [
    { at: '2026-11-24T09:00:00-05:00', text: 'Open until 5:00 PM' },
    { at: '2026-11-24T08:59:59-05:00', text: 'Closed, opens at 9:00 AM' },
    { at: '2026-11-25T17:00:00-05:00', text: 'Closed, opens Friday 9:00 AM' },
    { at: '2026-11-28T17:00:00-05:00', text: 'Closed, opens Monday 9:00 AM' },
  ]) {
    test(`at ${at}: ${text}`, async ({ page, viewport }) => {
      await page.clock.setFixedTime(new Date(at))
      await page.goto('/')
      const visit = page.locator('section[aria-labelledby="visit"]')
      await visit.scrollIntoViewIfNeeded()
      await expect(visit.getByText(text)).toBeVisible()
      if ((viewport?.width ?? 0) > 900) {
        await expect(page.getByRole('banner').getByText(text).first()).toBeVisible()
        return
      }
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('#site-menu').getByText(text)).toBeVisible()
      await expect(page.locator('#site-menu').getByText('9:00 AM to 5:00 PM')).toBeVisible()
    })
  }

  test('the words change when the store closes', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-24T16:58:00-05:00') })
    await page.goto('/contact')
    const card = page.getByRole('complementary', { name: 'The showroom' })
    await expect(card.getByText('Open until 5:00 PM')).toBeVisible()
    await page.clock.runFor('03:00')
    await expect(card.getByText('Closed, opens tomorrow 9:00 AM')).toBeVisible()
  })

  test('nothing moves when the words come', async ({ page }) => {
    await page.route('**/opening-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/contact', { waitUntil: 'networkidle' })
    const card = page.getByRole('complementary', { name: 'The showroom' })
    const hours = card.getByRole('table')
    const before = await hours.boundingBox()
    await page.unroute('**/opening-*.js')
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await expect(card.getByText(/^(Open|Closed)\b.* [AP]M$/)).toBeVisible()
    expect(await hours.boundingBox()).toEqual(before)
  })
})

test('analytics are not shipped unless they are asked for', async ({ request }) => {
  for (const path of Object.values(PAGE_KINDS)) {
    const html = await (await request.get(path)).text()
    expect(html).not.toContain('sendBeacon')
  }
})
