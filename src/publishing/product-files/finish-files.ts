import { finishFilePath } from '../../catalogue/paths.ts'
import type { FamilyPictures } from '../../catalogue/views/family-pictures.ts'
import type { CardFiles, FinishFile, FinishFiles, Product } from '../../client/product-data/product-file.ts'
import { type ServedFile, servedFile } from './make-product-file.ts'

/** The files of one kind, and what its products' files say about them. */
export interface ServedFinishes {
  served: ServedFile[]
  files: FinishFiles
}

/** @param cardPicture the files of the picture at a path from the project's root */
export async function makeFinishFiles(
  kind: Product['kind'],
  families: readonly FamilyPictures[],
  cardPicture: (path: string) => Promise<CardFiles>,
): Promise<ServedFinishes> {
  const made = await Promise.all(
    families.map(async ({ family, finishes, pictures }) => {
      const file: Record<string, Record<string, CardFiles>> = {}
      for (const { productUrl, slug, picture } of pictures) {
        file[productUrl] = { ...file[productUrl], [slug]: await cardPicture(picture) }
      }
      const served = servedFile(file satisfies FinishFile, (hash) => finishFilePath(kind, family, hash))
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
