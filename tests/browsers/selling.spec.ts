import { KEEP_WORD, keepLabel } from '../../src/catalogue/list-words.ts'
import { expect, test } from './test.ts'
import type { Visitor } from './visitor.ts'

const FANS = '/ceiling-fans'
const BEACON = `${FANS}/outdoor/beacon-60`
const LIST = '#my-list'

async function check(visitor: Visitor, facet: string, value: string): Promise<void> {
  await visitor.click('.facet summary', facet)
  await visitor.click('.facet[open] label', value)
}

async function fillRoom(visitor: Visitor, ...feet: string[]): Promise<void> {
  await visitor.click('.room-field[name=length]')
  await visitor.isFocused('.room-field[name=length]')
  for (const value of feet) {
    await visitor.type(value)
    await visitor.press('Tab')
  }
}

test('filters are still there after a product and Back, and the next one joins them', {
  tag: '@phone',
}, async ({ visitor }) => {
  await visitor.open('/')
  await visitor.click('main a', 'Browse Ceiling Fans')
  await visitor.click('.filter-open')
  await check(visitor, 'Where it hangs', 'In the rain')
  await check(visitor, 'Finish', 'Black')
  await visitor.isAt(`${FANS}?place=rain&finish=black`)
  await visitor.click('.filter-foot .button')
  await visitor.click('[data-results] [data-card] a', 'Beacon 60')
  await visitor.sees('h1', 'Beacon 60')
  await visitor.back()
  await visitor.isAt(`${FANS}?place=rain&finish=black`)
  await visitor.sees('[data-results] [data-card] h2', 'Beacon 60')
  await visitor.until(['rain', 'black'], () =>
    [...document.querySelectorAll<HTMLInputElement>('.facet :checked')].map(({ value }) => value),
  )
  await visitor.click('.filter-open')
  await check(visitor, 'Light', 'Light included')
  await visitor.isAt(`${FANS}?place=rain&light=included&finish=black`)
  expect(await visitor.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the search finds a name with a typing error; a list is at the same place by its back link and by Back', async ({
  visitor,
}) => {
  await visitor.open('/')
  await visitor.click('.search-open')
  await visitor.isFocused('#search-words')
  await visitor.type('beacn')
  await visitor.click('#site-search li a', 'Beacon 60')
  await visitor.sees('h1', 'Beacon 60')
  await visitor.back()
  await visitor.isAt('/')
  await visitor.misses('#site-search')
  await visitor.click('main a', 'Browse Ceiling Fans')
  await visitor.isAt(FANS)
  await visitor.click('main a', 'Outdoor Ceiling Fans')
  await visitor.isAt(`${FANS}/outdoor`)
  const place = await visitor.scrollTo('[data-card] a', 'Tideway 65')
  expect(place).toBeGreaterThan(100)
  await visitor.click('[data-card] a', 'Tideway 65')
  await visitor.isAt(`${FANS}/outdoor/tideway-65`)
  await visitor.click('a[data-back=list]')
  await visitor.isAt(`${FANS}/outdoor`)
  await visitor.isScrolledTo(place)
  await visitor.click('[data-card] a', 'Tideway 65')
  await visitor.isAt(`${FANS}/outdoor/tideway-65`)
  await visitor.back()
  await visitor.isAt(`${FANS}/outdoor`)
  await visitor.isScrolledTo(place)
})

test('a menu is closed after Back, a shared comparison has the focus, and a chosen finish is there after Back', {
  tag: '@phone',
}, async ({ visitor }) => {
  await visitor.open('/')
  await visitor.click('.site-nav-open')
  const isMenuOpen = () => document.querySelector('#site-menu')?.matches(':popover-open')
  await visitor.until(true, isMenuOpen)
  await visitor.click('#site-menu a', 'Lighting')
  await visitor.isAt('/lighting-fixtures')
  await visitor.back()
  await visitor.isAt('/')
  await visitor.misses('#site-menu')
  await visitor.until(false, isMenuOpen)

  await visitor.open(`${FANS}/contemporary?compare=alder-52.satin-nickel,beacon-60`)
  await visitor.sees(`${LIST} th`, 'Alder 52')
  await visitor.isFocused('#my-list-title')

  await visitor.open(BEACON)
  await visitor.click('[data-finish-choice] label', 'Brushed Nickel')
  await visitor.sees('figcaption', 'Shown in Brushed Nickel')
  await visitor.isAt(`${BEACON}?finish=brushed-nickel`)
  await visitor.press('ArrowLeft')
  await visitor.sees('figcaption', 'Shown in Matte White')
  await visitor.until('solid', () => getComputedStyle(document.activeElement as Element).outlineStyle)
  await visitor.press('ArrowRight')
  await visitor.isAt(`${BEACON}?finish=brushed-nickel`)
  await visitor.click('nav[aria-label=Breadcrumb] a', 'Outdoor Ceiling Fans')
  await visitor.isAt(`${FANS}/outdoor`)
  await visitor.back()
  await visitor.isAt(`${BEACON}?finish=brushed-nickel`)
  await visitor.sees('figcaption', 'Shown in Brushed Nickel')
})

