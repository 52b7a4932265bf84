import { axeFaults } from './axe.ts'
import { expect, test, unique } from './contact-page.ts'
import { holdBack, NARROW, recordRequests } from './visitor.ts'
import { DESK } from './windows.ts'

const API = '**/api/contact'

test('the keyboard alone skips to the content, corrects an empty form and sends it', async ({
  page,
  form,
}) => {
  await page.setViewportSize(DESK)
  await page.goto('/contact')
  // The reading order is the visual order.
  const boxes = await page
    .locator('main > .column > :not(script)')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect))
  expect(boxes.length).toBeGreaterThan(5)
  for (const [place, { top, left }] of boxes.entries()) {
    const before = boxes[place - 1]
    if (before) expect(top >= before.bottom || left >= before.right).toBe(true)
  }
  await page.setViewportSize(NARROW)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()

  await form.name.focus()
  await form.isHydrated()
  const title = await page.title()
  await page.keyboard.press('Enter')
  await expect(form.summary).toBeFocused()
  for (const target of [form.name, form.email, form.send, form.summary.getByRole('link').first()]) {
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(NARROW.width)
  }
  await expect(page).toHaveTitle(`Error: ${title}`)
  await expect(form.summary.getByRole('link')).toHaveText([
    'Please enter your name.',
    'Please enter your email address.',
    'Please write a message before you send it.',
  ])
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.name).toBeFocused()
  await page.keyboard.type('Ann')
  await page.keyboard.press('Tab')
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await expect(form.email).toHaveAccessibleDescription(
    /What we do with the email\. Please enter your email address\./,
  )
  await page.keyboard.type('ann')
  await page.keyboard.press('Tab')
  await expect(form.email).toHaveAccessibleDescription(/such as name@example\.com/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.type('@example.com')
  await page.keyboard.press('Tab')
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  await expect(form.message).toBeFocused()
  const words = unique('By keyboard')
  await page.keyboard.type(words)
  for (const stop of [
    page.getByText('Tell us when you’re coming'),
    page.getByText('I’m a trade professional'),
    form.send,
  ]) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await form.isSent(words)
})

test('a message with a list survives no connection, a lost answer and a reload, and a double click sends it once', async ({
  page,
  form,
  context,
}) => {
  await page.goto('/contact?list=alder-52,axial-44,gone-1,%3Cb%3E')
  await expect(page.getByText('2 products in this link aren’t in our catalog.')).toBeVisible()
  await expect(page.getByText('Axial 44 (discontinued, replaced by Axial 54).')).toBeVisible()
  const words = unique('Is it wet-rated?\n\nAnn')
  await form.fill(words)
  await form.isHydrated()
  await context.setOffline(true)
  await form.send.click()
  await expect(form.summary).toHaveText('You’re offline. Your message stays here.')
  await context.setOffline(false)
  await page.route(API, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await form.send.click()
  await expect(page).toHaveURL('/contact/error')
  await expect(page.getByText('We apologize, there was a problem')).toBeVisible()
  await expect(page.getByText('Please write a message')).toBeHidden()
  await page.unroute(API)
  await page.getByRole('link', { name: 'Back to Contact Form' }).click()
  for (const again of [() => page.reload(), async () => undefined]) {
    await expect(form.name).toHaveValue('Ann Lee')
    await expect(form.email).toHaveValue('ann@example.com')
    await expect(form.message).toHaveValue(words)
    await expect(page.getByRole('button', { name: 'Remove Alder 52' })).toBeVisible()
    await again()
  }

  const posts = recordRequests(page, /\/api\/contact$/)
  const release = await holdBack(page, API)
  await form.name.focus()
  await form.isHydrated()
  await form.send.dblclick()
  const sending = page.getByRole('button', { name: 'Sending' })
  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  await sending.click({ force: true })
  release()
  await form.isSent(words)
  expect(posts).toHaveLength(1)
})

test('before the form’s script, message and list survive a reload, are sent once and then gone', async ({
  page,
  form,
}) => {
  const releaseScript = await holdBack(page, '**/_astro/ContactForm.*.js')
  await page.goto('/ceiling-fans/traditional/alder-52')
  await page.getByRole('link', { name: 'Ask about parts for this fan' }).click()
  await page.waitForURL(/contact/)
  const words = unique('How heavy?')
  await form.fill(words)
  await page.reload()
  await expect(form.message).toHaveValue(words)
  // The script comes while the browser posts the form.
  const releasePost = await holdBack(page, API)
  const names = page.waitForResponse('**/contact/products.json')
  // May wait for the page that comes.
  const clicks = form.send.dblclick()
  await page.waitForRequest(API)
  releaseScript()
  await names
  // For the form to show them: a locator may wait as well.
  await page.waitForTimeout(200)
  releasePost()
  await clicks
  expect((await form.isSent(words))?.text).toContain('- Alder 52 by Maxim Lighting')
  // A script of the thank-you page deletes the saved message.
  await page.waitForLoadState()
  await page.goBack()
  for (const field of form.fields) await expect(field).toHaveValue('')
})

test('the thank-you page shows what its tab sent, and the form is empty for the next message', async ({
  page,
  form,
}) => {
  await page.goto('/contact/successful?list=alder-52&contactFormMessage=Pay')
  await expect(page.getByRole('heading', { name: 'What You Sent' })).toBeHidden()
  const words = unique('Is it <b>loud</b>?\n\nAnn')
  await page.goto('/contact?list=alder-52.satin-nickel')
  await form.fill(words)
  await expect(page.getByRole('button', { name: 'Remove Alder 52' })).toBeVisible()
  await form.send.click()
  await form.isSent(words)
  const sent = page.getByRole('region', { name: 'What You Sent' })
  await expect(sent.getByRole('definition')).toHaveText([
    'Ann Lee\nann@example.com',
    words,
    'Alder 52 by Maxim Lighting, Satin Nickel, 52 in., Model AL-5205',
  ])
  expect(await axeFaults(page)).toEqual([])

  // A new message is not mistaken for the sent one.
  await page.getByRole('link', { name: 'Return to Previous Screen' }).click()
  await expect(page.locator('[data-enclosed]')).toBeHidden()
  for (const field of form.fields) await expect(field).toHaveValue('')
  await form.message.fill('One more question')
  await page.goBack()
  await expect(sent).toContainText('Ann Lee')
  await page.goForward()
  await expect(form.message).toHaveValue('One more question')

  await form.fill(words)
  await form.send.click()
  await form.isSent(words, 2)
})
