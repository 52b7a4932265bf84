/** The address that the site is published under, from `site` in astro.config.mjs. */
export const site = new URL(import.meta.env.SITE)
