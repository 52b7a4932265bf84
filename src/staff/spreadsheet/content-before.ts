import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadableRecords } from '../../catalogue/records.ts'
import { listPictures } from '../check-content/picture-faults.ts'
import { readContent } from '../check-content/read-content.ts'
import { recordFiles } from '../check-content/record-files.ts'
import { type RawContent, readRawContent } from '../content-guide/raw-content.ts'
import { SHEETS } from './columns.ts'

/** The content as it is before the import. */
export interface ContentBefore {
  raw: RawContent
  /** The text of a record's file by its path from the project's root. */
  texts: ReadonlyMap<string, string>
  records: ReadableRecords
  /** Every picture under content/images. */
  pictures: ReadonlySet<string>
}

/** Reads the content of a folder that holds `content/`. */
export async function contentBefore(root: string): Promise<ContentBefore> {
  const files = (await Promise.all(SHEETS.map(({ kind }) => recordFiles(root, kind)))).flat()
  const texts = files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)
  const { records } = await readContent(root)
  return {
    raw: await readRawContent(root),
    texts: new Map(await Promise.all(texts)),
    records,
    pictures: new Set(await listPictures(root)),
  }
}
