import type { APIRoute, GetStaticPaths } from 'astro'
import { DATA_FOLDER } from '../../catalogue/paths.ts'
import { dataFiles } from '../../publishing/product-files/served-files.ts'

export const getStaticPaths = (async () =>
  (await dataFiles()).map(({ address, text }) => ({
    params: { file: address.slice(DATA_FOLDER.length + 1, -'.json'.length) },
    props: { text },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } })
