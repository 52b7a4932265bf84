import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { api } from '../../../../api.ts'
import { catalogue } from '../../../../catalogue/index.ts'
import { fixturePlaces } from '../../../../catalogue/queries.ts'

export const getStaticPaths = (() =>
  fixturePlaces(catalogue).map((place) => ({
    params: { category: place.category, id: place.fixture.productUrl },
    props: place,
  }))) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  Response.json(await api.lightingFixtureDetails(props.category, props.fixture))
