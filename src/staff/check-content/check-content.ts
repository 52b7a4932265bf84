import { crossCheck } from '../../catalogue/consistency/cross-check.ts'
import { discontinuedTitles } from '../../catalogue/consistency/discontinued.ts'
import { pastHolidayWarnings } from '../../catalogue/consistency/store.ts'
import { createCatalogue } from '../../catalogue/create-catalogue.ts'
import type { Fault } from '../../catalogue/faults.ts'
import { pictureReferences } from '../../catalogue/picture-references.ts'
import type { CatalogueRecords } from '../../catalogue/records.ts'
import { linkFaults, pagePaths } from './link-faults.ts'
import { logoFaults } from './logo-faults.ts'
import { pageFaults } from './page-faults.ts'
import { pictureFaults, unusedPictures, unusedPictureWarnings } from './picture-faults.ts'
import { readContent } from './read-content.ts'
import { readPages } from './read-pages.ts'
import { searchWordFaults } from './search-word-faults.ts'
import { shapeFaults } from './shapes/shape-faults.ts'

/**
 * Checks all of `content/` without a build: every fault of every file in one run.
 *
 * @param root the folder that holds `content/`
 * @param today for what is long past
 * @returns faults and warnings in the order of their files
 */
export async function checkContent(root: string, today = new Date()): Promise<Fault[]> {
  const { records, faults } = await readContent(root)
  const pages = await readPages(root)
  const pictures = pictureReferences(records)
  const all = [
    ...faults,
    ...crossCheck(records),
    ...pastHolidayWarnings(records, today),
    ...(await pictureFaults(root, pictures)),
    ...(await shapeFaults(root, records)),
    ...(await logoFaults(root, records)),
    ...pageFaults(pages, discontinuedTitles(records)),
  ]
  // A record with a fault may name a picture by a wrong path, or cannot be read at all; names of filters come from all records.
  const isInOrder = all.every(({ severity }) => severity === 'warning')
  if (isInOrder) {
    const catalogue = createCatalogue(records as CatalogueRecords)
    const paths = pagePaths(catalogue, pages)
    all.push(
      ...unusedPictureWarnings(await unusedPictures(root, pictures)),
      ...searchWordFaults(catalogue, paths),
      ...linkFaults(pages, paths),
    )
  }
  return all.toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }))
}
