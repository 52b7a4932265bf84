import { type Catalogue, createCatalogue } from '../../catalogue/create-catalogue.ts'
import { ContentError, formatFault, isError } from '../../catalogue/faults.ts'
import type { CatalogueRecords } from '../../catalogue/records.ts'
import { escapeHtml } from '../../catalogue/views/fill.ts'
import type { Content } from '../check-content/read-content.ts'

/** The body of a page about the catalog, or a list of content errors to correct in the editor. */
export async function catalogueBody(
  { records, faults }: Content,
  print: (catalogue: Catalogue) => string | Promise<string>,
): Promise<string> {
  try {
    if (faults.some(isError)) throw new ContentError(faults)
    return await print(createCatalogue(records as CatalogueRecords))
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const lines = error.faults.filter(isError).map((fault) => `<li>${escapeHtml(formatFault(fault))}</li>`)
    return `<h1>Correct these errors in the content first</h1><ul>${lines.join('')}</ul>`
  }
}
