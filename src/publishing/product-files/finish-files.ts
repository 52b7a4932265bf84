import { finishFilePath } from '../../catalogue/paths.ts'
import type { FamilyPictures } from '../../catalogue/views/family-pictures.ts'
import { encodeCardFiles, finishStem } from '../../client/product-data/card-files.ts'
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
      const rows = pictures.map(
        async ({ productUrl, slug, picture }): Promise<FinishFile[number]> => [
          productUrl,
          slug,
          encodeCardFiles(await cardPicture(picture), finishStem(productUrl, slug)),
        ],
      )
      const served = servedFile(await Promise.all(rows), (hash) => finishFilePath(kind, family, hash))
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
