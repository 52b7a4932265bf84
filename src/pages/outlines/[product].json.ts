import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { drawnProducts, lineDrawing } from '../../publishing/shapes.ts'

export const getStaticPaths = (() =>
  drawnProducts().map((product) => ({ params: { product }, props: { product } }))) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  Response.json(await lineDrawing(props.product))
