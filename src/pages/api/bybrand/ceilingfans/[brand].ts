import type { APIRoute, GetStaticPaths } from 'astro'
import { api } from '../../../../api.ts'
import { catalogue } from '../../../../catalogue/index.ts'
import { brandsWithFans } from '../../../../catalogue/queries.ts'

export const getStaticPaths = (() =>
  brandsWithFans(catalogue).map(({ nameReference }) => ({
    params: { brand: nameReference },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<never, { brand: string }> = async ({ params }) =>
  Response.json(await api.ceilingFansByBrand(params.brand))
