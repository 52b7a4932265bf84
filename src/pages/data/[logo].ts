import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { DATA_FOLDER } from '../../catalogue/paths.ts'
import { brand } from '../../publishing/brand/brand.ts'

export const getStaticPaths = (() => {
  const { logo } = brand
  return logo ? [{ params: { logo: logo.address.slice(DATA_FOLDER.length + 1) }, props: { ...logo } }] : []
}) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { data, type } }) =>
  new Response(typeof data === 'string' ? data : new Uint8Array(data), { headers: { 'Content-Type': type } })
