import { expect, journey } from './test.ts'

journey(
  'the menu leads to another page, and Back shows the first one without its menu and within reach',
  async ({ visitor }) => {
    await visitor.open('/')
    await visitor.click('.site-nav-open')
    await visitor.until(true, () => document.querySelector('main')?.inert)
    await visitor.click('#site-menu a', 'Lighting')
    await visitor.isAt('/lighting-fixtures')
    await visitor.back()
    await visitor.isAt('/')
    await visitor.misses('#site-menu')
    await visitor.until(false, () => document.querySelector('main')?.inert)
    await visitor.click('main a', 'Browse Ceiling Fans')
    await visitor.isAt('/ceiling-fans')
  },
  ['phone'],
)

journey('a list is at the same place after a product, by its back link and by Back', async ({ visitor }) => {
  await visitor.open('/ceiling-fans')
  await visitor.click('main a', 'Outdoor Ceiling Fans')
  await visitor.isAt('/ceiling-fans/outdoor')
  const place = await visitor.scrollTo('[data-card] a', 'Tideway 65')
  expect(place).toBeGreaterThan(100)
  await visitor.click('[data-card] a', 'Tideway 65')
  await visitor.isAt('/ceiling-fans/outdoor/tideway-65')
  await visitor.click('a[data-back=list]')
  await visitor.isAt('/ceiling-fans/outdoor')
  await visitor.isScrolledTo(place)
  await visitor.click('[data-card] a', 'Tideway 65')
  await visitor.isAt('/ceiling-fans/outdoor/tideway-65')
  await visitor.back()
  await visitor.isAt('/ceiling-fans/outdoor')
  await visitor.isScrolledTo(place)
})

journey('an address without a page says so, and leads back to where the visitor was', async ({ visitor }) => {
  await visitor.open('/parts')
  await visitor.open('/ceiling-fans/outdoor/no-such-fan')
  await visitor.sees('main', '/ceiling-fans/outdoor/no-such-fan')
  await visitor.click('main a', 'Go Back')
  await visitor.isAt('/parts')
})

journey(
  'a page whose link a mouse rests on is fetched, and not asked for again when the link is pressed',
  async ({ visitor, site, engineName }) => {
    const asks = () =>
      site.takeAsked().flatMap(({ path, isConditional }) => (path === '/parts' ? isConditional : []))
    await visitor.open('/')
    await visitor.hover('.site-nav-links a', 'Home')
    await visitor.hover('.site-nav-links a', 'Parts & Accessories')
    await expect.poll(asks).toEqual([false])
    await visitor.click('.site-nav-links a', 'Parts & Accessories')
    await visitor.isAt('/parts')
    // A driven WebKit keeps nothing on disk, and so asks for the page again.
    expect(asks()).toEqual(engineName === 'Firefox' ? [] : [false])
  },
  ['desk'],
)

journey(
  'a page whose link a mouse came to before the script that fetches was there is fetched',
  async ({ visitor, site }) => {
    site.delay(/first-input/, 1000)
    await visitor.open('/')
    await visitor.hover('.site-nav-links a', 'Home')
    await visitor.hover('.site-nav-links a', 'Parts & Accessories')
    await expect.poll(() => site.takeAsked().map(({ path }) => path)).toContain('/parts')
  },
  ['desk'],
)

journey(
  'a page that is pressed at once is asked for once, and Back leads to where it was pressed',
  async ({ visitor, site, engineName }) => {
    const asked: string[] = []
    const asks = (pattern: RegExp) => {
      asked.push(...site.takeAsked().map(({ path }) => path))
      return asked.filter((path) => pattern.test(path)).length
    }
    site.delay(/^\/parts$/, 500)
    await visitor.open('/blog')
    await visitor.hover('.site-nav-links a', 'Home')
    await expect.poll(() => asks(/first-input/)).toBe(1)
    await visitor.click('.site-nav-links a', 'Parts & Accessories')
    await visitor.isAt('/parts')
    // A driven WebKit keeps nothing on disk, and so asks for the page again.
    expect(asks(/^\/parts$/)).toBe(engineName === 'Firefox' ? 1 : 2)
    await visitor.back()
    await visitor.isAt('/blog')
  },
  ['desk'],
)

journey(
  'a link to a text opens its page at that text',
  async ({ visitor }) => {
    await visitor.open('/privacy-policy')
    await visitor.read(() => {
      document.body.innerHTML = '<a href="/#:~:text=Visit%20the%20Showroom">There</a>'
    })
    await visitor.click('a', 'There')
    await visitor.isAt('/')
    await visitor.until(true, () => {
      const { top = 0, bottom = 0 } = document.querySelector('#visit')?.getBoundingClientRect() ?? {}
      return top > 0 && bottom < innerHeight
    })
  },
  ['phone'],
)
