import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { catalogue } from '../../catalogue/index.ts'
import { apiFiles } from '../../catalogue/views/api.ts'
import { fileUrl } from '../../publishing/shapes.ts'

export const getStaticPaths = (() =>
  apiFiles(catalogue, fileUrl).map(({ path, answer }) => ({
    params: { path },
    props: { answer },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  Response.json(await props.answer())
