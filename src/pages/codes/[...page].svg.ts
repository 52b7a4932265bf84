import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { catalogue } from '../../catalogue/index.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { mainPath, productsEver } from '../../catalogue/queries.ts'
import { qrSvg } from '../../drawing/qr-svg.ts'
import { site } from '../../publishing/site.ts'

export const getStaticPaths = (() =>
  KINDS.flatMap((kind) => productsEver(catalogue, kind)).map((product) => {
    const path = mainPath(product)
    return { params: { page: path.slice(1) }, props: { path } }
  })) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(qrSvg(new URL(props.path, site).href), { headers: { 'Content-Type': 'image/svg+xml' } })
