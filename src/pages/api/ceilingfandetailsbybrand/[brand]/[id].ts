import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { api } from '../../../../api.ts'
import { catalogue } from '../../../../catalogue/index.ts'
import { allFansEver } from '../../../../catalogue/queries.ts'

export const getStaticPaths = (() =>
  allFansEver(catalogue).map((fan) => ({
    params: { brand: fan.manufacturerNameReference, id: fan.name },
    props: { fan },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  Response.json(await api.ceilingFanDetailsByBrand(props.fan))
