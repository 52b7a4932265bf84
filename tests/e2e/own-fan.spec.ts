import { expect, test } from './test.ts'
import { doubleText, NARROW } from './visitor.ts'

test('a fan is compared with the visitor’s own, on its page and beside another', async ({ page }) => {
  test.slow()
  await page.goto('/ceiling-fans/contemporary/beacon-60')
  await page.getByText('Compare with your fan').click()
  await page.getByRole('spinbutton', { name: 'Airflow in CFM' }).fill('4100')
  await page.getByRole('spinbutton', { name: 'Watts' }).fill('65')
  await page.getByRole('spinbutton', { name: 'Span in inches' }).fill('52')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(page.getByText('Compare with your fan')).toBeFocused()
  await expect(page.getByText(/moves .* than yours, and uses \d+\sW less/i).first()).toBeVisible()
  await expect(page).toHaveURL(/[?&]yours=4100_65_52/)

  await page.goto('/parts?compare=beacon-60_52,alder-52')
  const compared = page.getByRole('dialog', { name: 'Compare' })
  await expect(compared.getByRole('columnheader')).toHaveText([/^Yours/, /^Beacon 60/, /^Alder 52/], {
    timeout: 15_000,
  })
  await expect(compared.getByText('4,100 CFM', { exact: true })).toBeInViewport()
  const summary = compared.locator('summary', { hasText: 'Your fan' })
  await summary.click()
  const watts = compared.getByRole('spinbutton', { name: 'Watts' })
  for (const figure of ['66', '65']) {
    await watts.fill(figure)
    await watts.press('Enter')
    await expect(summary).toBeFocused()
  }
  await compared.getByText('Running cost settings').click()
  await compared.getByRole('spinbutton', { name: 'Hours a day' }).fill('12.8')
  await expect(compared.getByText('About $36 a year', { exact: true })).toBeVisible()
  await compared.getByRole('button', { name: 'Remove Yours' }).click()
  await expect(compared.getByRole('columnheader')).toHaveText([/^Beacon 60/, /^Alder 52/])
  await page.setViewportSize(NARROW)
  await doubleText(page)
  await expect(compared.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await page.goBack()
  const former = page.getByRole('spinbutton', { name: 'Watts' })
  await expect(former).toHaveValue('65')
  await page.getByRole('button', { name: 'Clear my fan' }).click()
  await expect(page.getByText('Compare with your fan')).toBeFocused()
  await expect(former).toHaveValue('')
})
