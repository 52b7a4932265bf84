import type { Locator } from 'playwright/test'
import { KEEP_WORD, MY_LIST } from '../../src/catalogue/list-words.ts'
import { onTestDay } from '../today.ts'
import { contactForm, expect, test, unique } from './contact-page.ts'
import { keep, openList, sheet } from './my-list.ts'
import { forbidStorage, holdBack, pagesOf } from './visitor.ts'

const DOME = '/lighting-fixtures/pendants/harbor-dome-16'

const LINES = `- Alder 52 by Maxim Lighting, Satin Nickel, 52 in., Model AL-5205
  In the showroom: Front showroom, bay 3
  SITE/ceiling-fans/traditional/alder-52?finish=satin-nickel
- Beacon 60 by Maxim Lighting, Matte Black, 52 and 60 in., Model BE-5203
  In the showroom: Patio display
  SITE/ceiling-fans/contemporary/beacon-60`

test('a saved list is compared, shared, and sent by someone else', async ({ page, browser, site }) => {
  await page.goto('/ceiling-fans/traditional/alder-52')
  await page.getByRole('radio', { name: 'Satin Nickel' }).check()
  // While the script loads, a second click does nothing.
  await keep(page, 'Alder 52').dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'on your list' })).toHaveText(
    'Alder 52 is on your list.',
  )
  await page.goto('/ceiling-fans/contemporary')
  await keep(page, 'Beacon 60').click()
  await expect(keep(page, 'Beacon 60')).toHaveAttribute('aria-pressed', 'true')
  await openList(page)
  await expect(sheet(page).locator('img').first()).toHaveAttribute('src', /\/nickel\./)
  await sheet(page).getByRole('button', { name: 'Compare 2 fans' }).click()
  await expect(sheet(page).getByRole('columnheader')).toHaveText([/Alder 52/, /Beacon 60/])
  await expect(page).toHaveURL('/ceiling-fans/contemporary?compare=alder-52.satin-nickel,beacon-60')
  await page.goBack()

  await page.evaluate(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.defineProperty(navigator, 'share', { value: async (data: unknown) => void shared.push(data) })
  })
  await sheet(page).getByRole('button', { name: 'Share' }).click()
  const [{ url }] = await page.evaluate(() => (window as unknown as { shared: [{ url: string }] }).shared)
  expect(url).toBe(`${site.url}/ceiling-fans/contemporary?list=alder-52.satin-nickel,beacon-60`)

  const other = await (await onTestDay(await browser.newContext())).newPage()
  await other.goto(url)
  await expect(sheet(other)).toHaveAccessibleName('A List for You 2 products')
  await expect(sheet(other).getByRole('link', { name: /^Call/ })).toBeVisible()
  await expect(sheet(other).getByRole('heading', { level: 4 })).toHaveText(['Alder 52', 'Beacon 60'])
  await sheet(other).getByRole('link', { name: 'Send to the showroom' }).click()
  expect(await other.evaluate(() => localStorage.getItem('my-list'))).toBeFalsy()
  const form = contactForm(other, site)
  const words = unique('Which is quieter?')
  await form.fill(words)
  await expect(other.getByRole('button', { name: 'Remove Beacon 60' })).toBeVisible()
  await form.send.click()
  const mail = await form.isSent(words)
  expect(mail?.text).toContain(
    `${words}\n\nProducts on the visitor’s list:\n\n${LINES.replaceAll('SITE', site.url)}`,
  )
  expect(mail?.html).toContain(`<a href="${site.url}/ceiling-fans/contemporary/beacon-60">`)
  await other.context().close()
})

