import { keepLabel } from '../../src/catalogue/list-words.ts'
import { contactForm, expect, test } from './contact-page.ts'
import { answer, enterRoom } from './room-tool.ts'
import { recordRequests } from './visitor.ts'

test('counts every kind of event', async ({ page, site }) => {
  // Other journeys have used this site.
  const before = await site.counts()
  const counted = async () =>
    Object.fromEntries(
      Object.entries(await site.counts()).map(([line, count]) => [line, count - (before[line] ?? 0)]),
    )

  await page.goto('/ceiling-fans/contemporary/beacon-60?tag=1', { referer: 'https://www.bing.com/' })
  await page.getByRole('button', { name: keepLabel('Beacon 60') }).click()
  await expect(page.getByRole('status').filter({ hasText: 'on your list' })).toBeVisible()

  await page.goto('/ceiling-fans')
  await enterRoom(page, ['13', '11'])
  await expect(answer(page)).toContainText('4 of our 57 fans fit.')
  await page.getByRole('button', { name: 'Filter and sort' }).click()
  await page.locator('summary', { has: page.getByText('Where it hangs', { exact: true }) }).click()
  await page.getByRole('checkbox', { name: 'In the rain' }).check()
  await expect(page).toHaveURL('/ceiling-fans?place=rain&room=13x11')

  await page.goto('/parts?compare=alder-52,beacon-60')
  await expect(page.getByRole('columnheader', { name: /Alder 52/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('xylophone')
  await page.locator('#site-search').getByRole('link', { name: 'write to us' }).click()
  await expect(page).toHaveURL(/\/contact/)

  await page.locator('[data-list-open]').click()
  await page.getByRole('link', { name: 'Send to the showroom' }).click()
  const form = contactForm(page, site)
  await form.name.fill('Ann Lee')
  await form.email.fill('ann@example.com')
  await form.isHydrated()
  await form.send.click()
  await expect(page).toHaveURL('/contact/successful')
  await page.getByRole('contentinfo').getByRole('link', { name: '(404) 555-0142' }).click()

  await page.goto('/contact')
  await page.getByRole('link', { name: /^Get directions/ }).click()
  await page.goto('/')

  await expect.poll(counted).toMatchObject({
    'page /ceiling-fans/contemporary/beacon-60': 1,
    'from bing.com': 1,
    'tag beacon-60': 1,
    'kept beacon-60': 1,
    'room 13 × 11 ft': 1,
    'filter Where it hangs: In the rain': 1,
    'compared alder-52': 1,
    'search xylophone': 1,
    'asked beacon-60': 1,
    'call /contact/successful': 1,
    'directions /contact': 1,
  })
})

test('counts nothing with Global Privacy Control', async ({ page }) => {
  const beacons = recordRequests(page, /\/counts$/)
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }))
  for (const path of ['/blog', 'about:blank']) await page.goto(path)
  expect(beacons).toEqual([])
})
