import { crossCheck } from '../catalogue/checks/cross-check.ts'
import { endedTitles } from '../catalogue/checks/ended-products.ts'
import type { Fault } from '../catalogue/faults.ts'
import { pictureReferences } from '../catalogue/picture-references.ts'
import { pageFaults } from './page-faults.ts'
import { pictureFaults, unusedPictures } from './picture-faults.ts'
import { readContent } from './read-content.ts'

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
  // A record with a fault may name a picture by a wrong path, or cannot be read at all.
  const isInOrder = all.every(({ severity }) => severity === 'warning')
  const unused = isInOrder ? await unusedPictures(root, pictures) : []
  return [...all, ...unused].toSorted((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }))
}
