import type { APIRoute, GetStaticPaths } from 'astro'
import { DATA_FOLDER } from '../../catalogue/paths.ts'
import { drawingFiles } from '../../publishing/shapes.ts'

export const getStaticPaths = (async () =>
  (await drawingFiles()).map(({ address, svg }) => ({
    params: { drawing: address.slice(DATA_FOLDER.length + 1, -'.svg'.length) },
    props: { svg },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } })
