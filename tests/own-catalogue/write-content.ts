import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CONTENT } from './content.ts'
import type { Json } from './json.ts'
import { PICTURES } from './pictures.ts'
import { drawShapes } from './shapes.ts'

/** The contents of files, by their paths from the folder that holds `content/`. */
export type Files = ReadonlyMap<string, string | Buffer>

/** A file of `CONTENT` as it is on disk. */
export const asWritten = (content: Json | Json[] | string): string =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`

/** A catalog as staff would have it on disk, with the tests' pictures, model and line drawing. */
export const contentFiles = async (content = CONTENT): Promise<Files> =>
  new Map<string, string | Buffer>([
    ...Object.entries(content).map(([file, data]) => [`content/${file}`, asWritten(data)] as const),
    ...Object.entries(await PICTURES).map(([file, data]) => [`content/${file}`, data] as const),
    ...Object.entries(drawShapes()).map(([file, data]) => [`content/${file}`, data] as const),
  ])

/** Writes files under a folder. */
export async function writeFiles(root: string, files: Files): Promise<void> {
  for (const [file, data] of files) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), data)
  }
}
