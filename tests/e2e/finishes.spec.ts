import type { Locator } from 'playwright/test'
import { KEEP_WORD, keepLabel } from '../../src/catalogue/list-words.ts'
import { answer, enterRoom } from './room-tool.ts'
import { expect, test } from './test.ts'
import { DESK, PHONE } from './windows.ts'

test('a chosen size changes figures, drawing, address, list and room', async ({ page }) => {
  const size = page.getByRole('group', { name: 'Size', exact: true })
  const lines = (name: string) => page.getByRole('row', { name }).getByRole('cell').locator('div:visible')
  const span = (inches: number) => page.getByText(`Span ${inches} in.`, { exact: true })
  await page.goto('/ceiling-fans/outdoor/beacon-60')
  await expect(lines('Airflow')).toHaveText(['5,630 CFM on High (52 in.)', '6,890 CFM on High (60 in.)'])
  await size.getByText('60 in.').click()
  await expect(page).toHaveURL(/\?size=60$/)
  await expect(lines('Airflow')).toHaveText(['6,890 CFM on High'])
  await expect(lines('Running cost')).toHaveText(['About $9 a year on high'])
  await expect(lines('Model number')).toHaveText(['Ask us for this size’s model number'])
  await expect(span(52)).toBeHidden()
  await size.getByText('52 in.').click()
  await expect(lines('Model number')).toHaveText(['BE-5203'])
  await expect(span(60)).toBeHidden()
  await enterRoom(page, ['14', '12', '9'])
  await expect(answer(page)).toHaveText(/^52\sin\. works in this room/)
  await size.getByText('60 in.').click()
  await expect(answer(page)).toHaveText(/^60\sin\. is large for this room/)
  await size.getByText('52 in.').click()
  await page.getByRole('button', { name: keepLabel('Beacon 60') }).click()
  await expect(page.getByRole('link', { name: 'Ask about this fan' })).toHaveAttribute(
    'href',
    /beacon-60_52$/,
  )
})

test('photo, choices, Call and Ask fit a desktop, and a phone shows them in order; body and blades are mixed without moving what is below', async ({
  page,
}) => {
  const group = (name: string) => page.getByRole('group', { name })
  const actions = page.locator('.actions')
  await page.setViewportSize(DESK)
  await page.goto('/ceiling-fans/large/halcyon-72?finish=pink')
  for (const part of [page.locator('[data-view]:visible'), group('Blades'), actions])
    await expect(part).toBeInViewport({ ratio: 1 })

  await page.setViewportSize(PHONE)
  const topOfCall = () =>
    actions.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))
  const top = await topOfCall()
  await group('Body').getByRole('radio', { name: 'Satin Brass' }).check()
  await group('Blades').getByRole('radio', { name: 'Light Oak' }).check()
  const caption = page.locator('figcaption').getByText('Shown in Satin Brass Body, Light Oak Blades')
  await expect(caption).toBeVisible()
  await expect(page).toHaveURL(/\?finish=satin-brass--light-oak$/)
  expect(await topOfCall()).toBe(top)
  await page.reload()
  await expect(caption).toBeVisible()

  await page.goto('/ceiling-fans/outdoor/beacon-60')
  const picture = page.locator('[data-view]:visible img')
  for (const part of [page.getByRole('heading', { level: 1 }), picture, group('Finish')])
    await expect(part).toBeInViewport({ ratio: 1 })
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0
  const tops = await Promise.all([group('Size'), actions, page.locator('.description')].map(topOf))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))

  // Sideways, the choices are beside the photo.
  await page.setViewportSize({ width: 844, height: 390 })
  await group('Finish').scrollIntoViewIfNeeded()
  const [pictureBox, choice] = [await picture.boundingBox(), await group('Finish').boundingBox()]
  expect(choice?.x).toBeGreaterThan((pictureBox?.x ?? 0) + (pictureBox?.width ?? 0))
  await expect(picture).toBeInViewport({ ratio: 0.8 })
})

test('a printed tag opens its product, wherever its page has moved, with its display, Ask and Save first', async ({
  page,
}) => {
  await page.goto('/ceiling-fans/former/beacon-60?finish=matte-white&tag=1')
  // The product's page removes the tag from its address.
  await expect(page).toHaveURL('/ceiling-fans/contemporary/beacon-60?finish=matte-white')
  const header = page.locator('article > header')
  await expect(header.getByText('On display: Patio display')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Ask about this fan' })).toBeInViewport()
  await header.getByRole('button', { name: new RegExp(`^${KEEP_WORD}`) }).click()
  await expect(page.locator('[data-list-count]')).toHaveText('1')
  await page.reload()
  await expect(page.getByText('See it in the showroom: Patio display')).toBeVisible()
})

test('a card’s dot shows that finish, and the page opens with it', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/ceiling-fans/traditional')
  const card = page.locator('main article', { hasText: 'Alder 52' })
  const brown = await card.locator('img').getAttribute('src')
  await page.mouse.move(200, 300)
  await card.getByRole('radio', { name: 'Matte White' }).click()
  await expect(card.locator('img')).not.toHaveAttribute('src', brown ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('radio', { name: 'Oil Rubbed Bronze' })).toBeChecked()
  await expect(card.locator('img')).toHaveAttribute('src', brown ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(card.getByRole('link', { name: 'Alder 52' })).toHaveAttribute(
    'href',
    '/ceiling-fans/traditional/alder-52?finish=satin-nickel',
  )
  const hugger = page.locator('main article', { hasText: 'Elmwood Hugger 44' })
  await hugger.getByRole('radio', { name: 'Brushed Nickel' }).click()
  await expect(hugger.getByRole('status')).toHaveText('We don’t have a photo in Brushed Nickel yet.')
})
