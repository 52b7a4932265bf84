import {
  email,
  expect,
  fill,
  mailsWith,
  message,
  name,
  send,
  test,
  unique,
  waitForHydration,
} from './contact-page.ts'
import { holdBack } from './visitor.ts'

test('a message is sent, the form is empty afterwards, and a second message is a second mail', async ({
  page,
  works,
}) => {
  const words = unique('Does it fit my porch?')
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  await expect.poll(() => mailsWith(works, words)).toBe(1)
  for (const back of [() => page.goBack(), () => page.goto(`${works.url}/contact`), () => page.reload()]) {
    await back()
    for (const field of [name(page), email(page), message(page)]) await expect(field).toHaveValue('')
    await expect(send(page)).toBeVisible()
  }
  await fill(page, words)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  await expect.poll(() => mailsWith(works, words)).toBe(2)
})

test('a message that cannot be sent is there again on the way back and after a reload', async ({
  page,
  fails,
}) => {
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

test('a message is kept when the network fails, and sent once at the second try', async ({ page, works }) => {
  const words = unique('Do you install?')
  await page.goto(`${works.url}/contact`)
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fill(page, words)
  await waitForHydration(page)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/error`)
  await page.unroute('**/api/contact')
  await page.getByRole('link', { name: 'Back to Contact Form' }).click()
  await expect(message(page)).toHaveValue(words)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  expect(await mailsWith(works, words)).toBe(1)
})

test('without a connection the form stays, says so, and sends once there is one', async ({
  page,
  works,
  context,
}) => {
  const words = unique('In a tunnel?')
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await waitForHydration(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('You are offline. Your message stays here.')
  await expect(message(page)).toHaveValue(words)
  await context.setOffline(false)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  expect(await mailsWith(works, words)).toBe(1)
})

test('a double click sends once', async ({ page, works }) => {
  const words = unique('Twice?')
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact')) posts += 1
  })
  const release = await holdBack(page, '**/api/contact')
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await waitForHydration(page)
  await send(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Sending' }).click({ force: true })
  release()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  expect(posts).toBe(1)
  await expect.poll(() => mailsWith(works, words)).toBe(1)
})

test('an early click, before the script is there, sends as well, and once', async ({ page, works }) => {
  const words = unique('Early?')
  await page.route('**/_astro/ContactForm.*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await send(page).dblclick()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  await expect.poll(() => mailsWith(works, words)).toBe(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and a double click is one mail', async ({ page, works }) => {
    const words = unique('No script')
    await page.goto(`${works.url}/contact`)
    await fill(page, words)
    await send(page).dblclick()
    await expect(page).toHaveURL(`${works.url}/contact/successful`)
    await expect.poll(() => mailsWith(works, words)).toBe(1)
  })

  test('a failure leads to the page that says so', async ({ page, fails }) => {
    await page.goto(`${fails.url}/contact`)
    await fill(page, 'No script, no mail')
    await send(page).click()
    await expect(page).toHaveURL(`${fails.url}/contact/error`)
  })

  test('the browser itself asks for what is missing or wrong', async ({ page, works }) => {
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

test('a form that the browser posted by itself is empty on the way back', async ({ page, works }) => {
  const words = unique('Posted without the script')
  // The script of the form is never delivered.
  await page.route('**/_astro/ContactForm.*.js', (route) => route.abort())
  await page.goto(`${works.url}/contact`)
  await fill(page, words)
  await send(page).click()
  await expect(page).toHaveURL(`${works.url}/contact/successful`)
  await expect.poll(() => mailsWith(works, words)).toBe(1)
  // What was kept of the message is forgotten by a script of the page that says so.
  await page.waitForLoadState()
  await page.goBack()
  for (const field of [name(page), email(page), message(page)]) await expect(field).toHaveValue('')
})
