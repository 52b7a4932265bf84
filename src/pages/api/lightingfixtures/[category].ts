import type { APIRoute, GetStaticPaths } from 'astro'
import { api } from '../../../api.ts'
import { catalogue } from '../../../catalogue/index.ts'

export const getStaticPaths = (() =>
  [...catalogue.fixtureCategories.keys()].map((category) => ({
    params: { category },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<never, { category: string }> = async ({ params }) =>
  Response.json(await api.lightingFixtures(params.category))
