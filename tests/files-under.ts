import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The paths of all files in a folder and in its folders, from there. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
}
