import type { Page } from 'playwright/test'
import { KEEP_WORD } from '../../src/catalogue/list-words.ts'
import { onTestDay } from '../today.ts'
import { keep, openList, sheet } from './my-list.ts'
import { expect, test } from './test.ts'
import { holdBack, NARROW } from './visitor.ts'

const rooms = (page: Page) => sheet(page).getByRole('heading', { level: 3 })

/** Measures a room on the page of a fan, as its visitor does. */
async function measure(page: Page, room: string, length: string, width: string, ceiling: string) {
  const tool = page.locator('#room')
  await tool.locator('.room-in').hover()
  await tool.getByRole('combobox', { name: 'Room' }).selectOption({ label: room })
  await tool.getByRole('textbox', { name: 'Room length in feet' }).fill(length)
  await tool.getByRole('textbox', { name: 'Room width in feet' }).fill(width)
  await tool.getByRole('textbox', { name: 'Ceiling height in feet' }).fill(ceiling)
}

test('a house is saved by rooms and opened elsewhere', async ({ page, browser }) => {
  await page.goto('/ceiling-fans/contemporary/beacon-60')
  await measure(page, 'Great Room', '24', '18', '16')
  await expect(page.getByText('48 in. + 36 in. downrods and a coupler').first()).toBeVisible()
  await keep(page, 'Beacon 60').click()
  await expect(page.getByRole('combobox', { name: 'For which room?' })).toHaveValue('great-room')

  await page.goto('/ceiling-fans/traditional/alder-52')
  const tool = page.locator('#room')
  const room = tool.getByRole('combobox', { name: 'Room' })
  await expect(room).toHaveValue('great-room')
  await measure(page, 'Bedroom', '14', '12', '9')
  await keep(page, 'Alder 52').click()
  await room.selectOption({ label: 'Great Room' })
  await expect(tool.getByRole('textbox', { name: 'Ceiling height in feet' })).toHaveValue('16')

  await page.goto('/lighting-fixtures/pendants')
  await keep(page, 'Harbor Dome 16').click()
  await page.getByRole('combobox', { name: 'For which room?' }).selectOption({ label: 'Bedroom' })
  await openList(page)
  await expect(rooms(page)).toHaveText(['Great Room', 'Bedroom', 'House Total: 2 fans, 1 light'])
  await expect(sheet(page).getByText('60 in. is the right size for this room.')).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Add one Harbor Dome 16' }).click()
  const move = sheet(page).getByRole('combobox', { name: 'Room for Harbor Dome 16' })
  await move.focus()
  // The first arrow key only opens the list.
  await move.press('ArrowUp')
  await expect(move).toHaveValue('bedroom')
  await move.press('Escape')
  await move.selectOption({ label: 'Great Room' })
  await expect(sheet(page).getByText('Moved Harbor Dome 16 to Great Room.')).toBeVisible()
  await expect(move).toBeFocused()
  await expect(move).toHaveValue('great-room')
  await sheet(page).getByRole('button', { name: 'Undo' }).click()
  await sheet(page).getByRole('button', { name: 'Copy room Bedroom' }).click()
  await expect(rooms(page)).toHaveText([
    'Great Room',
    'Bedroom',
    'Bedroom 2',
    'House Total: 3 fans, 4 lights',
  ])
  await sheet(page).getByRole('button', { name: 'Remove room Bedroom 2' }).click()
  await expect(rooms(page)).toHaveText(['Great Room', 'Bedroom', 'House Total: 2 fans, 2 lights'])
  await sheet(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rooms(page)).toHaveText([
    'Great Room',
    'Bedroom',
    'Bedroom 2',
    'House Total: 3 fans, 4 lights',
  ])
  await sheet(page).getByRole('button', { name: 'Edit size Bedroom 2' }).click()
  await sheet(page).getByRole('combobox', { name: 'Room name' }).selectOption({ label: 'Porch' })
  await expect(rooms(page).nth(2)).toHaveText('Porch')
  await expect(rooms(page).nth(2)).toBeFocused()
  await sheet(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rooms(page).nth(2)).toHaveText('Bedroom 2')
  await sheet(page).getByRole('button', { name: 'Edit size Bedroom 2' }).click()
  await sheet(page).getByRole('textbox', { name: 'Ceiling height in feet' }).fill('8')
  await expect(sheet(page).getByText('14 × 12 ft, 8 ft ceiling')).toBeVisible()
  await expect(sheet(page).getByText('14 × 12 ft, 9 ft ceiling')).toBeVisible()
  const long = sheet(page).getByRole('textbox', { name: 'Room length in feet' })
  const high = sheet(page).getByRole('textbox', { name: 'Ceiling height in feet' })
  await long.fill('abc')
  await high.fill('8.5')
  await high.blur()
  await expect(long).toHaveAccessibleDescription(/^Room length: Enter feet/)
  await expect(high).toHaveValue('8.5')
  await expect(sheet(page).getByText('8 ft 6 in. ceiling', { exact: true })).toBeVisible()
  await long.fill('14')
  await high.fill('8')
  await expect(sheet(page).getByText('14 × 12 ft, 8 ft ceiling')).toBeVisible()

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ url }: { url: string }) => document.body.setAttribute('data-shared', url),
    })
  })
  await sheet(page).getByRole('button', { name: 'Share' }).click()
  const url = (await page.locator('body').getAttribute('data-shared')) ?? ''
  expect(url).toContain(
    '?list=beacon-60@great-room,alder-52@bedroom,harbor-dome-16*2@bedroom,alder-52@bedroom-2,harbor-dome-16*2@bedroom-2&rooms=great-room:24x18:c16,bedroom:14x12:c9,bedroom-2:14x12:c8',
  )

  const other = await (await onTestDay(await browser.newContext())).newPage()
  await other.addInitScript(() => {
    localStorage.setItem('my-list', localStorage.getItem('my-list') ?? 'axial-54@bedroom')
    localStorage.setItem('room', localStorage.getItem('room') ?? '?rooms=bedroom:11x10:c8')
  })
  await other.goto(url)
  await expect(sheet(other)).toHaveAccessibleName('A List for You 5 products')
  await expect(rooms(other).first()).toHaveText('Great Room')
  await sheet(other)
    .getByRole('button', { name: `${KEEP_WORD} these` })
    .click()
  await expect(
    sheet(other).getByText(
      'Your list now has 6 products. We added their Bedroom as Bedroom 3, since yours is a different size.',
    ),
  ).toBeVisible()
  await expect(rooms(other)).toHaveText([
    'Great Room',
    'Bedroom',
    'Bedroom 2',
    'Bedroom 3',
    'House Total: 4 fans, 4 lights',
  ])
  await other.context().close()
})

