import { KEEP_WORD, MY_LIST } from '../../src/catalogue/list-words.ts'
import { sheet } from './my-list.ts'
import { expect, test } from './test.ts'
import { pagesOf } from './visitor.ts'

const PRODUCTS =
  'beacon-60,alder-52,axial-54,halcyon-72_84,clearwater-33,wagoner-8,harbor-dome-16*3,aurelia-bar-40'
const ROOMS =
  'great-room:24x18:c16,kitchen:18x14:c9:island84x40,bedroom:14x12:c9,bedroom-2:12x12:c8,dining-room:14x12:c9:table72x40'
const NAMES = ROOMS.split(',').map((room) => room.split(':')[0])
const FORTY = NAMES.flatMap((room) => PRODUCTS.split(',').map((product) => `${product}@${room}`)).join()

test('a schedule of forty is printed on four pages, then its rooms', {
  tag: '@desk',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  const drawings: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/outlines/')) drawings.push(pathname)
  })
  await page.goto(`/parts?list=${FORTY}&rooms=${ROOMS}`)
  await sheet(page)
    .getByRole('button', { name: `${KEEP_WORD} these` })
    .click()
  await sheet(page).getByRole('textbox', { name: 'Schedule title' }).fill('Smith Residence')
  expect(drawings).toEqual([])
  await sheet(page).getByRole('button', { name: 'Print', exact: true }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '', { timeout: 15_000 })
  const paper = page.locator('.is-schedule')
  expect(drawings).toEqual(['/outlines/alder-52.json'])
  await page.emulateMedia({ media: 'print' })
  await expect(paper.getByRole('heading', { level: 1, includeHidden: true })).toHaveText([
    'Smith Residence',
    'Smith Residence',
  ])
  const alder = paper.locator('article > section', { hasText: 'Alder 52' }).first()
  await expect(alder.locator('use[href="#alder-52-top"]').first()).toBeVisible()
  await expect(alder.locator('figcaption').first()).toHaveText('From above.')
  const beacon = paper.locator('article > section', { hasText: 'Beacon 60' }).first()
  await expect(beacon.locator('figcaption').first()).toHaveText('Outline only, from above.')
  await expect(paper.locator('.schedule-table tbody tr')).toHaveCount(40)
  await expect(paper.locator('.schedule-table tbody tr').first()).toContainText('Beacon 60')
  await paper.locator('.schedule-rooms').evaluate((rooms) => rooms.setAttribute('hidden', ''))
  expect(await pagesOf(page)).toBeLessThanOrEqual(4)

  await page.emulateMedia({ media: 'screen' })
  const download = page.waitForEvent('download')
  await sheet(page).getByRole('button', { name: 'Save as a spreadsheet' }).click()
  expect((await download).suggestedFilename()).toBe('smith-residence.xlsx')
})

test('all spec sheets of a list are printed, a page each, in the chosen finish and size', {
  tag: '@desk',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
    localStorage.setItem('my-list', 'beacon-60.matte-white_52@porch,harbor-dome-16*3,alder-52')
  })
  await page.goto('/parts')
  await page.getByRole('button', { name: MY_LIST }).click()
  await sheet(page).getByRole('button', { name: 'Print all spec sheets' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '', { timeout: 15_000 })
  await page.emulateMedia({ media: 'print' })
  const sheets = page.locator('.is-sheets .column')
  await expect(sheets).toHaveCount(3)
  await expect(sheets.first()).toContainText('Matte White · 52 in. · Model BE-5203')
  await expect(sheets.first()).toContainText('Room: Porch')
  await expect(sheets.first()).toContainText('Drop11.5 in. from ceiling to blades')
  await expect(sheets.nth(1)).toContainText('3 pieces · Matte Black')
  expect(await pagesOf(page)).toBe(3)
  await page.emulateMedia({ media: 'screen' })
  await sheet(page).getByRole('button', { name: 'View by type to compare' }).click()
  await sheet(page).getByRole('button', { name: 'Print', exact: true }).click()
  await expect(sheets).toHaveCount(0)
})
