import { answer, enterRoom } from './room-tool.ts'
import { expect, test } from './test.ts'
import { pagesOf } from './visitor.ts'

test('a fan with its room is printed on one page', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/ceiling-fans/large/halcyon-72')
  await enterRoom(page, ['24', '20', '12'])
  await expect(answer(page)).toHaveText(
    '72 in. is the right size for this room. On a 36 in. downrod, the blades are 8 ft 5 in. above the floor.',
  )
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('www.example.com/ceiling-fans/large/halcyon-72')).toBeVisible()
  for (const words of ['Project', 'Room', 'Notes'])
    await expect(page.locator('.sheet-foot').getByText(words, { exact: true })).toBeVisible()
  for (const words of ['To Scale', 'In Your Room'])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.locator('.sheet-facts')).toContainText('A box listed for fans')
  await expect(page.getByRole('heading', { name: 'More Like This' })).toBeHidden()
  // Useless on paper.
  await expect(page.locator('.room-in')).toBeHidden()
  await expect(page.getByRole('row', { name: 'Body finishes' })).toContainText(
    'Graphite, Brushed Nickel, Satin Brass',
    { useInnerText: true },
  )
  expect(await pagesOf(page)).toBe(1)
})

test('every kind of product is printed on one page, by the button or by the browser', {
  tag: '@desk',
}, async ({ page }) => {
  // Printing leaves the page for the machine's own dialog.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  for (const path of [
    '/lighting-fixtures/pendants/reed-cylinder-6',
    '/ceiling-fans/traditional/gatsby-60',
    '/ceiling-fans/outdoor/axial-44',
  ]) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Print spec sheet' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-printed')
    const code = page.locator('.sheet-address img')
    expect(await code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
      true,
    )
    expect(await pagesOf(page), path).toBe(1)
  }
})
