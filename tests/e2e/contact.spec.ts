import { expect, type Page, test } from 'playwright/test'
import { startContactSite } from './contact-site.ts'

let works: Awaited<ReturnType<typeof startContactSite>>
let fails: Awaited<ReturnType<typeof startContactSite>>
test.beforeAll(async () => {
  works = await startContactSite()
  fails = await startContactSite({ canSend: false })
})
test.afterAll(async () => {
  await works.stop()
  await fails.stop()
})
test.beforeEach(async ({ context }) => {
  const isHere = (url: URL) => url.hostname === 'localhost'
  await context.route(
    (url) => !isHere(url),
    (route) => route.abort(),
  )
})

const name = (page: Page) => page.getByLabel('Name', { exact: true })
const email = (page: Page) => page.getByLabel('E-mail', { exact: true })
const message = (page: Page) => page.getByLabel('Message', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })
const summary = (page: Page) => page.getByRole('alert')

/** A text that no other test sends. */
const unique = (words: string) => `${words} (${crypto.randomUUID()})`

async function fill(page: Page, words: string) {
  await name(page).fill('Ann Lee')
  await email(page).fill('ann@example.com')
  await message(page).fill(words)
}

const mailsWith = async (words: string) =>
  (await works.mails()).filter(({ text }) => text.includes(words)).length

async function isAlive(page: Page) {
  await expect(page.locator('form.contact-form')).toHaveJSProperty('noValidate', true)
}

test('a message is sent, and the form is empty afterwards', async ({ page }) => {
  const words = unique('Does it fit my porch?')
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  await expect.poll(() => mailsWith(words)).toBe(1)
  for (const back of [() => page.goBack(), () => page.goto(`${works.url}/contact`), () => page.reload()]) {
    await back()
    for (const field of [name(page), email(page), message(page)]) await expect(field).toHaveValue('')
    await expect(send(page)).toBeVisible()
  }
})

test('two messages of one visitor are two mails', async ({ page }) => {
  const words = unique('How loud is it?')
  for (let time = 1; time <= 2; time++) {
    await page.goto(`${works.url}/contact`)
    await fill(page, words)
    await send(page).click()
    await expect(page).toHaveURL(`${works.url}/contact/successful`)
    await expect.poll(() => mailsWith(words)).toBe(time)
  }
})

test('a message that cannot be sent is there again on the way back and after a reload', async ({ page }) => {
  const words = unique('Is it wet-rated?\n\nAnn')
  await page.goto(`${fails.url}/contact`)
  await fill(page, words)
  await send(page).click()
  await expect(page).toHaveURL(`${fails.url}/contact/error`)
  await page.getByRole('link', { name: 'Back to Contact Form' }).click()
  for (const again of [() => page.reload(), async () => undefined]) {
    await expect(name(page)).toHaveValue('Ann Lee')
    await expect(email(page)).toHaveValue('ann@example.com')
    await expect(message(page)).toHaveValue(words)
    await again()
  }
})

test('a message is kept when the network fails, and sent once at the second try', async ({ page }) => {
  const words = unique('Do you install?')
  await page.goto(`${works.url}/contact`)
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fill(page, words)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/error`)
  await page.unroute('**/api/contact')
  await page.getByRole('link', { name: 'Back to Contact Form' }).click()
  await expect(message(page)).toHaveValue(words)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  expect(await mailsWith(words)).toBe(1)
})

test('a double click sends once', async ({ page }) => {
  const words = unique('Twice?')
  let posts = 0
  await page.route('**/api/contact', async (route) => {
    posts += 1
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await isAlive(page)
  await send(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Sending' }).click({ force: true })
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  expect(posts).toBe(1)
  await expect.poll(() => mailsWith(words)).toBe(1)
})

test('an early click, before the script is there, sends as well, and once', async ({ page }) => {
  const words = unique('Early?')
  await page.route('**/_astro/ContactForm.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await send(page).dblclick()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  await expect.poll(() => mailsWith(words)).toBe(1)
})

test('what is typed before the script is there stays', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_astro/ContactForm.*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${works.url}/contact`)
  await fill(page, 'Typed early')
  release()
  await isAlive(page)
  await expect(message(page)).toHaveValue('Typed early')
  await expect(name(page)).toHaveValue('Ann Lee')
})

test('React is not loaded before the visitor turns to the form', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.goto(`${works.url}/contact`, { waitUntil: 'networkidle' })
  expect(scripts.filter((path) => /client|ContactForm\./.test(path))).toEqual([])
  await name(page).focus()
  await isAlive(page)
})

