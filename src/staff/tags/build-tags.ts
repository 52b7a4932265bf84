import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Catalogue, createCatalogue } from '../../catalogue/create-catalogue.ts'
import { ContentError, formatFault } from '../../catalogue/faults.ts'
import { soldProducts } from '../../catalogue/queries.ts'
import type { CatalogueRecords } from '../../catalogue/records.ts'
import { OWN_COLOURS } from '../../catalogue/rules/contrast.ts'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { measureDrawing } from '../../drawing/outline/measure-drawing.ts'
import { readContent } from '../check-content/read-content.ts'
import { productTags } from './product-tag.ts'
import { type TagStore, tagsPage } from './tags-page.ts'

/** The shop's own letters. */
const FONTS = {
  'newsreader.woff2': '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2',
  'source-sans-3.woff2': '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
}

/** Where the content has faults, nothing is known of the store. */
const UNKNOWN: TagStore = { name: '', colours: OWN_COLOURS }

/** Where the shop is served on this machine. */
export const LOCAL_SHOP = 'http://localhost:4321'

async function lineDrawings(root: string, catalogue: Catalogue): Promise<Map<string, DrawnLines>> {
  const drawn = soldProducts(catalogue).flatMap((product) =>
    product.outlineUrl ? [{ product, file: join(root, product.outlineUrl) }] : [],
  )
  return new Map(
    await Promise.all(
      drawn.map(async ({ product, file }) => {
        const svg = await readFile(file, 'utf8')
        return [product.productUrl, await measureDrawing(svg, product)] as const
      }),
    ),
  )
}

/**
 * Writes the page that prints tags, `tags.html`. Faults in the content do not stop the editor from being built, as the editor
 * is where they get fixed: the page says what is wrong instead.
 *
 * @param root the folder that holds `content/`
 * @param shop the shop's address, which the codes lead to
 */
export async function buildTags(root: string, outDir: string, shop: string | undefined): Promise<void> {
  await mkdir(join(outDir, 'fonts'), { recursive: true })
  for (const [name, file] of Object.entries(FONTS))
    await copyFile(fileURLToPath(import.meta.resolve(file)), join(outDir, 'fonts', name))
  const write = (html: string) => writeFile(join(outDir, 'tags.html'), html)
  const { records, faults } = await readContent(root)
  const errors = faults.filter(({ severity }) => severity === 'error')
  try {
    if (errors.length > 0) throw new ContentError(errors)
    const catalogue = createCatalogue(records as CatalogueRecords)
    const notes = shop
      ? []
      : [
          `These codes link to ${LOCAL_SHOP}, for testing. For the showroom, start it with the shop’s address: SHOP_URL=https://www.example.com npm run edit, with your address instead.`,
        ]
    const drawings = await lineDrawings(root, catalogue)
    await write(
      tagsPage(productTags(catalogue, new URL(shop ?? LOCAL_SHOP)), catalogue.store, notes, drawings),
    )
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const lines = error.faults.filter(({ severity }) => severity === 'error').map(formatFault)
    await write(
      tagsPage([], UNKNOWN, [
        'No tags can be made until these faults in the content are corrected:',
        ...lines,
      ]),
    )
  }
}
