import { expect, journey } from './test.ts'
import type { Visitor } from './visitor.ts'

const LIST = '/ceiling-fans'

/** Opens a facet of the bar and ticks a value of it. */
async function tick(visitor: Visitor, facet: string, value: string) {
  await visitor.click(`.facet summary`, facet)
  await visitor.click(`.facet[open] label`, value)
}

const isTicked = (visitor: Visitor, ...values: string[]) =>
  visitor.until(values, () =>
    [...document.querySelectorAll<HTMLInputElement>('.facet :checked')].map(({ value }) => value),
  )

journey(
  'what is chosen in a list is there again after a product and Back, and the next choice joins it',
  async ({ visitor, device }) => {
    await visitor.open('/')
    await visitor.click('main a', 'Browse Ceiling Fans')
    await visitor.sees('.filter-bar')
    if (device === 'phone') await visitor.click('.filter-open')
    await tick(visitor, 'Where it hangs', 'In the rain')
    await tick(visitor, 'Finish', 'Black')
    await visitor.isAt(`${LIST}?place=rain&finish=black`)
    if (device === 'phone') await visitor.click('.filter-foot .button')
    else await visitor.press('Escape')
    await visitor.sees('[data-results] [data-card] h2', 'Beacon 60')
    await visitor.click('[data-results] [data-card] a', 'Beacon 60')
    await visitor.sees('h1', 'Beacon 60')
    await visitor.back()
    await visitor.isAt(`${LIST}?place=rain&finish=black`)
    await visitor.sees('[data-results] [data-card] h2', 'Beacon 60')
    await isTicked(visitor, 'rain', 'black')
    if (device === 'phone') await visitor.click('.filter-open')
    await tick(visitor, 'Light', 'Light included')
    await visitor.isAt(`${LIST}?place=rain&light=included&finish=black`)
    expect(await visitor.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  },
)

journey(
  'a chip that is removed by a key hands the focus on, the last one to the bar',
  async ({ visitor, site, device }) => {
    const focusChip = () => visitor.read(() => document.querySelector<HTMLElement>('.chip')?.focus())
    await visitor.open(`${LIST}?place=rain&finish=black`)
    await visitor.sees('.chip', 'Remove Black')
    await focusChip()
    await visitor.press('Enter')
    await visitor.isAt(`${LIST}?finish=black`)
    await visitor.until('Remove Black', () => document.activeElement?.textContent)
    await visitor.press('Enter')
    await visitor.isAt(LIST)
    await visitor.isFocused(device === 'phone' ? '.filter-open' : '.facet summary')
    const data = site.takeAsked().flatMap(({ path }) => (path.startsWith('/data/') ? [path] : []))
    expect(data).toEqual([...new Set(data)])
  },
)

const SEARCH = '#site-search'

journey(
  'the search opens by its button, finds a name with a slip, closes by Escape, and is closed after Back',
  async ({ visitor }) => {
    await visitor.open('/')
    await visitor.click('.search-open')
    await visitor.isFocused('#search-words')
    await visitor.type('beacn')
    await visitor.sees(`${SEARCH} li a`, 'Beacon 60')
    await visitor.press('Escape')
    await visitor.misses(SEARCH)
    await visitor.click('.search-open')
    await visitor.click(`${SEARCH} li a`, 'Beacon 60')
    await visitor.sees('h1', 'Beacon 60')
    await visitor.back()
    await visitor.isAt('/')
    await visitor.misses(SEARCH)
    await visitor.click('main a', 'Browse Ceiling Fans')
    await visitor.isAt(LIST)
  },
)
