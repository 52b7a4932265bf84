import { readFile } from 'node:fs/promises'
import { contactForm, expect, test, unique } from './contact-page.ts'
import { keep, openList } from './my-list.ts'

test('a planned visit reaches the store and goes into the calendar', async ({ page, site }) => {
  test.slow()
  await page.goto('/lighting-fixtures/pendants')
  await keep(page, 'Harbor Dome 16').click()
  await openList(page)
  const list = page.getByRole('dialog')
  await list.getByRole('button', { name: 'Plan a visit' }).click()
  const day = page.getByRole('combobox', { name: 'Day' })
  const time = page.getByRole('combobox', { name: 'Time' })
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await expect(time).toBeHidden()
  await expect(list.getByText('A photo of the spot')).toBeVisible()
  // The first day on which the store is open is today while it is.
  await day.selectOption({ index: 2 })
  await time.selectOption({ label: '11:00 AM' })
  await list.getByRole('link', { name: 'Send to the showroom' }).click()
  await expect(time).toHaveValue('11:00')
  const visit = `${await day.locator('option:checked').textContent()}, 11:00 AM`
  const form = contactForm(page, site)
  const words = unique('About the pendant.')
  await form.fill(words)
  await phone.fill('call me')
  await form.send.click()
  await form.summary.getByRole('link', { name: 'Please enter a 10-digit phone number' }).click()
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Please enter a 10-digit phone number with its area code/)
  await phone.fill('(404) 555-0142')
  await page.reload()
  await expect(time).toHaveValue('11:00')
  await expect(phone).toHaveValue('(404) 555-0142')
  await form.send.click()

  const mail = await form.isSent(words)
  expect(mail?.subject).toBe(`Visit ${visit}, message from Ann Lee`)
  expect(mail?.html).toContain('<strong>Phone:</strong> <bdi>(404) 555-0142</bdi>')
  const sent = page.getByRole('region', { name: 'What You Sent' })
  await expect(sent.getByText(visit)).toBeVisible()
  await expect(sent.getByText('Harbor Dome 16')).toBeVisible()
  await expect(page.locator('main section .open-now')).toHaveText(/^(Open until|Closed, opens)/)
  const download = page.waitForEvent('download')
  await sent.getByRole('button', { name: 'Add to your calendar' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toMatch(/DTSTART:\d{8}T1[56]0000Z/)
  await page.goBack()
  await expect(form.message).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows no fields that wouldn’t be sent', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('Tell us when you’re coming')).toBeHidden()
  })
})
