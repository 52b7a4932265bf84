import { pictureReferences } from '../catalogue/picture-references.ts'
import { unusedPictures } from '../content-check/picture-faults.ts'
import { readContent } from '../content-check/read-content.ts'
import { readRawContent } from '../content-tools/raw-content.ts'
import { type ContentReport, contentReport } from './content-report.ts'
import { lastChanges } from './last-changes.ts'

/** The state of the catalog under a folder. */
export async function readReport(root: string): Promise<ContentReport> {
  const { records } = await readContent(root)
  const unused = await unusedPictures(root, pictureReferences(records))
  return contentReport(await readRawContent(root), unused, await lastChanges(root))
}
