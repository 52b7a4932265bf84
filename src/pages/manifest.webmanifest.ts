import type { APIRoute } from 'astro'
import { catalogue } from '../catalogue/index.ts'
import { manifestOf } from '../publishing/brand/icons.ts'

export const GET: APIRoute = () =>
  new Response(JSON.stringify(manifestOf(catalogue.store.name, catalogue.store.colours)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  })
