import { axeFaults } from './axe.ts'
import { expect, test, unique } from './contact-page.ts'
import { holdBack } from './visitor.ts'

test('text typed before the script loads stays', async ({ page, form }) => {
  const release = await holdBack(page, '**/_astro/ContactForm.*.js')
  const words = await form.write('Typed early')
  release()
  await form.isHydrated()
  await expect(form.message).toHaveValue(words)
  await expect(form.name).toHaveValue('Ann Lee')
})

test('an empty form lists what to correct, gets focus and links to the fields', async ({ page, form }) => {
  await form.open()
  const title = await page.title()
  await form.send.click()
  await expect(form.summary).toBeFocused()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await expect(form.summary.getByRole('link')).toHaveText([
    'Please enter your name.',
    'Please enter your email address.',
    'Please write a message before you send it.',
  ])
  expect(await axeFaults(page)).toEqual([])
  await form.summary.getByRole('link', { name: 'Please enter your email address.' }).click()
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAttribute('aria-invalid', 'true')
  await expect(form.email).toHaveAccessibleDescription(
    /What we do with the email\. Please enter your email address\./,
  )

  await form.email.fill('ann')
  await form.email.blur()
  await expect(form.email).toHaveAccessibleDescription(/such as name@example\.com/)
  await form.email.fill('ann@example.com')
  await form.email.blur()
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  const words = unique('Corrected')
  await form.fill(words)
  await form.send.click()
  await form.isSent(words)
})

test('a long pasted text stays whole, and the form shows its length', async ({ page, form }) => {
  await form.open()
  await form.message.fill('a'.repeat(24_013))
  await expect(page.getByText('24,013 / 24,000')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'fewer' })).toHaveText(
    'Please write 24,000 characters or fewer.',
  )
  await expect(form.message).toHaveValue('a'.repeat(24_013))
  await form.message.fill('a'.repeat(24_000))
  await expect(page.getByText('/ 24,000')).toHaveCount(0)
})

test('the form works by keyboard', async ({ page, form }) => {
  const words = unique('By keyboard')
  await form.open()
  await page.keyboard.type('Ann')
  await page.keyboard.press('Enter')
  await expect(form.summary).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.email).toBeFocused()
  await page.keyboard.type('ann@example.com')
  await page.keyboard.press('Tab')
  await expect(form.message).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Tell us when you’re coming')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByText('I’m a trade professional')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await page.keyboard.press('Enter')
  await form.isSent(words)
})

test('the form fits a narrow screen, with fields and button large enough to touch', async ({
  page,
  form,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await form.open()
  await form.send.click()
  await expect(form.summary).toBeFocused()
  for (const target of [form.name, form.email, form.send, form.summary.getByRole('link').first()]) {
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
})
