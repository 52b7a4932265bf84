import type { Config } from '@netlify/functions'

// Header rules don't apply to functions, so these repeat netlify.toml.
const EVERY_ANSWER = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }
/** Cached only by Netlify, until the next deploy. Without `vary`, each query string would be cached separately. */
const CACHED = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
  'Netlify-Vary': 'query=none',
}
const METHODS = 'GET, HEAD, OPTIONS'

/** Answers 200 and `No Results` (section 7 of the specification) for every address under /api without a file or function. */
// Not a rewrite to a text file, as the header rule that makes everything under /api JSON could match it, too.
export default function apiNoResults({ method }: Request): Response {
  if (method === 'OPTIONS') {
    const allowed = {
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': 'content-type',
    }
    return new Response(null, { status: 204, headers: { ...EVERY_ANSWER, ...allowed } })
  }
  const headers = { ...EVERY_ANSWER, 'Content-Type': 'text/plain; charset=utf-8' }
  if (method !== 'GET' && method !== 'HEAD') {
    return new Response('Method Not Allowed', { status: 405, headers: { ...headers, Allow: METHODS } })
  }
  return new Response('No Results', { headers: { ...headers, ...CACHED } })
}

export const config: Config = {
  path: ['/api', '/api/*'],
  excludedPath: '/api/contact',
  preferStatic: true,
  // A list, as in contact.mts. Pages never request missing addresses.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