test('products saved before the script loads keep their order, also while leaving, and on Back', async ({
  page,
}) => {
  const goOn = await holdBack(page, '**/_astro/start-*.js')
  await page.goto('/ceiling-fans/contemporary')
  await keep(page, 'Beacon 60').click()
  await keep(page, 'Atelier 52').click()
  await page.getByRole('link', { name: 'Atelier 52', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atelier 52')
  goOn()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.locator('[data-list-count]')).toHaveText('2')
  expect(await page.evaluate(() => localStorage.getItem('my-list'))).toBe('beacon-60,atelier-52')
  await page.goBack()
  await expect(page.locator('[data-list-count]')).toHaveText('2')
})

test('a link mangled by an email program shows its products, even if the list can’t be saved, and leads to a discontinued fan’s replacement', async ({
  page,
}) => {
  await page.goto('/ceiling-fans/large?list=gone-1,gone-2')
  await expect(sheet(page).getByText('This link has nothing from our catalog.')).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Go to my list' }).click()
  await expect(sheet(page)).toHaveAccessibleName(MY_LIST)

  await page.goto('/ceiling-fans/large?list=Alder-52,%0A%20gone-1;axial-44,%EF%BB%BFBEACON-60).')
  const titles = sheet(page).getByRole('heading', { level: 4 })
  await expect(titles).toHaveText(['Alder 52', 'Beacon 60', 'Axial 44'])
  await expect(
    sheet(page).getByText('Someone shared 2 products with you. 1 product in this link isn’t in our catalog.'),
  ).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await sheet(page)
    .getByRole('button', { name: `${KEEP_WORD} these` })
    .click()
  await expect(sheet(page).getByRole('status').filter({ hasText: 'storage is full' })).toBeVisible()
  await expect(titles).toHaveText(['Alder 52', 'Beacon 60', 'Axial 44'])

  await expect(sheet(page).getByText('Replaced by Axial 54')).toBeVisible()
  await sheet(page).getByRole('link', { name: 'Axial 44' }).click()
  await expect(page.getByText('No longer sold.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask about this fan' })).toBeHidden()
  await page.getByRole('link', { name: 'Axial 54' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Axial 54')
})

test('a card shows the size for a room and saves none; a chosen size stays', async ({ page }) => {
  const beacon = page.locator('[data-results] [data-card]', { hasText: 'Beacon 60' })
  await page.goto('/ceiling-fans/contemporary?room=14x12')
  await expect(beacon).toContainText('52 in. for your room')
  await keep(page, 'Beacon 60').click()
  await openList(page)
  const saved = sheet(page).getByRole('combobox', { name: 'Size of Beacon 60' })
  await expect(saved).toHaveValue('')
  await saved.selectOption('52 in.')
  await expect(sheet(page).locator('.facts')).toHaveText(/^52 in\. /)
  await page.keyboard.press('Escape')

  const sizes = page.getByRole('radiogroup', { name: 'Size in the drawing' })
  await beacon.getByRole('link').click()
  await expect(sizes.getByRole('radio', { name: /^52 in/ })).toBeChecked()
  await expect(keep(page, 'Beacon 60')).toHaveAttribute('aria-pressed', 'true')
  await sizes.getByRole('radio', { name: /^60 in/ }).check()
  await expect(keep(page, 'Beacon 60')).toHaveAccessibleDescription('Saved in Matte Black, 52 in.')
  await page.getByRole('radio', { name: 'Matte White' }).check()
  await keep(page, 'Beacon 60').click()

  await page.goto('/ceiling-fans/contemporary?compare=beacon-60.matte-white_60,alder-52')
  const size = sheet(page).getByRole('combobox', { name: 'Size of Beacon 60' })
  await expect(size).toHaveValue('60')
  await size.selectOption('52 in.')
  await expect(page).toHaveURL(/compare=beacon-60\.matte-white_52,alder-52$/)
  expect(await page.evaluate(() => localStorage.getItem('my-list'))).toBe('beacon-60.matte-white_52')
})

test('a light saved in its second finish shows it from My List and by its address', async ({ page }) => {
  const [title, finish, first] = ['Harbor Dome 16', 'Galvanized', 'Matte Black'] as const
  const button = keep(page, title)
  const isSavedIn = async (saved: string) => {
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(button).toHaveAccessibleDescription(`Saved in ${saved}`)
  }
  const stored = () => page.evaluate(() => localStorage.getItem('my-list'))
  await page.goto(DOME)
  await page.getByRole('radio', { name: finish }).check()
  await button.click()
  await isSavedIn(finish)
  const saved = await stored()
  await page.goto('/parts')
  await openList(page)
  await sheet(page).getByRole('link', { name: title }).click()
  await expect(page.getByRole('radio', { name: finish })).toBeChecked()
  await isSavedIn(finish)
  expect(await stored()).toBe(saved)

  await page.goto(DOME)
  await isSavedIn(finish)
  await page.getByRole('radio', { name: first }).check()
  await button.click()
  await isSavedIn(first)
  await page.getByRole('button', { name: 'Undo' }).click()
  await isSavedIn(finish)
  await page.getByRole('radio', { name: finish }).check()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  expect(await stored()).toBeNull()
})

test('the keyboard alone saves, undoes, compares, removes, shares and goes back; a comparison is printed alone', {
  tag: '@desk',
}, async ({ page }) => {
  const press = async (target: Locator, key = 'Enter') => {
    await target.focus()
    await page.keyboard.press(key)
  }
  await page.goto('/ceiling-fans/contemporary?list=alder-52')
  await press(sheet(page).getByRole('button', { name: `${KEEP_WORD} these` }))
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL('/ceiling-fans/contemporary')
  for (const title of ['Beacon 60', 'Atelier 52']) {
    await press(keep(page, title))
    await expect(keep(page, title)).toHaveAttribute('aria-pressed', 'true')
  }
  const undo = page.getByRole('button', { name: 'Undo' })
  await press(undo)
  await expect(undo).toBeHidden()
  await expect(page.locator('body > .notice').getByRole('status')).toHaveText('Undone.')
  await expect(keep(page, 'Atelier 52')).toBeFocused()
  await expect(page.locator('[data-list-count]')).toHaveText('2')
  await press(page.locator('[data-list-open]'))
  await expect(sheet(page).getByRole('heading', { name: MY_LIST })).toBeFocused()

  await press(sheet(page).getByRole('button', { name: 'Compare 2 fans' }))
  await expect(sheet(page).getByRole('heading', { name: 'Compare' })).toBeFocused()
  await sheet(page).getByRole('combobox', { name: 'Finish of Alder 52' }).selectOption('Satin Nickel')
  await expect(page).toHaveURL(/compare=alder-52\.satin-nickel,beacon-60$/)
  await press(sheet(page).getByRole('checkbox', { name: 'Show only differences' }), 'Space')
  await expect(sheet(page).getByText('only those are shown')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#main')).toBeHidden()
  expect(await pagesOf(page)).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  await press(sheet(page).getByRole('button', { name: 'Back to the list' }))
  await expect(sheet(page).getByRole('heading', { name: MY_LIST })).toBeFocused()

  await press(sheet(page).getByRole('button', { name: 'Remove Beacon 60' }))
  await expect(sheet(page).getByText('Beacon 60 is off your list.')).toBeVisible()
  await press(sheet(page).getByRole('button', { name: 'Remove Alder 52' }))
  await expect(sheet(page).getByText('Nothing here yet.')).toBeVisible()
  await press(sheet(page).getByRole('button', { name: 'Undo' }))
  await expect(sheet(page).getByRole('heading', { level: 4 })).toHaveText(['Alder 52'])
  await expect(sheet(page).getByRole('heading', { name: MY_LIST })).toBeFocused()
  await page.evaluate(() => {
    const value = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    Object.defineProperty(navigator, 'share', { value })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: value } })
  })
  // The link is selected if the device refuses to share and copy.
  await press(sheet(page).getByRole('button', { name: /^(Share|Copy)/ }))
  await expect(page.getByRole('textbox', { name: 'Link to share' })).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/contemporary\?list=alder-52/)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  await expect(page.locator('[data-list-open]')).toBeFocused()
})

test('the address has the list if storage is blocked', async ({ page }) => {
  await forbidStorage(page.context())
  await page.goto('/ceiling-fans/contemporary')
  await keep(page, 'Beacon 60').click()
  await expect(page).toHaveURL(/\?list=beacon-60$/)
  await page.getByRole('link', { name: 'Beacon 60', exact: true }).click()
  await expect(page).toHaveURL(/\/beacon-60\?list=beacon-60$/)
  await expect(keep(page, 'Beacon 60')).toHaveAttribute('aria-pressed', 'true')
})
