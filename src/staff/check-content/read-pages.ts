import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 'content/pages'

/** The text of every page's file, by its path from the folder that holds `content/`. */
export type PageTexts = ReadonlyMap<string, string>

/** Reads every Markdown file under `content/pages`. */
export async function readPages(root: string): Promise<PageTexts> {
  const names = await readdir(join(root, FOLDER), { recursive: true }).catch(() => [])
  const files = names
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`)
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const)),
  )
}
