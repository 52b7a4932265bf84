import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { api } from '../../../../api.ts'
import { catalogue } from '../../../../catalogue/index.ts'
import { fanPlaces } from '../../../../catalogue/queries.ts'

export const getStaticPaths = (() =>
  fanPlaces(catalogue).map((place) => ({
    params: { category: place.category, id: place.fan.productUrl },
    props: place,
  }))) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  Response.json(await api.ceilingFanDetails(props.category, props.fan))
