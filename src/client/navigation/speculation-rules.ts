import { EXCLUDED_PATTERNS } from './not-fetched-ahead.ts'

/**
 * The speculation rules of every page, as JSON: a page of this site is prerendered when a visitor rests on its link, the page of a
 * product's card as soon as a mouse is on it (mark-mouse.ts), and the list behind a product's back link is prefetched (rule F8) once the
 * product's own page is laid out (lay-out-later.ts): what its first paint waits for comes first.
 * Browsers that know these rules respect a data saver.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: EXCLUDED_PATTERNS } }],
      },
      eagerness: 'moderate',
    },
    { where: { selector_matches: '[data-mouse] [data-card] h2 a' }, eagerness: 'eager' },
  ],
  prefetch: [
    { where: { selector_matches: 'html:not([data-parts]) [data-back=list]' }, eagerness: 'immediate' },
  ],
})
