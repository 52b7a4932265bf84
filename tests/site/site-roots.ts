/** The folders of the built sites that are tested: the store's content, the tests' own, and one that nobody wrote. */
export const SITE_ROOTS = { published: '.', own: '.sites/own', stranger: '.sites/stranger' } as const
