import type { Config } from '@netlify/functions'

// Header rules do not apply to functions: the headers that netlify.toml gives every file are repeated here.
const EVERY_ANSWER = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' }
/**
 * Kept by Netlify alone, which forgets it with the next deploy: only that can publish a file at the address. Without `vary`, each
 * query string would be an answer of its own.
 */
const CACHED = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Netlify-CDN-Cache-Control': 'public, durable, max-age=86400',
  'Netlify-Vary': 'query=none',
}
const METHODS = 'GET, HEAD, OPTIONS'

/**
 * Answers every address under /api that is neither a published file nor the contact function, as section 7 of the
 * specification asks: 200 and the text `No Results`. Methods other than GET, HEAD and OPTIONS are a 405.
 */
// A function and not a rewrite to a text file: the rule that makes everything under /api JSON could match the
// rewritten path as well, and header rules never apply to a function.
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
  // As a list, for the reason in contact.mts. No page asks for what is not there: these are made-up addresses.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
