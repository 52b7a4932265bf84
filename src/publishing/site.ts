/** The site's address, from astro.config.mjs. */
export const site = new URL(import.meta.env.SITE)
