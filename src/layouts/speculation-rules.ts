import { paths } from '../catalogue/paths.ts'

/**
 * A page is prerendered when a visitor rests on its link, and the list behind a product's back link is prefetched (rule F8); not what is no
 * page, nor pages that act when they are opened: the contact form about a product starts a draft, and its results end one. Inline in every
 * page, as Chromium allows no rules from Astro's `clientPrerender` beside a policy with hashes.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', `${paths.contact}/*`, `${paths.contact}?*`] } },
          { not: { selector_matches: '[data-enlarge], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { selector_matches: '[data-back=list]' }, eagerness: 'immediate' }],
})
