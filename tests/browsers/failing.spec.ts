import { keepLabel } from '../../src/features/list/keep-label.ts'
import { journey } from './test.ts'

/** What pages ask for when something is pressed. */
const FILES = /^\/(_astro\/(?!Page|first-input)[^/]+\.js|data\/)/

journey(
  'what does not load is said at what was pressed, and works when it is asked for again',
  async ({ visitor, site }) => {
    await visitor.open('/ceiling-fans/traditional')
    await visitor.hover('h1')

    site.fail(FILES, 500)
    await visitor.click('[data-keep]', keepLabel('Alder 52'))
    await visitor.sees('.not-loaded', 'This did not load.')
    site.fail()
    await visitor.click('.not-loaded button')
    await visitor.text('[data-list-count]', '1')
    await visitor.misses('.not-loaded')

    site.fail(FILES)
    await visitor.click('.search-open')
    await visitor.type('beacon')
    await visitor.sees('#site-search .not-loaded', 'This did not load.')
    site.fail()
    await visitor.click('#site-search .not-loaded button')
    await visitor.sees('#site-search li a', 'Beacon 60')
    // What the browser says of it on its console.
    site.takeFaults()
  },
  ['desk'],
)
