import { expect, test } from 'vitest'
import { speculationRules } from '../../../src/client/navigation/speculation-rules.ts'

test('pages are prerendered when rested on, a card’s as soon as a mouse is on it, and a product readies its list at once', () => {
  expect(JSON.parse(speculationRules)).toEqual({
    prerender: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/contact/*', '/contact?*'] } }],
        },
        eagerness: 'moderate',
      },
      { where: { selector_matches: '[data-mouse] [data-card] h2 a' }, eagerness: 'eager' },
    ],
    prefetch: [
      { where: { selector_matches: 'html:not([data-parts]) [data-back=list]' }, eagerness: 'immediate' },
    ],
  })
})
