import { axeFaults } from './axe.ts'
import { expect, test, unique } from './contact-page.ts'
import { NARROW } from './visitor.ts'

test('an empty form lists what to correct, gets focus and links to the fields', async ({ page, form }) => {
  await page.setViewportSize(NARROW)
  await form.open()
  const title = await page.title()
  await form.send.click()
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
