import type { APIRoute } from 'astro'
import { catalogue } from '../catalogue/index.ts'
import { brand } from '../publishing/brand/brand.ts'
import { iconSvg } from '../publishing/brand/icons.ts'

export const GET: APIRoute = async () =>
  new Response(await iconSvg(brand.mark, catalogue.store.colours), {
    headers: { 'Content-Type': 'image/svg+xml' },
  })
