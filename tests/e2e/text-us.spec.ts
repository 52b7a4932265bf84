import { expect, test } from './test.ts'

const PAGES = ['/', '/contact', '/contact/error', '/ceiling-fans/outdoor/beacon-60']
const PRODUCT = '/ceiling-fans/outdoor/beacon-60'

test(
  'phones offer a text beside every call; desktops never do',
  { tag: '@both' },
  async ({ page }, { project }) => {
    for (const path of PAGES) {
      await page.goto(path)
      for (const place of ['main', 'footer']) {
        const texts = page.locator(place).getByRole('link', { name: 'Text us', includeHidden: false })
        const calls = page.locator(`${place} a[href^="tel:"]`)
        if (project.name === 'desk') await expect(texts).toHaveCount(0)
        else await expect(texts).toHaveCount(await calls.count())
      }
    }
  },
)

test('the text begins with the product', async ({ page, baseURL }) => {
  await page.goto(PRODUCT)
  const text = page.locator('main').getByRole('link', { name: 'Text us' })
  const href = (await text.getAttribute('href')) ?? ''
  expect(href).toMatch(/^sms:\+14045550143\?&body=/)
  const [link] = decodeURIComponent(href.split('body=')[1] ?? '').split('\n')
  const { pathname } = new URL(link ?? '', baseURL)
  expect(pathname).toBe(PRODUCT)
})

test('the text from My List begins with a link to the list', async ({ page, baseURL }) => {
  const list = 'beacon-60,harbor-dome-16'
  await page.goto(`/?list=${list}`)
  const text = page.getByRole('dialog').getByRole('link', { name: 'Text us' })
  const href = (await text.getAttribute('href')) ?? ''
  const [link] = decodeURIComponent(href.split('body=')[1] ?? '').split('\n')
  expect(link).toBe(new URL(`/?list=${list}`, baseURL).href)
})
