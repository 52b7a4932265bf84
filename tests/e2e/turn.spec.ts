import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { findBrowser, OFFLINE_ARGUMENTS, PLAYWRIGHT_ARGUMENTS } from '../find-browser.ts'
import { expect, test, tolerantTest as withFaults } from './test.ts'
import { NARROW } from './visitor.ts'

// One browser for all of these, as other journeys use another.
test.describe.configure({ mode: 'default' })

/** Browser flags of a machine without a graphics card. */
test.use({
  // Every pixel of a model is the processor's: as few as there are.
  viewport: NARROW,
  launchOptions: {
    executablePath: findBrowser(),
    args: [
      ...PLAYWRIGHT_ARGUMENTS,
      ...OFFLINE_ARGUMENTS,
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
})

const button = (page: Page) => page.getByRole('button', { name: 'View in 3D' })
const model = (page: Page) => page.getByRole('slider', { name: 'Turn Alder 52' })
const picture = (page: Page) => page.getByRole('link', { name: 'Alder 52 by Maxim Lighting. Shown in' })
const status = (page: Page) => page.getByRole('group', { name: 'Photos' }).getByRole('status')

/** For a drawing without a graphics card, on a busy machine. */
const DRAWING = { timeout: 40_000 }

async function turn(page: Page): Promise<void> {
  await button(page).click()
  await expect(model(page)).toBeInViewport(DRAWING)
}

/** The color of a drawn model, by its strongest pixels. */
async function drawnColour(page: Page): Promise<'red' | 'blue' | 'none'> {
  const image = sharp(await model(page).screenshot())
  const { width, height } = await image.metadata()
  // The ring of the focus is blue as well.
  const { data } = await image
    .extract({ left: 10, top: 10, width: width - 20, height: height - 20 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [red, blue] = [0, 0]
  for (let place = 0; place < data.length; place += 3) {
    const difference = (data[place] ?? 0) - (data[place + 2] ?? 0)
    if (difference > 80) red++
    if (difference < -80) blue++
  }
  return red + blue < 100 ? 'none' : red > blue ? 'red' : 'blue'
}

const showsColour = (page: Page, colour: Awaited<ReturnType<typeof drawnColour>>) =>
  expect.poll(() => drawnColour(page), DRAWING).toBe(colour)

/** Whether two frames of a model differ; a still model is not drawn again. */
const isMoving = (page: Page) =>
  model(page).evaluate(async (element) => {
    const frame = () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => resolve((element as HTMLCanvasElement).toDataURL())),
      )
    const one = await frame()
    await new Promise((resolve) => setTimeout(resolve, 100))
    return one !== (await frame())
  })

test.slow()

test('the 3D view turns a product in its finish by keys and drag, with its light and blades, and a lost drawing returns', async ({
  page,
}) => {
  await page.goto('/ceiling-fans/traditional')
  await page.getByRole('article').getByRole('link', { name: 'Alder 52' }).click()
  await turn(page)
  await expect(status(page)).toHaveText('')
  await expect(page.getByRole('button', { name: 'In your room' })).toBeHidden()

  await showsColour(page, 'red')
  await page.getByRole('radio', { name: 'Satin Nickel' }).check()
  await showsColour(page, 'blue')
  await model(page).press('ArrowRight')
  await expect(model(page)).toHaveAttribute('aria-valuetext', '15° from the right, 22° from below')
  await page.getByRole('button', { name: 'Right', exact: true }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(model(page)).toHaveAttribute(
    'aria-valuetext',
    '45° from the right, 22° from below, zoomed in 1.5 times',
  )
  await page.getByRole('button', { name: 'Front' }).click()
  await expect(model(page)).toHaveAttribute('aria-valuetext', 'From the front, 22° from below')
  await model(page).dragTo(model(page), {
    sourcePosition: { x: 180, y: 100 },
    targetPosition: { x: 80, y: 100 },
  })
  await expect(model(page)).toHaveAttribute('aria-valuetext', /from the right, 22° from below$/)

  const extension = await model(page).evaluateHandle((element) =>
    (element as HTMLCanvasElement).getContext('webgl2')?.getExtension('WEBGL_lose_context'),
  )
  await extension.evaluate((lost) => lost?.loseContext())
  await showsColour(page, 'none')
  await extension.evaluate((lost) => lost?.restoreContext())
  await showsColour(page, 'blue')

  await page.getByRole('button', { name: 'Turn light off' }).click()
  await expect(page.getByRole('button', { name: 'Light on' })).toBeVisible()
  await page.getByRole('button', { name: 'Spin the blades' }).click()
  await expect(page.getByRole('button', { name: 'Stop the blades' })).toBeVisible()
  await expect.poll(() => isMoving(page)).toBe(true)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(() => isMoving(page)).toBe(false)
  await model(page).scrollIntoViewIfNeeded()
  await expect.poll(() => isMoving(page)).toBe(true)
  // They never turn for who prefers no motion.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: /the blades/ })).toBeHidden()
  await expect.poll(() => isMoving(page)).toBe(false)

  // A wheel scrolls the page; with Ctrl one comes closer.
  await page.evaluate(() => scrollTo(0, 0))
  await model(page).hover()
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
  await model(page).hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect(model(page)).toHaveAttribute('aria-valuetext', /zoomed in [\d.]+ times$/)

  await expect(picture(page)).toBeHidden()
  const canvas = await model(page).elementHandle()
  await page.getByRole('button', { name: 'Back to the photos' }).click()
  await expect(picture(page)).toBeInViewport()
  const isFreed = canvas?.evaluate((element) =>
    (element as HTMLCanvasElement).getContext('webgl2')?.isContextLost(),
  )
  expect(await isFreed).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/traditional$/)
})

// The browser itself writes on its console what does not load.
withFaults('a model that doesn’t load is explained, and turns at the next click', async ({ page }) => {
  await page.goto('/ceiling-fans/traditional/alder-52')
  await page.route(/\.glb/, (route) => route.fulfill({ status: 500 }))
  await button(page).click()
  await expect(page.getByRole('alert')).toHaveText('This didn’t load. Reload the page', { timeout: 12_000 })
  await expect(picture(page)).toBeVisible()
  await page.unroute(/\.glb/)
  await page.evaluate(() => {
    const { prototype } = HTMLCanvasElement
    const { getContext } = prototype
    prototype.getContext = () => {
      prototype.getContext = getContext
      return null
    }
  })
  await button(page).click()
  await expect(status(page)).toHaveText('This browser can’t show the 3D view.', DRAWING)
  await expect(picture(page)).toBeVisible()
  await button(page).click()
  await expect(model(page)).toBeInViewport(DRAWING)
  await expect(status(page)).toHaveText('')
})