test('an empty form says what to mend, takes the focus there and leads to the fields', async ({ page }) => {
  await page.goto(`${works.url}/contact`)
  const title = await page.title()
  await name(page).focus()
  await isAlive(page)
  await send(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await expect(summary(page).getByRole('link')).toHaveText([
    'Please enter your name.',
    'Please enter your e-mail address.',
    'Please write a message before you send it.',
  ])
  await summary(page).getByRole('link', { name: 'Please enter your e-mail address.' }).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page)).toHaveAccessibleDescription(
    /answer your message\. Please enter your e-mail address\./,
  )

  await email(page).fill('ann')
  await email(page).blur()
  await expect(email(page)).toHaveAccessibleDescription(/such as name@example\.com/)
  await email(page).fill('ann@example.com')
  await email(page).blur()
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  await name(page).fill('Ann')
  await message(page).fill(unique('Mended'))
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
})

test('a long text that is pasted stays whole, and the form says how long it is', async ({ page }) => {
  await page.goto(`${works.url}/contact`)
  await message(page).focus()
  await isAlive(page)
  await message(page).fill('a'.repeat(5013))
  await expect(page.getByText('5,013 / 5,000')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'shorten' })).toHaveText(
    'Please shorten your message to 5,000 characters or fewer.',
  )
  await expect(message(page)).toHaveValue('a'.repeat(5013))
  await message(page).fill('a'.repeat(5000))
  await expect(page.getByText('/ 5,000')).toHaveCount(0)
})

test('the keyboard alone is enough', async ({ page }) => {
  const words = unique('By keyboard')
  await page.goto(`${works.url}/contact`)
  await name(page).focus()
  await isAlive(page)
  await page.keyboard.type('Ann')
  await page.keyboard.press('Enter')
  await expect(summary(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(email(page)).toBeFocused()
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Tab')
  await expect(message(page)).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
})

test('a message about a product starts with its name, once', async ({ page }) => {
  const contact = `${works.url}/contact?about=/ceiling-fans/outdoor/beacon-60`
  await page.goto(contact)
  await expect(message(page)).toHaveValue('Maxim Lighting Beacon 60\n\n')
  await message(page).focus()
  await page.keyboard.type('Is it quiet?')
  await page.reload()
  const first = 'Maxim Lighting Beacon 60\n\nIs it quiet?'
  await expect(message(page)).toHaveValue(first)
  await page.goto(`${works.url}/contact?about=/lighting-fixtures/chandeliers/wagoner-8`)
  await expect(message(page)).toHaveValue(/^.*Wagoner.*\n\nMaxim/)
  expect((await message(page).inputValue()).endsWith(first)).toBe(true)
})

test('an address that names no product leaves the form alone', async ({ page }) => {
  await page.goto(`${works.url}/contact?about=/ceiling-fans/outdoor/unknown`, { waitUntil: 'networkidle' })
  await expect(message(page)).toHaveValue('')
  await page.goto(`${works.url}/contact?about=<b>Buy</b>`, { waitUntil: 'networkidle' })
  await expect(message(page)).toHaveValue('')
})

test('the form fits a narrow screen, with fields and button large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${works.url}/contact`)
  await name(page).focus()
  await isAlive(page)
  await send(page).click()
  await expect(summary(page)).toBeFocused()
  for (const target of [name(page), email(page), send(page), summary(page).getByRole('link').first()]) {
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and a double click is one mail', async ({ page }) => {
    const words = unique('No script')
    await page.goto(`${works.url}/contact`)
    await fill(page, words)
    await send(page).dblclick()
    await expect(page).toHaveURL(`${works.url}/contact/successful`)
    await expect.poll(() => mailsWith(words)).toBe(1)
  })

  test('a failure leads to the page that says so', async ({ page }) => {
    await page.goto(`${fails.url}/contact`)
    await fill(page, 'No script, no mail')
    await send(page).click()
    await expect(page).toHaveURL(`${fails.url}/contact/error`)
  })

  test('the browser itself asks for what is missing or wrong', async ({ page }) => {
    await page.goto(`${works.url}/contact`)
    for (const field of [name(page), email(page), message(page)]) {
      await expect(field).toHaveAttribute('required', '')
      await expect(field).toHaveAttribute('maxlength', /\d+/)
    }
    await fill(page, 'Hello')
    await email(page).fill('ann@localhost')
    await send(page).click()
    await expect(page).toHaveURL(`${works.url}/contact`)
  })
})

test('a form that the browser posted by itself is empty on the way back', async ({ page }) => {
  const words = unique('Posted before the island came')
  // The island never comes: its script is not delivered.
  await page.route('**/_astro/ContactForm.*.js', (route) => route.abort())
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  await expect.poll(() => mailsWith(words)).toBe(1)
  await page.goBack()
  for (const field of [name(page), email(page), message(page)]) await expect(field).toHaveValue('')
})
