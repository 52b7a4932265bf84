import { MY_LIST } from '../../src/catalogue/list-words.ts'
import { keep, openList } from './my-list.ts'
import { advice, answer, ceiling, enterRoom, length, width } from './room-tool.ts'
import { expect, test } from './test.ts'
import { holdBack } from './visitor.ts'

const SUMMIT = '/ceiling-fans/large/summit-84'

test('a room stays on a fan’s page, in its link and on reload, until “Clear”', async ({ page, browser }) => {
  await page.goto('/ceiling-fans')
  await expect(answer(page)).toHaveText('Enter your room to see which of our 57 fans fit.')
  await expect(page.locator('.room-drawing')).toBeHidden()
  await page.getByText('See the drawing').click()
  await expect(advice(page)).toContainText('For example, in a 14 × 12 ft room, look for')
  await enterRoom(page, ['26', '18 ft', '12'])
  await expect(advice(page)).toContainText(
    'In a 26 × 18 ft room, look for two fans, each 50 to 56 in., or one that’s 60 in. or more. Under a 12 ft ceiling, most fans hang best on a 36 in. downrod, with the blades about 8 ft 2 in. above the floor.',
  )
  await expect(page).toHaveURL(/\?room=26x18&ceiling=12$/)

  await page.goto('/ceiling-fans/traditional/alder-52')
  await length(page).scrollIntoViewIfNeeded()
  await expect(answer(page)).toHaveText(
    'Two 52 in. fans are the right size for this room. On a 36 in. downrod, the blades are 8 ft 5 in. above the floor.',
  )
  await expect(
    page.getByRole('img', { name: 'From above: a 26 × 18 ft room, two 52 in. fans' }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\?room=26x18&ceiling=12$/)
  const other = await browser.newPage()
  await other.goto(page.url())
  await length(other).scrollIntoViewIfNeeded()
  await expect(length(other)).toHaveValue('26')
  await other.close()

  const needs = page.getByRole('region').locator('.room-needs')
  await expect(needs).toContainText(/36\sin\. downrod.*, Oil Rubbed Bronze/)
  await page.getByRole('radio', { name: 'Satin Nickel' }).first().check()
  await expect(needs).toContainText(/36\sin\. downrod.*, Satin Nickel/)
  await page.getByRole('link', { name: 'See downrod lengths and finishes' }).click()
  await expect(page).toHaveURL('/parts?room=26x18&ceiling=12#downrods')
  await expect(answer(page)).toHaveText(
    'Under a 12 ft ceiling, most fans hang best on a 36 in. downrod, with the blades about 8 ft 2 in. above the floor.',
  )
  await expect(
    page.getByRole('img', { name: 'From the side: 12 ft ceiling, blades at 8 ft 2 in.' }),
  ).toBeVisible()
  await page.goBack()
  await length(page).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(length(page)).toHaveValue('')
  await expect(page).toHaveURL(/alder-52\?finish=satin-nickel$/)
  await page.reload()
  await length(page).scrollIntoViewIfNeeded()
  await expect(length(page)).toHaveValue('')
  await expect(answer(page)).toContainText(
    'For example: 18 × 16 ft room, 9 ft ceiling. 52 in. is the right size for this room.',
  )
})

test('a room is entered and a size chosen by keyboard', { tag: '@desk' }, async ({ page }) => {
  await page.goto(SUMMIT)
  await length(page).focus()
  await page.keyboard.type('24')
  await page.keyboard.press('Tab')
  await page.keyboard.type("20'")
  await page.keyboard.press('Tab')
  await page.keyboard.type('400')
  await page.keyboard.press('Tab')
  await expect(ceiling(page)).toHaveAccessibleDescription(
    'Ceiling height: Enter 7 to 30 ft, or inches like 150 in.',
  )
  await ceiling(page).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('10')
  await expect(answer(page)).toHaveText(
    '60 in. is the right size for this room. On a 12 in. downrod, the blades are 8 ft 7 in. above the floor.',
  )
  const size = page.getByRole('radio', { name: '60 in. Right size' })
  const isFocused = () => size.evaluate((radio) => radio === document.activeElement)
  for (let stop = 0; stop < 6 && !(await isFocused()); stop += 1) await page.keyboard.press('Tab')
  await expect(size).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(answer(page)).toHaveText(
    '99 in. is the right size for this room. The ceiling is too low. The blades would be 9 ft 1 in. above the floor, and the minimum is 10 ft.',
  )
})

test('an invalid field removes its part of the answer, and a hall too narrow for a fan leads to lights', async ({
  page,
}) => {
  await page.goto('/ceiling-fans')
  await enterRoom(page, ['40', '30', '12'])
  await expect(advice(page)).toContainText(
    'In a 40 × 30 ft room, look for one or two fans, each 60 in. or more.',
  )
  await width(page).fill('abc')
  await width(page).blur()
  await expect(advice(page)).toContainText('Under a 12 ft ceiling')
  await expect(advice(page)).not.toContainText('In a room')
  await expect(width(page)).toHaveAccessibleDescription(
    'Room width: Enter feet, such as 12, 12.5 or 12 ft 6 in.',
  )
  await expect(page).toHaveURL(/\?ceiling=12$/)
  await width(page).fill('150')
  await width(page).blur()
  await expect(width(page)).toHaveValue('12.5')
  await expect(advice(page)).toContainText('In a 40 ft × 12 ft 6 in. room')
  await width(page).fill('162 in')
  await ceiling(page).focus()
  await expect(width(page)).toHaveValue('13.5')
  await expect(advice(page)).toContainText('In a 40 ft × 13 ft 6 in. room')

  await enterRoom(page, ['12.5', '10.25', '12 ft 6 in'])
  for (const windowWidth of [320, 390, 768]) {
    await page.setViewportSize({ width: windowWidth, height: 800 })
    const parted = await page.locator('.room-field').evaluateAll((fields) =>
      fields.filter((field) => {
        const unit = document.createRange()
        unit.selectNodeContents(field.parentElement?.lastChild as Node)
        const { top, bottom } = field.getBoundingClientRect()
        const words = unit.getClientRects()[0]
        return !words || words.top > bottom || words.bottom < top
      }),
    )
    expect({ windowWidth, parted: parted.length }).toEqual({ windowWidth, parted: 0 })
  }

  // A hall too narrow for a fan.
  await enterRoom(page, ['20', "3'6", '8'])
  await expect(answer(page)).toHaveText(
    'A 20 ft × 3 ft 6 in. room is too narrow for a fan. Blades must stay 18 in. from the walls, so choose a light instead.',
  )
  await page.getByRole('link', { name: 'Find a light for this room' }).click()
  await expect(page).toHaveURL('/lighting-fixtures?spot=room&room=20x3.5&ceiling=8#place')
  await expect(advice(page)).toContainText('Look for 2 lights, each 11 to 16 in. wide.')
  await expect(page.locator('.room-drawing')).toBeVisible()
})

test('a slope travels with the room, and back; an 18 ft ridge is drawn at 18 ft, and the address has the fan’s height', async ({
  page,
}) => {
  await page.goto('/ceiling-fans?room=14x12&ceiling=10')
  await length(page).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Sloped?' }).click()
  await page.getByRole('radio', { name: '12 in., 45°' }).check()
  await expect(page).toHaveURL(/\?room=14x12&ceiling=10&slope=12$/)
  await expect(advice(page)).toContainText('most fans hang too low. On a downrod that clears the slope')
  await expect(page.getByRole('button', { name: /sloped 12 in\. per foot/ })).toBeVisible()

  await page.goto(SUMMIT)
  await length(page).scrollIntoViewIfNeeded()
  await expect(page.getByRole('textbox', { name: 'Ceiling rise in inches per foot' })).toHaveValue('12')
  await expect(answer(page)).toContainText('The ceiling is too low for its slope')
  await page.goBack()
  await length(page).scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: /^6\sin\./ }).check()
  await page.getByRole('radio', { name: 'At the ridge' }).check()
  await ceiling(page).fill('18')
  await ceiling(page).blur()
  await expect(page).toHaveURL(/ceiling=15&slope=6&at=ridge/)
  await expect(ceiling(page)).toHaveValue('18')
  await expect(page.locator('.room-drawing')).toContainText(/15.ft high .* 18.ft at its highest/)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'At the ridge' })).toBeChecked()
  await expect(ceiling(page)).toHaveValue('18')
  await page.getByRole('button', { name: 'Not sloped' }).click()
  await expect(page).not.toHaveURL(/slope/)
})