test('a room given on the listing is there on a fan and after Back, and can be changed', async ({
  visitor,
}) => {
  const isFilled = (...values: string[]) =>
    visitor.until(values, () =>
      [...document.querySelectorAll<HTMLInputElement>('.room-field')].map(({ value }) => value),
    )
  await visitor.open(FANS)
  await fillRoom(visitor, '26', '18', '12')
  await visitor.isAt(`${FANS}?room=26x18&ceiling=12`)
  // Below it are the results, which come after it.
  await visitor.sees('.strip .room-answer', 'fans fit.')
  await visitor.click('[data-results] [data-card] a')
  // The listing has the same fields.
  await visitor.until(
    true,
    () => document.readyState === 'complete' && location.pathname.split('/').length > 3,
  )
  await visitor.sees('.room-field[name=ceiling]')
  await isFilled('26', '18', '12')
  await visitor.back()
  await visitor.isAt(`${FANS}?room=26x18&ceiling=12`)
  await isFilled('26', '18', '12')
  await visitor.click('.room-field[name=ceiling]')
  await visitor.press('End', 'Backspace', 'Backspace')
  await visitor.type('10')
  await visitor.isAt(`${FANS}?room=26x18&ceiling=10`)
})

// A message is sent once in each engine: from a desktop here, from a phone below.
test('saved products are compared, and sent to the store', { tag: '@only-Firefox' }, async ({
  visitor,
  site,
}) => {
  await visitor.open(`${FANS}/traditional/alder-52`)
  await visitor.click('[data-finish-choice] label', 'Satin Nickel')
  await visitor.click('[data-keep]', keepLabel('Alder 52'))
  await visitor.text('[data-list-count]', '1')
  await visitor.open(`${FANS}/contemporary`)
  await visitor.click('[data-keep]', keepLabel('Beacon 60'))
  await visitor.text('[data-list-count]', '2')
  await visitor.click('[data-list-open]')
  await visitor.click(`${LIST} button`, 'Compare 2 fans')
  await visitor.sees(`${LIST} th`, 'Alder 52')
  await visitor.isAt(`${FANS}/contemporary?compare=alder-52.satin-nickel,beacon-60`)
  await visitor.back()
  await visitor.isAt(`${FANS}/contemporary`)
  await visitor.sees(`${LIST} h4`, 'Beacon 60')
  await visitor.press('Escape')
  await visitor.misses(LIST)
  await visitor.click('[data-list-open]')
  await visitor.click(`${LIST} a`, 'Send to the showroom')

  const words = `Which is quieter? ${crypto.randomUUID()}`
  await visitor.sees('[data-enclosed] li', 'Alder 52')
  await visitor.click('.contact-form input', 'Name')
  // Until its script is there, the browser itself checks the form.
  await visitor.until(true, () => document.querySelector<HTMLFormElement>('.contact-form')?.noValidate)
  await visitor.click('.contact-form button', 'Send Message')
  await visitor.isFocused('[role=alert]')
  await visitor.click('[role=alert] a', 'Please enter your name.')
  await visitor.sendMessage(words)
  await visitor.isAt('/contact/successful')
  await expect.poll(async () => (await site.emailsWith(words)).length).toBe(1)
  const [mail] = await site.emailsWith(words)
  expect(mail?.text).toContain('- Alder 52 by Maxim Lighting, Satin Nickel, 52 in.')
})

test('a house is furnished by rooms, opened from its link, saved there and sent', {
  tag: ['@phone', '@only-WebKit'],
}, async ({ visitor, site }) => {
  await visitor.open(`${FANS}/contemporary/beacon-60`)
  await visitor.hover('#room .room-in')
  await visitor.choose('#room [name=in]', 'Great Room')
  await fillRoom(visitor, '24', '18', '16')
  await visitor.sees('.room-answer', '60 in. is the right size for this room.')
  await visitor.click('[data-keep]', keepLabel('Beacon 60'))
  await visitor.text('[data-list-count]', '1')
  await visitor.open('/lighting-fixtures/pendants')
  await visitor.click('[data-keep]', keepLabel('Harbor Dome 16'))
  await visitor.choose('.notice select', 'Bedroom')
  await visitor.click('[data-list-open]')
  await visitor.sees(`${LIST} .list-verdict`, '60 in. is the right size for this room.')
  await visitor.read(() => {
    const share = async ({ url }: ShareData) => document.body.setAttribute('data-shared', url ?? '')
    Object.defineProperty(navigator, 'share', { value: share })
  })
  await visitor.click(`${LIST} button`, 'Share')
  const link =
    '/lighting-fixtures/pendants?list=beacon-60@great-room,harbor-dome-16@bedroom&rooms=great-room:24x18:c16,bedroom'
  await visitor.until(site.url + link, () => document.body.dataset.shared)

  // Someone else's device.
  await visitor.read(() => localStorage.clear())
  await visitor.open(link)
  await visitor.click(`${LIST} button`, `${KEEP_WORD} these`)
  await visitor.text('[data-list-count]', '2')
  await visitor.click(`${LIST} a`, 'Send to the showroom')
  await visitor.sees('[data-enclosed] h4', 'Great Room: 24 × 18 ft, 16 ft ceiling')
  const words = `For our house. ${crypto.randomUUID()}`
  await visitor.click('.contact-form input', 'Name')
  await visitor.sendMessage(words)
  await visitor.isAt('/contact/successful')
  await expect.poll(async () => (await site.emailsWith(words)).length).toBe(1)
})

test('a product turns by keys, or a sentence explains that this browser cannot', async ({ visitor }) => {
  await visitor.open(`${FANS}/traditional/alder-52`)
  await visitor.click('[data-turn]')
  if (!(await visitor.read(() => document.createElement('canvas').getContext('webgl2') !== null))) {
    await visitor.text('.pictures [role=status]', 'This browser can’t show the 3D view.')
    return
  }
  await visitor.isFocused('.turned canvas')
  await visitor.press('ArrowRight')
  await visitor.until('15', () => document.querySelector('.turned canvas')?.getAttribute('aria-valuenow'))
  await visitor.press('Escape')
  await visitor.misses('.turned')
})
