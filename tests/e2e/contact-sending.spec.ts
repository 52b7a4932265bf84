import {
  email,
  expect,
  fill,
  isSent,
  message,
  name,
  send,
  test,
  waitForHydration,
  writeMessage,
} from './contact-page.ts'
import { holdBack, recordRequests } from './visitor.ts'

test('a message is sent, the form is empty afterwards, and a second message is a second mail', async ({
  page,
  site,
}) => {
  const words = await writeMessage(page, 'Does it fit my porch?')
  await send(page).click()
  await isSent(page, site, words)
  for (const back of [() => page.goBack(), () => page.goto('/contact'), () => page.reload()]) {
    await back()
    for (const field of [name(page), email(page), message(page)]) await expect(field).toHaveValue('')
    await expect(send(page)).toBeVisible()
  }
  await fill(page, words)
  await send(page).click()
  await isSent(page, site, words, 2)
})

test('a message is kept when the network fails, and sent once at the second try', async ({ page, site }) => {
  const words = await writeMessage(page, 'Do you install?')
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await waitForHydration(page)
  await send(page).click()
  await expect(page).toHaveURL('/contact/error')
  await page.unroute('**/api/contact')
  await page.getByRole('link', { name: 'Back to Contact Form' }).click()
  await expect(message(page)).toHaveValue(words)
  await send(page).click()
  await isSent(page, site, words)
})

test('without a connection the form stays, says so, and sends once there is one', async ({
  page,
  site,
  context,
}) => {
  const words = await writeMessage(page, 'In a tunnel?')
  await waitForHydration(page)
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByRole('alert')).toHaveText('You are offline. Your message stays here.')
  await expect(message(page)).toHaveValue(words)
  await context.setOffline(false)
  await send(page).click()
  await isSent(page, site, words)
})

test('a double click sends once', async ({ page, site }) => {
  const posts = recordRequests(page, /\/api\/contact$/)
  const release = await holdBack(page, '**/api/contact')
  const words = await writeMessage(page, 'Twice?')
  await waitForHydration(page)
  await send(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Sending' }).click({ force: true })
  release()
  await isSent(page, site, words)
  expect(posts).toHaveLength(1)
})

test('an early click, before the script is there, sends as well, and once', async ({ page, site }) => {
  const release = await holdBack(page, '**/_astro/ContactForm.*.js')
  const words = await writeMessage(page, 'Early?')
  await send(page).dblclick()
  setTimeout(release, 400)
  await isSent(page, site, words)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message is sent, and a double click is one mail', async ({ page, site }) => {
    const words = await writeMessage(page, 'No script')
    await send(page).dblclick()
    await isSent(page, site, words)
  })

  test('the browser itself asks for what is missing or wrong', async ({ page }) => {
    await page.goto('/contact')
    for (const field of [name(page), email(page), message(page)]) {
      await expect(field).toHaveAttribute('required', '')
      await expect(field).toHaveAttribute('maxlength', /\d+/)
    }
    await fill(page, 'Hello')
    await email(page).fill('ann@localhost')
    await send(page).click()
    await expect(page).toHaveURL('/contact')
  })
})

test.describe('where nothing can be sent', () => {
  test.use({ canSend: false })

  test('a message with a list is there again on the way back and after a reload', async ({ page }) => {
    const words = 'Is it wet-rated?\n\nAnn'
    await page.goto('/contact?list=alder-52,axial-44,gone-1,%3Cb%3E')
    await expect(page.getByText('2 products in the link are not in our catalog.')).toBeVisible()
    await expect(page.getByText('The Axial 44 is no longer sold; the Axial 54 replaces it.')).toBeVisible()
    await fill(page, words)
    await send(page).click()
    await expect(page).toHaveURL(/\/contact\/error/)
    await page.getByRole('link', { name: 'Back to Contact Form' }).click()
    for (const again of [() => page.reload(), async () => undefined]) {
      await expect(name(page)).toHaveValue('Ann Lee')
      await expect(email(page)).toHaveValue('ann@example.com')
      await expect(message(page)).toHaveValue(words)
      await expect(page.getByRole('button', { name: 'Remove Alder 52' })).toBeVisible()
      await again()
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a failure leads to the page that says so', async ({ page }) => {
      await writeMessage(page, 'No script, no mail')
      await send(page).click()
      await expect(page).toHaveURL('/contact/error')
    })
  })
})

test('a form that the browser posted by itself is empty on the way back', async ({ page, site }) => {
  // The script of the form is never delivered.
  await page.route('**/_astro/ContactForm.*.js', (route) => route.abort())
  const words = await writeMessage(page, 'Posted without the script')
  await send(page).click()
  await isSent(page, site, words)
  // What was kept of the message is forgotten by a script of the page that says so.
  await page.waitForLoadState()
  await page.goBack()
  for (const field of [name(page), email(page), message(page)]) await expect(field).toHaveValue('')
})
