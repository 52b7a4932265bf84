import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import type { FamilyPictures } from '../../catalogue/views/family-pictures.ts'
import type { CardFiles, FinishFile, FinishFiles } from '../../client/product-data/product-file.ts'
import { type ServedFile, servedFile } from '../served-file.ts'

/** A file for each finish family, and the entry for the product files. */
export async function makeFinishFiles(
  kind: ProductKind,
  families: readonly FamilyPictures[],
  cardPicture: (path: string) => Promise<CardFiles>,
): Promise<{ served: ServedFile[]; files: FinishFiles }> {
  const made = await Promise.all(
    families.map(async ({ family, finishes, pictures }) => {
      const file: Record<string, Record<string, CardFiles>> = {}
      for (const { productUrl, slug, picture } of pictures) {
        file[productUrl] = { ...file[productUrl], [slug]: await cardPicture(picture) }
      }
      const served = servedFile(`finishes/${kind}/${family}.json`, JSON.stringify(file satisfies FinishFile))
      return { family, finishes, served }
    }),
  )
  return {
    served: made.map(({ served }) => served),
    files: Object.fromEntries(
      made.map(({ family, served, finishes }) => [family, [served.address, finishes]]),
    ),
  }
}
