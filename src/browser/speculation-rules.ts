import { paths } from '../paths.ts'

/**
 * What a browser may ready before it is asked for, as it stands in every page: any page of this site that a visitor
 * points at, and at once the list that a product's back link leads to (specification section 4).
 *
 * Left out is what is no page, and what acts on being opened: the results of the contact form, which forget its draft, and
 * the form that is opened about a product, which starts one. Browsers that know these rules mind a visitor's data saver.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', `${paths.contact}/*`, `${paths.contact}?*`] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { selector_matches: '[data-back=list]' }, eagerness: 'immediate' }],
})
