import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from './json.ts'

const FOLDER = join(import.meta.dirname, 'content')

/** A list of more than 36: forty fans of one brand in one category that differ only in name. */
const ROWS = Object.fromEntries(
  Array.from({ length: 40 }, (_, place): [string, Json] => [
    `fans/row-${place + 1}.json`,
    {
      title: `Row ${place + 1}`,
      manufacturerNameReference: 'rowan',
      imageUrl: '../images/fans/white.jpg',
      productDescription: `The Row ${place + 1} is a fan with nothing unusual about it.`,
      sizes: [52],
      locationRating: 'Indoor',
      shown: 'Matte White',
      colors: ['Matte White'],
      productCategories: ['rows'],
    },
  ]),
)

/**
 * The tests' own catalog: small, made up, and holding every rare case, so that no test depends on what the store
 * publishes. Every file but its pictures, by its path under `content/`: JSON as it is parsed, and Markdown.
 *
 * - Rules and views: `own`, `ownFan(name)`, `ownFixture(name)` of `own-catalogue.ts`, without a disk.
 * - Lines of the check about a record: `linesAbout(file, mistake)` of `lines-about.ts`, without a disk.
 * - How the check reads files: a copy in a temporary folder, see `tests/staff/check-content/content-folder.ts`.
 * - The built site and journeys: `npm run build:own` builds it into `.sites/own/dist`.
 *
 * Rare cases: Alder and Clearwater are written as older records are, with derived fields and sizes as text. The controls of
 * Atelier contradict each other. Gatsby, fan and fixture, has only required facts, and names that are hard on
 * HTML. Halcyon and Orbital have separate body and blade finishes. Axial 54 replaces Axial 48, which replaces Axial 44;
 * nothing replaces Relic. Garden Gate has no light and takes none. One category is empty, one brand has no product, Galvanized no color and no
 * family. Inventory is a special day within two weeks of this catalog's build.
 */
export const CONTENT: Readonly<Record<string, Json | Json[] | string>> = {
  ...Object.fromEntries(
    readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(json|md)$/.test(file))
      .map((file) => file.replaceAll('\\', '/'))
      .sort()
      .map((file) => {
        const text = readFileSync(join(FOLDER, file), 'utf8')
        return [file, file.endsWith('.json') ? (JSON.parse(text) as Json) : text]
      }),
  ),
  ...ROWS,
}
