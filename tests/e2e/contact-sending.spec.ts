import { expect, test } from './contact-page.ts'
import { holdBack, recordRequests } from './visitor.ts'

test('a sent message clears the form, and a second message is a second email', async ({ page, form }) => {
  const words = await form.write('Does it fit my porch?')
  await form.send.click()
  await form.isSent(words)
  for (const back of [() => page.goBack(), () => page.goto('/contact'), () => page.reload()]) {
    await back()
    for (const field of form.fields) await expect(field).toHaveValue('')
    await expect(form.send).toBeVisible()
  }
  await form.fill(words)
  await form.send.click()
  await form.isSent(words, 2)
})

test('a message survives a network failure and is sent once on retry', async ({ page, form }) => {
  const words = await form.write('Do you install?')
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.isHydrated()
  await form.send.click()
  await expect(page).toHaveURL('/contact/error')
  await page.unroute('**/api/contact')
  await page.getByRole('link', { name: 'Back to Contact Form' }).click()
  await expect(form.message).toHaveValue(words)
  await form.send.click()
  await form.isSent(words)
})

test('the form stays while offline, explains, and sends once online', async ({ page, form, context }) => {
  const words = await form.write('In a tunnel?')
  await form.isHydrated()
  await context.setOffline(true)
  await form.send.click()
  await expect(page.getByRole('alert')).toHaveText('You’re offline. Your message stays here.')
  await expect(form.message).toHaveValue(words)
  await context.setOffline(false)
  await form.send.click()
  await form.isSent(words)
})

test('a double click sends once', async ({ page, form }) => {
  const posts = recordRequests(page, /\/api\/contact$/)
  const release = await holdBack(page, '**/api/contact')
  const words = await form.write('Twice?')
  await form.isHydrated()
  await form.send.dblclick()
  await expect(page.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Sending' }).click({ force: true })
  release()
  await form.isSent(words)
  expect(posts).toHaveLength(1)
})

test('a click before the script loads sends once', async ({ page, form }) => {
  const release = await holdBack(page, '**/_astro/ContactForm.*.js')
  const words = await form.write('Early?')
  await form.send.dblclick()
  setTimeout(release, 400)
  await form.isSent(words)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the error page names the error, and a double click sends once', async ({ page, form }) => {
    await page.goto('/contact')
    for (const field of form.fields) {
      await expect(field).toHaveAttribute('required', '')
      await expect(field).toHaveAttribute('maxlength', /\d+/)
    }
    await form.fill('\u200b')
    await form.send.click()
    await expect(page.getByText('Please write a message before you send it.')).toBeVisible()
    await expect(page.getByText('We apologize, there was a problem')).toBeHidden()
    await page.goto('/contact/error')
    await expect(page.getByText('We apologize, there was a problem')).toBeVisible()
    await expect(page.getByText('Please write a message')).toBeHidden()
    const words = await form.write('No script')
    await form.send.dblclick()
    await form.isSent(words)
  })
})

test.describe('with sending blocked', () => {
  test.use({ canSend: false })

  test('a message with a list is restored on Back and after a reload', async ({ page, form }) => {
    const words = 'Is it wet-rated?\n\nAnn'
    await page.goto('/contact?list=alder-52,axial-44,gone-1,%3Cb%3E')
    await expect(page.getByText('2 products in this link aren’t in our catalog.')).toBeVisible()
    await expect(page.getByText('Axial 44 (discontinued, replaced by Axial 54).')).toBeVisible()
    await form.fill(words)
    await form.send.click()
    await expect(page).toHaveURL(/\/contact\/error/)
    await page.getByRole('link', { name: 'Back to Contact Form' }).click()
    for (const again of [() => page.reload(), async () => undefined]) {
      await expect(form.name).toHaveValue('Ann Lee')
      await expect(form.email).toHaveValue('ann@example.com')
      await expect(form.message).toHaveValue(words)
      await expect(page.getByRole('button', { name: 'Remove Alder 52' })).toBeVisible()
      await again()
    }
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a failure opens the error page', async ({ page, form }) => {
      await form.write('No script, no mail')
      await form.send.click()
      await expect(page).toHaveURL('/contact/error')
    })
  })
})

test('a form posted by the browser is empty on Back', async ({ page, form }) => {
  // The script of the form is never delivered.
  await page.route('**/_astro/ContactForm.*.js', (route) => route.abort())
  const words = await form.write('Posted without the script')
  await form.send.click()
  await form.isSent(words)
  // A script of the thank-you page deletes the saved message.
  await page.waitForLoadState()
  await page.goBack()
  for (const field of form.fields) await expect(field).toHaveValue('')
})
