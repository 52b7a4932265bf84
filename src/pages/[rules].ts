import type { APIRoute, GetStaticPaths } from 'astro'
import { redirectRules } from '../catalogue/former-addresses.ts'
import { catalogue } from '../catalogue/index.ts'

// Astro builds no page of a file whose name begins with "_".
export const getStaticPaths: GetStaticPaths = () => [{ params: { rules: '_redirects' } }]

/** The rules by which Netlify, and the local server, redirect former addresses. */
export const GET: APIRoute = () => new Response(`${redirectRules(catalogue).join('\n')}\n`)
