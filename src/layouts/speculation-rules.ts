import { paths } from '../catalogue/paths.ts'

/** Excluded are files, and pages that change a draft. Inline in every page, as Chromium ignores rules from Astro's `clientPrerender` if a policy has hashes. */
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
