import { MY_LIST } from '../../src/catalogue/list-words.ts'
import { axeFaults } from './axe.ts'
import { expect, test } from './test.ts'

test('the menu opens as a sheet and blocks scrolling, and leads to the list and to categories', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main' })
  const open = () => page.getByRole('button', { name: 'Menu' }).click()
  await page.goto('/ceiling-fans')
  await open()
  // Five on every site, one staff page that requests it, the address, the phone number and its texts.
  await expect(menu.getByRole('link')).toHaveCount(5 + 1 + 3)
  await expect(page.getByRole('link', { name: 'Fans', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Contact Us' })).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()

  // An empty list has no icon in a phone's header.
  await expect(page.locator('[data-list-open]')).toBeHidden()
  await open()
  await page.getByRole('button', { name: MY_LIST }).click()
  await expect(page.getByRole('dialog', { name: MY_LIST }).getByText('Nothing here yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: MY_LIST })).toBeHidden()

  await open()
  await menu.getByText('Lighting by category').click({ force: true })
  await menu.getByRole('link', { name: 'Pendants' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pendants')
})

test('a fan links to its light kits, which link to all such fans', async ({ page }) => {
  await page.goto('/ceiling-fans/large/summit-84')
  await page
    .getByRole('row', { name: /^Light\b/ })
    .getByRole('link', { name: 'Light kits' })
    .click()
  await expect(page).toHaveURL(/\/parts#light-kits$/)
  const fans = page.getByRole('link', { name: /^\d+ fans take a light kit$/ })
  await expect(fans).toBeInViewport()
  const count = Number.parseInt((await fans.textContent()) ?? '', 10)
  const call = page.getByRole('main').getByRole('link', { name: 'Call (404) 555-0142' })
  expect(await call.evaluate((link) => link.getBoundingClientRect().bottom + window.scrollY)).toBeLessThan(
    844,
  )
  await fans.click()
  await expect(page.locator('[data-result-list] article')).toHaveCount(count)
})
