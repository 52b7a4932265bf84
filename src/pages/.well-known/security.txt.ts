import type { APIRoute } from 'astro'
import { store } from '../../publishing/store.ts'

const DAY_MS = 86_400_000
/** Less than a year (RFC 9116, 2.5.5). Each publication renews it. */
const VALID_DAYS = 360

/** Contact for vulnerability reports. SECURITY.md has the details. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    [
      `Contact: ${store.emailUrl}`,
      `Expires: ${new Date(Date.now() + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
      '',
    ].join('\n'),
  )
