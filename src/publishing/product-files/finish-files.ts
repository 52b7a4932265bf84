import type { Catalogue } from '../../catalogue/create-catalogue.ts'
import type { Product } from '../../catalogue/kinds/product.ts'
import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { slugOf } from '../../catalogue/slug-of.ts'
import { finishChoice } from '../../catalogue/views/finish-choice.ts'
import type { CardFiles, FinishFile, FinishFiles } from '../../client/products.ts'
import { type ServedFile, servedFile } from '../served-file.ts'

/** The family, as addresses name it, of finishes that are in none. */
const NO_FAMILY = 'other'

/** The finishes with a photo, but the one in the main photo; those of a mix-and-match fan by body and blades. */
function picturesOf(product: Product) {
  const { groups, views } = finishChoice(product, {})
  return views
    .filter(({ isShown, note, picture }) => !isShown && !note && picture !== product.imageUrl)
    .map(({ key, picture }) => {
      const chosen = key.split('-').flatMap((index, at) => groups[at]?.options[Number(index)] ?? [])
      const slug = chosen.map((option) => option.slug).join('--')
      return { productUrl: product.productUrl, slug, labels: chosen.map(({ label }) => label), picture }
    })
}

/**
 * A file of photos for each finish family, and the entry for the product files. A shopper who filters by white fetches only
 * the white ones.
 */
export async function makeFinishFiles(
  kind: ProductKind,
  { finishFamilies }: Pick<Catalogue, 'finishFamilies'>,
  products: readonly Product[],
  cardPicture: (path: string) => Promise<CardFiles>,
): Promise<{ served: ServedFile[]; files: FinishFiles }> {
  const pictures = products.flatMap(picturesOf)
  const inFamilies = new Set(Object.values(finishFamilies).flat())
  const others = new Set(pictures.flatMap(({ labels }) => labels).filter((label) => !inFamilies.has(label)))
  const families = [...Object.entries(finishFamilies), [NO_FAMILY, [...others]] as const]
  const made = families.map(async ([name, finishes]) => {
    const file: { [productUrl: string]: FinishFile[string] } = {}
    for (const { productUrl, slug, labels, picture } of pictures)
      if (labels.some((label) => finishes.includes(label)))
        file[productUrl] = { ...file[productUrl], [slug]: await cardPicture(picture) }
    if (Object.keys(file).length === 0) return []
    const family = slugOf(name)
    const served = servedFile(`finishes/${kind}/${family}.json`, JSON.stringify(file satisfies FinishFile))
    return { family, finishes, served }
  })
  const withPhotos = (await Promise.all(made)).flat()
  return {
    served: withPhotos.map(({ served }) => served),
    files: Object.fromEntries(
      withPhotos.map(({ family, served, finishes }) => [family, [served.address, finishes]]),
    ),
  }
}
