import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro'
import { catalogue } from '../../catalogue/index.ts'
import { KINDS } from '../../catalogue/kinds/product-kinds.ts'
import { productsEver } from '../../catalogue/queries.ts'
import { renderSocialImage, socialImageUrl } from '../../publishing/social-image.ts'

export const getStaticPaths = (() => {
  const { categories, rooms } = catalogue
  const named = KINDS.flatMap<{ imageUrl?: string | undefined }>((kind) => [
    ...productsEver(catalogue, kind),
    ...categories[kind].values(),
  ])
  const pictures = new Set([
    ...named.map(({ imageUrl }) => imageUrl),
    rooms.fansUrl,
    rooms.lightingUrl,
    rooms.sharedUrl,
  ])
  return [...pictures]
    .filter((picture) => picture !== undefined)
    .map((picture) => ({
      params: { picture: socialImageUrl(picture).slice('/social/'.length, -'.jpg'.length) },
      props: { picture },
    }))
}) satisfies GetStaticPaths

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await renderSocialImage(props.picture)), {
    headers: { 'Content-Type': 'image/jpeg' },
  })
