/** The folders of the built sites that are tested: the store's content, the tests' own, and a random one. */
export const SITE_ROOTS = { published: '.', own: '.sites/own', random: '.sites/random' } as const
