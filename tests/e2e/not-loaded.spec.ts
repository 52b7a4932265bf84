import type { Page, Request } from 'playwright/test'
import { MY_LIST } from '../../src/catalogue/list-words.ts'
import { serveFormerBuild } from './former-build.ts'
import {
  comeTo,
  FEATURES,
  isSaid,
  isTyped,
  pressThroughFailures,
  sentence,
  tryAgain,
} from './pressed-features.ts'
import { expect, tolerantTest as test } from './test.ts'
import { holdBack } from './visitor.ts'

/** Opens a list whose scripts for what is pressed do not come, until they may. */
async function openWithoutScripts(page: Page): Promise<() => Promise<void>> {
  await page.goto('/ceiling-fans/traditional')
  await page.mouse.move(300, 300)
  await page.waitForLoadState('networkidle')
  const scripts = /_astro\/(?!Page)[^/]+\.js/
  await page.route(scripts, (route) => route.abort())
  return () => page.unroute(scripts)
}

for (const feature of FEATURES) {
  const { name, press, isDone } = feature

  test(`${name}: when the next build is published, an open page is loaded anew and does what was pressed @desk`, async ({
    page,
  }) => {
    const { publish } = await serveFormerBuild(page)
    await comeTo(page, feature)
    await publish('own')
    await press(page)
    if (isTyped(feature)) await tryAgain(page)
    await isDone(page)
    await expect(sentence(page)).toHaveCount(0)
  })

  test(`${name}: without a line, while the server answers 500 and while files hang, it says so, and works when they come @desk`, async ({
    page,
    context,
  }) => pressThroughFailures(page, context, feature))
}

test('an open page that the next build does not have stays, and says at every press what did not load @desk', async ({
  page,
}) => {
  const { publish } = await serveFormerBuild(page)
  await page.goto('/ceiling-fans/traditional')
  await page.mouse.move(300, 300)
  await publish('random')
  await page.locator('[data-keep]').first().click()
  await isSaid(page)
  await tryAgain(page)
  await isSaid(page)
  await page.locator('.facet summary', { hasText: 'Light' }).first().click()
  await page.getByRole('checkbox', { name: /^No light/ }).check()
  await expect(sentence(page)).toHaveText('The filters have not loaded. Here is the whole list. Try again')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Traditional Ceiling Fans')
})

test('what was pressed and is gone from the page of the next build is told, and that page works @desk', async ({
  page,
}) => {
  const { publish } = await serveFormerBuild(page)
  await page.goto('/ceiling-fans')
  await page.mouse.move(300, 300)
  await publish('random')
  await page.locator('.facet summary', { hasText: 'Brand' }).first().click()
  await page.getByRole('checkbox', { name: 'Maxim Lighting' }).check()
  await expect(sentence(page)).toHaveText('What you pressed is not on this page now. Try again', {
    timeout: 12_000,
  })
  await page.getByRole('textbox', { name: 'Room length in feet' }).fill('12')
  await page.getByRole('textbox', { name: 'Room width in feet' }).fill('11')
  await expect(page).toHaveURL(/room=12x11/)
})

test('where the line dies before the first touch, it says so all the same, and works when it is back @phone', async ({
  page,
  context,
}) => {
  await page.goto('/ceiling-fans/traditional')
  await context.setOffline(true)
  const keep = page.locator('[data-keep]').first()
  await keep.click()
  await expect(sentence(page)).toHaveText('This has not loaded. Please try again.')
  await expect(sentence(page)).toBeInViewport()
  await context.setOffline(false)
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
  await expect(sentence(page)).toHaveCount(0)
})

test('a slow press on Try again in the search, with the line back, finds what was typed there @desk', async ({
  page,
  context,
}) => {
  await page.goto('/parts')
  await page.mouse.move(600, 600)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').pressSequentially('beacon')
  await isSaid(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).hover()
  await page.mouse.down()
  const beacon = page.locator('#site-search').getByRole('link', { name: /Beacon 60/ })
  await expect(beacon).toBeVisible()
  await page.mouse.up()
  await expect(beacon).toBeVisible()
  await expect(sentence(page)).toHaveCount(0)
})