test('a fan saved before its tool loads is assigned to its room, with no size yet; a notice covers no control', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('room', '?rooms=bedroom:14x12:c9&in=bedroom'))
  const release = await holdBack(page, /\/FanTool\./)
  await page.goto('/ceiling-fans/small-rooms/wren-36')
  await keep(page, 'Wren 36').click()
  await expect(page.locator('body > .notice')).toContainText('Wren 36 is on your list.')
  await expect(page.getByRole('combobox', { name: 'For which room?' })).toHaveValue('bedroom')
  release()
  await openList(page)
  await expect(rooms(page)).toHaveText(['Bedroom', 'House Total: 1 fan'])
  await expect(sheet(page).getByText('44 in. is the right size for this room.')).toBeVisible()
  const size = sheet(page).getByRole('combobox', { name: 'Size of Wren 36' })
  await expect(size).toHaveValue('')
  await size.focus()
  await size.selectOption('36 in.')
  await expect(sheet(page).getByText('36 in. is small for this room')).toBeVisible()
  await expect(size).toBeFocused()
  const quantity = sheet(page).getByRole('spinbutton', { name: 'Quantity of Wren 36' })
  await quantity.fill('48')
  await expect(rooms(page).last()).toHaveText('House Total: 1 fan')
  await quantity.press('Enter')
  await expect(rooms(page).last()).toHaveText('House Total: 48 fans')
  await expect(sheet(page).getByText('48 × Wren 36, 36 in.')).toBeVisible()
  for (const wrong of ['1000', '1.5']) {
    await quantity.focus()
    await quantity.pressSequentially(wrong)
    await quantity.blur()
    await expect(quantity).toHaveValue('48')
  }
  expect(await page.evaluate(() => localStorage.getItem('my-list'))).toBe('wren-36_36*48@bedroom')

  await page.setViewportSize(NARROW)
  await sheet(page).getByRole('button', { name: 'Copy room Bedroom' }).click()
  await expect(sheet(page).locator('.notice').getByRole('status')).toHaveText(/./)
  const covered = await sheet(page).evaluate((dialog) => {
    const notice = dialog.querySelector<HTMLElement>('.notice')
    const pressable = () =>
      [...dialog.querySelectorAll('.list-inside :is(a, button, select, summary)')]
        .filter((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        .map(({ textContent }) => textContent)
    const withNotice = new Set(pressable())
    notice?.style.setProperty('display', 'none')
    return pressable().filter((one) => !withNotice.has(one))
  })
  expect(covered).toEqual([])
})

test('the focus stays in the list when a product goes, with its room or all rooms', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('my-list', 'beacon-60@great-room,alder-52@bedroom,harbor-dome-16@bedroom'),
  )
  await page.goto('/ceiling-fans')
  await openList(page)
  const remove = async (title: string) => {
    await sheet(page)
      .getByRole('button', { name: `Remove ${title}` })
      .press('Enter')
    await expect(sheet(page).getByText(`${title} is off your list.`)).toBeVisible()
  }
  await remove('Beacon 60')
  await expect(rooms(page).first()).toHaveText('Bedroom')
  await expect(rooms(page).first()).toBeFocused()
  await remove('Alder 52')
  await expect(rooms(page).first()).toBeFocused()
  await remove('Harbor Dome 16')
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused()
})

test('a house is shown by type if its rooms don’t load', async ({ page }) => {
  await page.route('**/data/room*', (route) => route.fulfill({ status: 404 }))
  await page.goto('/ceiling-fans?list=alder-52*2@bedroom')
  await expect(sheet(page).getByText('The rooms didn’t load. Here’s the list by type.')).toBeVisible()
  await expect(sheet(page).getByText('Alder 52').first()).toBeVisible()
})
