import { expect, test } from 'vitest'
import { speculationRules } from '../../../src/browser/page-navigation/speculation-rules.ts'

test('pages are prerendered when pointed at, and a product readies its list at once', () => {
  expect(JSON.parse(speculationRules)).toEqual({
    prerender: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/contact/*', '/contact?*'] } }],
        },
        eagerness: 'moderate',
      },
    ],
    prefetch: [{ where: { selector_matches: '[data-back=list]' }, eagerness: 'immediate' }],
  })
})
