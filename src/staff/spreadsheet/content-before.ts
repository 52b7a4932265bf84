import { readdir, readFile } from 'node:fs/promises'
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
  /** The texts of all other files in which a product may be named: the gallery, the pages, the words of the search. */
  others: ReadonlyMap<string, string>
  records: ReadableRecords
  /** Every picture under content/images. */
  pictures: ReadonlySet<string>
}

/** The files of the site's texts and lists, without the records of sheets, and without what an import reads by. */
async function otherFiles(root: string, known: readonly string[]): Promise<string[]> {
  const names = await readdir(join(root, 'content'), { recursive: true })
  return names
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter(
      (file) => /\.(json|md)$/.test(file) && !file.startsWith('content/import/') && !known.includes(file),
    )
}

/** Reads the content of a folder that holds `content/`. */
export async function contentBefore(root: string): Promise<ContentBefore> {
  const files = (await Promise.all(SHEETS.map(({ kind }) => recordFiles(root, kind)))).flat()
  const read = async (paths: readonly string[]) =>
    new Map(
      await Promise.all(paths.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
    )
  const { records } = await readContent(root)
  return {
    raw: await readRawContent(root),
    texts: await read(files),
    others: await read(await otherFiles(root, files)),
    records,
    pictures: new Set(await listPictures(root)),
  }
}
