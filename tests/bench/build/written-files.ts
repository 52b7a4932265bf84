/** Astro alone writes pictures, scripts and styles, and pages that there is one of, however large the catalog is. */
const ONLY_ASTRO = /^(_astro|contact|social)\/|^(?!sitemap\.xml$)[^/]+$|^data\/.*\.svg$/
/** The finding data is named by its content, which names pictures: Eleventy's are made up. */
const CONTENT_HASH = /(?<=^data\/.*)\.[\w-]{10}(?=\.json$)/

/** The files of a built site that both have to write, by the names that both have to give them. */
export const comparedFiles = (files: readonly string[]): Set<string> =>
  new Set(files.filter((file) => !ONLY_ASTRO.test(file)).map((file) => file.replace(CONTENT_HASH, '')))

/** A line for each file that one wrote and the other did not; none when both wrote the same. */
export function fileDifferences(astro: ReadonlySet<string>, eleventy: ReadonlySet<string>): string[] {
  return [
    ...[...astro].filter((file) => !eleventy.has(file)).map((file) => `only Astro writes ${file}`),
    ...[...eleventy].filter((file) => !astro.has(file)).map((file) => `only Eleventy writes ${file}`),
  ]
}
