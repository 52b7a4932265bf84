import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { catalogue } from '../catalogue/index.ts'
import { brand } from '../publishing/brand/brand.ts'
import { iconPng, PNG_ICONS } from '../publishing/brand/icons.ts'

export const getStaticPaths = (() =>
  (Object.keys(PNG_ICONS) as (keyof typeof PNG_ICONS)[]).map((icon) => ({
    params: { icon },
    props: { icon },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(brand.mark, catalogue.store.colours, props.icon)), {
    headers: { 'Content-Type': 'image/png' },
  })
