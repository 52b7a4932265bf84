import type { APIRoute } from 'astro'
import { catalogue } from '../catalogue/index.ts'
import { brand } from '../publishing/brand/brand.ts'
import { iconIco } from '../publishing/brand/icons.ts'

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await iconIco(brand.mark, catalogue.store.colours)), {
    headers: { 'Content-Type': 'image/x-icon' },
  })
