import { axeFaults } from './axe.ts'
import {
  email,
  expect,
  fill,
  isSent,
  message,
  name,
  openForm,
  send,
  summary,
  test,
  unique,
  waitForHydration,
  writeMessage,
} from './contact-page.ts'
import { holdBack } from './visitor.ts'

test('what is typed before the script is there stays', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/ContactForm.*.js')
  const words = await writeMessage(page, 'Typed early')
  release()
  await waitForHydration(page)
  await expect(message(page)).toHaveValue(words)
  await expect(name(page)).toHaveValue('Ann Lee')
})

test('an empty form says what to correct, takes the focus there and leads to the fields', async ({
  page,
  site,
}) => {
  await openForm(page)
  const title = await page.title()
  await send(page).click()
  await expect(summary(page)).toBeFocused()
  await expect(page).toHaveTitle(`Error: ${title}`)
  await expect(summary(page).getByRole('link')).toHaveText([
    'Please enter your name.',
    'Please enter your e-mail address.',
    'Please write a message before you send it.',
  ])
  expect(await axeFaults(page)).toEqual([])
  await summary(page).getByRole('link', { name: 'Please enter your e-mail address.' }).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(email(page)).toHaveAccessibleDescription(
    /What we do with the e-mail\. Please enter your e-mail address\./,
  )

  await email(page).fill('ann')
  await email(page).blur()
  await expect(email(page)).toHaveAccessibleDescription(/such as name@example\.com/)
  await email(page).fill('ann@example.com')
  await email(page).blur()
  await expect(email(page)).not.toHaveAttribute('aria-invalid')
  const words = unique('Corrected')
  await fill(page, words)
  await send(page).click()
  await isSent(page, site, words)
})

test('a long text that is pasted stays whole, and the form says how long it is', async ({ page }) => {
  await openForm(page)
  await message(page).fill('a'.repeat(5013))
  await expect(page.getByText('5,013 / 5,000')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'fewer' })).toHaveText(
    'Please write 5,000 characters or fewer.',
  )
  await expect(message(page)).toHaveValue('a'.repeat(5013))
  await message(page).fill('a'.repeat(5000))
  await expect(page.getByText('/ 5,000')).toHaveCount(0)
})

test('the keyboard alone is enough', async ({ page, site }) => {
  const words = unique('By keyboard')
  await openForm(page)
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
  await isSent(page, site, words)
})

test('the form fits a narrow screen, with fields and button large enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await openForm(page)
  await send(page).click()
  await expect(summary(page)).toBeFocused()
  for (const target of [name(page), email(page), send(page), summary(page).getByRole('link').first()]) {
    const box = await target.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  }
})
