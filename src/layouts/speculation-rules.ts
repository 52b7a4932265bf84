import { paths } from '../catalogue/paths.ts'

/**
 * Prerenders a page when the visitor's pointer rests on its link, and prefetches the list of a product's back link (rule F8). Excluded are
 * files, and pages that change a draft: the contact form about a product, and its result pages. Inline in every page, as Chromium ignores
 * rules from Astro's `clientPrerender` if a policy has hashes.
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
