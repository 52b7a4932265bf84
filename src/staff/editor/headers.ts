/** The editor may load its own files, and connect to GitHub's API and the shop. Sveltia CMS styles by attributes. */
const policyFor = (shop: string) => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  `connect-src 'self' blob: data: https://api.github.com ${shop}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

const headersFor = (shop: string): Record<string, Record<string, string>> => ({
  '/*': {
    'Content-Security-Policy': policyFor(shop).join('; '),
    // The sign-in's window posts a message to the one that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'X-Robots-Tag': 'noindex',
  },
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
})

/**
 * The text of the editor's `_headers`.
 *
 * @param shop the shop's origin, which has the weekly stats
 */
export const headersFile = (shop: string): string =>
  Object.entries(headersFor(shop))
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('')
