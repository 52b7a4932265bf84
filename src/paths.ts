/**
 * Every address of this site, in one place. None ends in a slash but the home page.
 * Routes are those of specification section 2.
 */
export const paths = {
  home: '/',
  fans: '/ceiling-fans',
  fanCategory: (category: string) => `/ceiling-fans/${category}`,
  fan: (category: string, productUrl: string) => `/ceiling-fans/${category}/${productUrl}`,
  brand: (brand: string) => `/ceiling-fans/by-brand/${brand}`,
  brandFan: (brand: string, name: string) => `/ceiling-fans/by-brand/${brand}/${name}`,
  lighting: '/lighting-fixtures',
  fixtureCategory: (category: string) => `/lighting-fixtures/${category}`,
  fixture: (category: string, productUrl: string) => `/lighting-fixtures/${category}/${productUrl}`,
  parts: '/parts',
  blog: '/blog',
  contact: '/contact',
  contactSuccessful: '/contact/successful',
  contactError: '/contact/error',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/terms-and-conditions',
  cookiesPolicy: '/cookies-policy',
} as const

/** A fan category may not take this name: `/ceiling-fans/by-brand/…` is where the brand screens are. */
export const RESERVED_FAN_CATEGORY = 'by-brand'
