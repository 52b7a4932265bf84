import { expect, test } from './test.ts'

/** Fields that assistants read in a product's record. */
interface Product {
  productUrl: string
  title: string
  colors: string[]
  sizes?: number[]
}

test('agents.md leads to the catalog and to a list that opens', async ({ page, request, baseURL }) => {
  const guide = await (await request.get('/agents.md')).text()
  const here = (url = '') => new URL(new URL(url).pathname, baseURL).href
  const api = [...guide.matchAll(/^- (.+): (https:.+\/api\/.+)$/gm)].map(([, what = '', url]) => ({
    what,
    url,
  }))
  const answers = new Map<string, Record<string, Product[]>>()
  for (const { what, url } of api) answers.set(what, await (await request.get(here(url))).json())
  expect(answers.size).toBe(7)

  const fans = answers.get('All fans of a category')?.ceilingFanResults ?? []
  const [light] = answers.get('All lights of a category')?.lightingFixtureResults ?? []
  const fan = fans.find(
    ({ colors, sizes = [] }) => Array.isArray(colors) && colors.length > 1 && sizes.length > 1,
  )
  const finish = fan?.colors[1]?.toLowerCase().replaceAll(' ', '-')
  const [, room] = /for a room, an at sign and one of `([^`]+)`/.exec(guide) ?? []
  const [, beginning] = /One link holds up to 60 products: (\S+) and the entries/.exec(guide) ?? []
  const link = `${beginning}${fan?.productUrl}.${finish}_${fan?.sizes?.[1]}*2@${room},${light?.productUrl}`

  const { pathname, search } = new URL(link)
  await page.goto(pathname + search)
  const list = page.getByRole('dialog', { name: 'A List for You' })
  await expect(list).toContainText(fan?.title ?? '')
  await expect(list).toContainText(light?.title ?? '')
  await expect(list).toContainText(fan?.colors[1] ?? '')

  const [example = ''] = /(?<=An example: ).+/.exec(guide) ?? []
  await page.goto(`/contact${new URL(example).search}`)
  for (const name of new URL(example).searchParams.get('list')?.split(',') ?? [])
    await expect(page.locator('.contact-form')).toContainText(new RegExp(name.split('-')[0] ?? '', 'i'))
})
