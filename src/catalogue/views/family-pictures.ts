import type { Catalogue } from '../create-catalogue.ts'
import type { Product } from '../kinds/product.ts'
import { slugOf } from '../slug-of.ts'
import { finishChoice } from './finish-choice.ts'

interface FinishPicture {
  productUrl: string
  slug: string
  picture: string
}

/** All products' photos in the other finishes of one family. */
export interface FamilyPictures {
  /** The family as addresses name it; `other` for finishes that are in none. */
  family: string
  finishes: readonly string[]
  pictures: FinishPicture[]
}

const NO_FAMILY = 'other'

/** The finishes with a photo; those of a mix-and-match fan by body and blades. */
function picturesOf(product: Product): (FinishPicture & { labels: string[] })[] {
  const { groups, views } = finishChoice(product, {})
  return views
    .filter(({ isShown, note, picture }) => !isShown && !note && picture !== product.imageUrl)
    .map(({ key, picture }) => {
      const chosen = key.split('-').flatMap((index, at) => groups[at]?.options[Number(index)] ?? [])
      const slug = chosen.map((option) => option.slug).join('--')
      return { productUrl: product.productUrl, slug, labels: chosen.map(({ label }) => label), picture }
    })
}

/** A shopper who filters by white fetches only the white ones. */
export function familyPictures(
  { finishFamilies }: Pick<Catalogue, 'finishFamilies'>,
  products: readonly Product[],
): FamilyPictures[] {
  const pictures = products.flatMap(picturesOf)
  const named = Object.entries(finishFamilies).map(([name, finishes]) => ({ family: slugOf(name), finishes }))
  const inFamilies = new Set(named.flatMap(({ finishes }) => finishes))
  const others = [...new Set(pictures.flatMap(({ labels }) => labels))].filter(
    (label) => !inFamilies.has(label),
  )
  return [...named, { family: NO_FAMILY, finishes: others }]
    .map(({ family, finishes }) => ({
      family,
      finishes,
      pictures: pictures
        .filter(({ labels }) => labels.some((label) => finishes.includes(label)))
        .map(({ labels, ...picture }) => picture),
    }))
    .filter(({ pictures: own }) => own.length > 0)
}
