import type { Page } from 'playwright/test'
import { MY_LIST } from '../../src/catalogue/list-words.ts'
import { keep, openList } from './my-list.ts'
import { advice, answer } from './room-tool.ts'
import { expect, test } from './test.ts'

const LISTING = '/lighting-fixtures'
const DOME = '/lighting-fixtures/pendants/harbor-dome-16'

const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const cards = (page: Page) => page.locator('[data-results] [data-card]')

test('a table narrows chandeliers to lights that suit it, also on their pages, and Back returns', async ({
  page,
}) => {
  await page.goto(`${LISTING}/chandeliers`)
  await page.getByRole('link', { name: 'Which size for your table? See it drawn to scale' }).click()
  await expect(
    page.getByRole('region', { name: 'Find the Light for Your Table, Mirror, Door or Room' }),
  ).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Over a table' })).toBeChecked()
  await field(page, 'Length in inches').fill("6'")
  await field(page, 'Width in inches').fill('58')
  await field(page, 'Ceiling height in feet').fill('9')
  await expect(page.locator('.room-drawing')).toBeVisible()
  await expect(advice(page)).toContainText(
    'Look for a light 29 to 38 in. wide, or a long one 36 to 48 in. Hang the bottom 33 to 39 in. above the table',
  )
  await expect(page).toHaveURL(/\?spot=table&size=72x58&ceiling=9#place$/)

  await page.getByRole('button', { name: 'Show the lights' }).click()
  await expect(cards(page).first()).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'Right for your table', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Might fit your table' })).toBeVisible()
  await page.getByRole('link', { name: 'Wagoner 8-Light' }).click()
  await page.getByRole('heading', { name: 'In Your Home' }).scrollIntoViewIfNeeded()
  await expect(answer(page)).toHaveText(
    'At 38 in. wide, it’s right for this table. Its bottom hangs 36 in. above the table.',
  )
  await expect(page.getByRole('img', { name: /^Front view: the bottom of the light 36 in\./ })).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/\?spot=table&size=72x58&ceiling=9/)
  await page.getByRole('button', { name: /Over a 72 × 58 in\. table, 9 ft ceiling/ }).click()
  await expect(page.getByRole('heading', { name: 'Right for your table', exact: true })).toBeHidden()
})

test('a dome hangs in a row over an island, and is too wide for a table', async ({ page }) => {
  await page.goto(DOME)
  await page.getByRole('heading', { name: 'In Your Home' }).scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: 'Over an island' }).check()
  await field(page, 'Length in inches').fill('84')
  await field(page, 'Depth in inches').fill('40')
  await expect(answer(page)).toContainText('A row of 3 is right for this island: centers 28 in. apart')
  await expect(page.getByRole('img', { name: 'From above: an 84 × 40 in. top' })).toBeVisible()

  await page.getByRole('radio', { name: 'A row of 2' }).check()
  await expect(answer(page)).toContainText('A row of 2 works here: centers 42 in. apart')
  await expect(answer(page)).toContainText('A row of 3 is more usual here.')
  await expect(page).toHaveURL(/\?spot=island&size=84x40&row=2$/)

  await page.getByRole('radio', { name: 'Over a table' }).check()
  await expect(field(page, 'Length in inches')).toHaveValue('')
  await page.getByRole('button', { name: 'Round?' }).click()
  await field(page, 'Width in inches').fill('24')
  await expect(answer(page)).toHaveText('At 16 in. wide, it’s too wide for this table. 12 in. is right.')
  await expect(page).toHaveURL(/\?spot=table&size=24$/)
  await page.getByRole('radio', { name: 'Over an island' }).check()
  await expect(field(page, 'Length in inches')).toHaveValue('84')

  await page.reload()
  await page.getByRole('heading', { name: 'In Your Home' }).scrollIntoViewIfNeeded()
  await expect(field(page, 'Depth in inches')).toHaveValue('40')
  await expect(page.getByRole('radio', { name: 'A row of 2' })).toBeChecked()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL(/\?spot=island$/)
  await expect(answer(page)).toContainText('For example, over an 84 × 40 in. island, 9 ft ceiling.')
  await field(page, 'Length in inches').fill('84')
  await page.getByRole('radio', { name: 'Over a table' }).check()
  await expect(field(page, 'Length in inches')).toHaveValue('')
})

test('a spot is chosen and a limit explained by keyboard', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto(LISTING)
  await page.getByRole('radio', { name: 'Over a table' }).focus()
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Beside a door' })).toBeChecked()
  await expect(field(page, 'Height in inches')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Room' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('5')
  await page.keyboard.press('Tab')
  await expect(field(page, 'Height in inches')).toHaveAccessibleDescription(
    'Height: Enter 72 to 144 in., or feet like 6 ft.',
  )
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('7')
  await expect(advice(page)).toContainText('Look for two lanterns 19 to 25 in. tall')
  await expect(page).toHaveURL(/\?spot=door&size=84$/)
})

test('a row of three is saved as three, and judged as a row', async ({ page }) => {
  await page.goto(`${LISTING}?spot=island&size=84x40&in=kitchen`)
  await page.locator('.room-in').hover()
  await page.getByRole('radio', { name: 'A row of 3' }).check()
  await page.getByRole('button', { name: 'Show the lights' }).click()
  await expect(cards(page).first().getByRole('link')).toHaveText('Harbor Dome 16')
  await keep(page, 'Harbor Dome 16').click()
  await expect(page.getByText('A row of 3 Harbor Dome 16 is on your list.')).toBeVisible()

  await page.goto(`${DOME}?spot=island&size=84x40&in=kitchen`)
  const saving = keep(page, 'Harbor Dome 16')
  await page.locator('.room-in').hover()
  await expect(saving).toHaveAttribute('aria-pressed', 'true')
  await openList(page)
  const list = page.getByRole('dialog', { name: MY_LIST })
  await expect(list.getByText('A row of 3 is right for this island: centers 28 in. apart')).toBeVisible()
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(['Kitchen', 'House Total: 3 lights'])
})

test('a patio finds only lights rated wet', async ({ page }) => {
  await page.goto(LISTING)
  await page.locator('.room-in').hover()
  await page.getByRole('combobox', { name: 'Room' }).selectOption({ label: 'Patio' })
  await expect(answer(page)).toContainText('Here a light must be rated wet. 1 of our 6 lights is.')
  await page.getByRole('button', { name: 'Show the lights' }).click()
  await expect(cards(page).getByRole('link')).toHaveText(["Lane's End Post 22"])
  await page.getByRole('button', { name: 'Rated wet' }).click()
  await expect(page).not.toHaveURL(/in=patio/)

  await page.goto(`${DOME}?in=patio`)
  await page.getByRole('heading', { name: 'In Your Home' }).scrollIntoViewIfNeeded()
  await expect(answer(page)).toHaveText(
    'Not for this room: it’s rated damp, and this room needs one rated wet.',
  )
  await expect(page.locator('.room-drawing')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show lights rated wet' }).click()
  await expect(cards(page).getByRole('link')).toHaveText(["Lane's End Post 22"])
})