test('what is opened and typed while a page is loaded anew on a slow line is there when it has come @desk', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page)
  const comeAnew = await holdBack(page, '**/ceiling-fans/traditional')
  const isAskedFor = page.waitForRequest('**/ceiling-fans/traditional')
  await page.locator('[data-keep]').first().click()
  await isAskedFor
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').pressSequentially('beacon')
  await letScriptsCome()
  comeAnew()
  await expect(page.locator('[data-keep]').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#site-search').getByRole('link', { name: /Beacon 60/ })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('what is pressed while the page goes does not take what is left for the next one @desk', async ({
  page,
}) => {
  const letScriptsCome = await openWithoutScripts(page)
  const go = Promise.withResolvers<void>()
  const isDocument = (request: Request) => request.isNavigationRequest()
  await page.route('**/ceiling-fans/traditional', async (route) => {
    if (isDocument(route.request())) await go.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').pressSequentially('beacon')
  await isSaid(page)
  // While a page goes, a driver can do nothing on it.
  await page.evaluate(() => {
    navigation?.addEventListener('navigate', () =>
      setTimeout(() => document.querySelector<HTMLElement>('[data-list-open]')?.click()),
    )
  })
  const isLeft = page.waitForRequest(isDocument)
  await page.locator('[data-keep]').first().focus()
  await page.keyboard.press('Enter')
  await isLeft
  await page.waitForResponse(/reopen\.js/)
  await letScriptsCome()
  go.resolve()
  await expect(page.locator('#site-search').getByRole('link', { name: /Beacon 60/ })).toBeVisible()
})

test('where the ratings that rooms ask for cannot be had, that is said, and a porch has its fans when they can @phone', async ({
  page,
}) => {
  const porchFans = page.getByText('Here a fan must be rated damp or wet. 4 of our 57 fans fit.')
  await page.route('**/data/rooms.*', (route) => route.fulfill({ status: 500 }))
  await page.goto('/ceiling-fans?in=porch&room=14x12&ceiling=9')
  await isSaid(page)
  // Something else that asked may load the page anew after that.
  await page.waitForLoadState('networkidle')
  await isSaid(page)
  await expect(porchFans).toHaveCount(0)
  await page.unroute('**/data/rooms.*')
  await tryAgain(page)
  await expect(porchFans).toBeVisible()
  await expect(sentence(page)).toHaveCount(0)
})

test('where nothing is found and the line is gone, that is said all the same, with the phone and all choices to clear @phone', async ({
  page,
}) => {
  await page.route('**/_astro/WaysOut.*.js', (route) => route.abort())
  await page.goto('/ceiling-fans?span=-36&place=rain')
  await expect(page.getByRole('heading', { name: 'No fan matches all your choices' })).toBeVisible()
  const call = page.locator('main').getByText(/^Call .+: we can help you find one\.$/)
  await expect(call.getByRole('link')).toHaveAttribute('href', /^tel:/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(sentence(page)).toHaveCount(0)
})

const FIRST_SCRIPT = /\/Page\.[^/]+\.js/

test('where the script of every page fails once, it is asked for again and does what was pressed meanwhile @phone', async ({
  page,
}) => {
  await page.route(FIRST_SCRIPT, (route) => route.fulfill({ status: 404 }))
  const release = await holdBack(page, /\?again$/)
  await page.goto('/ceiling-fans/traditional')
  const keep = page.locator('[data-keep]').first()
  await keep.click()
  release()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
})

test('where it never comes, the menu opens, a press says so within 6 s, and the page works when it is loaded anew @phone', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(FIRST_SCRIPT, (route) => route.fulfill({ status: 404 }))
  await page.goto('/ceiling-fans/traditional?finish=white')
  await page.clock.fastForward(5000)
  await expect(sentence(page)).toHaveText(
    'The filters have not loaded. Here is the whole list. Please try again.',
  )
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto('/ceiling-fans/traditional')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.locator('#site-menu')
  await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeVisible()
  await menu.getByRole('button', { name: MY_LIST }).click()
  await page.clock.fastForward(5000)
  await expect(sentence(page)).toHaveText('This has not loaded. Please try again.')
  await expect(sentence(page)).toBeInViewport()
  await page.unroute(FIRST_SCRIPT)
  await page.getByRole('link', { name: 'Please try again.' }).click()
  const keep = page.locator('[data-keep]').first()
  await keep.click()
  await expect(keep).toHaveAttribute('aria-pressed', 'true')
})
