import { crossCheck } from '../catalogue/checks/cross-check.ts'
import { endedTitles } from '../catalogue/checks/ended-products.ts'
import type { Fault } from '../catalogue/faults.ts'
import { pictureReferences } from '../catalogue/picture-references.ts'
import type { CatalogueRecords } from '../catalogue/records.ts'
import { pageFaults } from './page-faults.ts'
import { pictureFaults, unusedPictures, unusedPictureWarnings } from './picture-faults.ts'
import { readContent } from './read-content.ts'
import { searchWordFaults } from './search-word-faults.ts'

/**
 * Checks all of `content/` without a build: every fault of every file in one run.
 *
 * @param root the folder that holds `content/`
 * @returns faults and warnings in the order of their files
 */
export async function checkContent(root: string): Promise<Fault[]> {
  const { records, faults } = await readContent(root)
  const pictures = pictureReferences(records)
  const all = [
    ...faults,
    ...crossCheck(records),
    ...(await pictureFaults(root, pictures)),
    ...(await pageFaults(root, endedTitles(records))),
  ]
  // A record with a fault may name a picture by a wrong path, or cannot be read at all; names of filters come from all records.
  const isInOrder = all.every(({ severity }) => severity === 'warning')
  const further = isInOrder
    ? [
        ...unusedPictureWarnings(await unusedPictures(root, pictures)),
        ...searchWordFaults(records as CatalogueRecords),
      ]
    : []
  return [...all, ...further].toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }))
}
