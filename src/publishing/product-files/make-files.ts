import { createHash } from 'node:crypto'
import { finishFilePath, productFilePath } from '../../catalogue/paths.ts'
import type { FamilyPictures } from '../../catalogue/views/family-pictures.ts'
import type { FinderList } from '../../catalogue/views/finder-list.ts'
import type {
  CardFiles,
  FinishFile,
  FinishFiles,
  Product,
  ProductFile,
} from '../../client/product-data/product-file.ts'

/** A data file for scripts. */
export interface ServedFile {
  /** Has a hash of the content, so that an old page never gets new data. */
  address: string
  text: string
}

/** @param addressOf the address by the hash of the content */
export function servedFile(file: object, addressOf: (hash: string) => string): ServedFile {
  const text = JSON.stringify(file)
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 10)
  return { address: addressOf(hash), text }
}

/**
 * @param cardPicture encodes the picture at a path from the project's root
 * @param finishFiles the files with photos of other finishes
 */
export async function makeProductFile(
  { path, products, discontinued = [] }: FinderList,
  cardPicture: (path: string) => Promise<CardFiles>,
  finishFiles: FinishFiles = {},
): Promise<ServedFile> {
  const shown = products.map(
    async ({ picture, ...product }): Promise<Product> => ({
      ...product,
      picture: await cardPicture(picture),
    }),
  )
  const file: ProductFile = {
    products: await Promise.all(shown),
    ...(discontinued.length > 0 && { discontinued }),
    ...(Object.keys(finishFiles).length > 0 && { finishFiles }),
  }
  return servedFile(file, (hash) => productFilePath(path, hash))
}

/** One kind's finish files, and the entry for its product files. */
export interface ServedFinishes {
  served: ServedFile[]
  files: FinishFiles
}

/** @param cardPicture encodes the picture at a path from the project's root */
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