test('a porch finds only fans rated for it, and warns about others', async ({ page }) => {
  const named = page.getByRole('combobox', { name: 'Room' })
  const found = page.locator('[data-results] [data-card]')
  await page.goto('/ceiling-fans')
  await page.locator('.room-in').hover()
  await named.selectOption({ label: 'Porch' })
  await expect(answer(page)).toContainText('Here a fan must be rated damp or wet.')
  await enterRoom(page, ['14', '12', '9'])
  await expect(answer(page)).toContainText('Here a fan must be rated damp or wet. 4 of our 57 fans fit.')
  await page.getByRole('button', { name: 'Show the fans' }).click()
  await expect(found.first()).toBeInViewport()
  await expect(found.getByRole('link', { name: 'Alder 52', exact: true })).toHaveCount(0)
  await page
    .getByRole('button', { name: /14 × 12 ft room, 9 ft ceiling, rated damp or wet/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(/in=porch/)

  await page.goto('/ceiling-fans/traditional/alder-52?in=porch&room=14x12&ceiling=9')
  await length(page).scrollIntoViewIfNeeded()
  await expect(answer(page)).toHaveText(
    'Not for this room: it’s rated for dry rooms, and this room needs one rated damp or wet.',
  )
  await expect(page.locator('.room-drawing')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show fans rated damp or wet' }).click()
  await expect(page).toHaveURL('/ceiling-fans?room=14x12&ceiling=9&in=porch')
  await expect(page.locator('.filter-count')).toHaveText(/^4 of 57 fans/)
  await page.goBack()
  await keep(page, 'Alder 52').click()
  await openList(page)
  const list = page.getByRole('dialog', { name: MY_LIST })
  await expect(list.getByRole('heading', { name: 'Porch', exact: true })).toBeVisible()
  await expect(list.getByText('Not for this room: it’s rated for dry rooms')).toBeVisible()
})

test('dimensions typed before the script loads are those of the room named next', async ({ page }) => {
  const release = await holdBack(page, /_astro\/FanFinder\./)
  await page.goto('/ceiling-fans')
  await enterRoom(page, ['14', '12', '8'])
  release()
  await expect(page).toHaveURL(/\?room=14x12&ceiling=8$/)
  await page.getByRole('combobox', { name: 'Room' }).selectOption({ label: 'Bedroom' })
  await expect(page).toHaveURL(/\?room=14x12&ceiling=8&in=bedroom$/)
  await expect(length(page)).toHaveValue('14')
})

test('choosing one fan or two changes list, drawing and fan', async ({ page }) => {
  const way = (name: RegExp) => page.getByRole('radio', { name })
  await page.goto('/ceiling-fans?room=26x18')
  await length(page).scrollIntoViewIfNeeded()
  await expect(way(/^Two 52\sin\. fans$/)).toBeChecked()
  const both = await answer(page).textContent()
  await way(/^One 60\sin\. fan$/).check()
  await expect(page).toHaveURL(/\?room=26x18&fans=1$/)
  await expect(
    page.getByRole('heading', { name: 'The right size for your room with one fan', exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: /with two fans/ })).toHaveCount(0)
  await expect(page.locator('[data-result-list] h2[aria-level="3"]').first()).toBeVisible()
  await expect(answer(page)).not.toHaveText(both ?? '')
  await expect(page.getByRole('img', { name: /^From above: .* a .*fan/ })).toBeVisible()
  await page.goto('/ceiling-fans/traditional/alder-52')
  await length(page).scrollIntoViewIfNeeded()
  await expect(way(/^One fan$/)).toBeChecked()
  await expect(answer(page)).toContainText('small for this room')
  await way(/^Two fans$/).check()
  await expect(answer(page)).toContainText('are the right size for this room')
  await expect(page).toHaveURL(/fans=2/)
})
