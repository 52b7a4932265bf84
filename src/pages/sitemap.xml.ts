import type { APIRoute } from 'astro'
import { catalogue } from '../catalogue/index.ts'
import { indexablePaths } from '../catalogue/views/page-paths.ts'
import { plainPaths } from '../publishing/text-pages.ts'

// Not @astrojs/sitemap, which would need a list of every page that isn't canonical. This site's addresses need no XML escapes.
export const GET: APIRoute = ({ site }) => {
  const paths = [...indexablePaths(catalogue), ...plainPaths]
  const urls = paths.map((path) => `<url><loc>${new URL(path, site).href}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}
