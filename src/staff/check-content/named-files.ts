import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { nearestPath } from '../../catalogue/nearest.ts'

/**
 * Every file of a kind under a folder, by its path from the project's root.
 *
 * @param folder from there, such as `content/images`
 * @param names those of the kind's files
 */
export async function listFiles(root: string, folder: string, names: RegExp): Promise<string[]> {
  const start = join(root, folder)
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => posix.join(folder, entry.parentPath.slice(start.length), entry.name))
}

/**
 * What to do about a file that a record names and that is not there.
 *
 * @param file the record's
 * @param path the missing file's, from the project's root
 * @param present the files of its kind that are there
 * @param kind what it is called, and the folder that files of its kind belong in
 */
export function missingRemedy(
  file: string,
  path: string,
  present: readonly string[],
  { folder, noun }: { folder: string; noun: string },
): string {
  const near = nearestPath(path, present)
  if (near?.toLowerCase() === path.toLowerCase())
    return `The file is named ${posix.basename(near)}: make both names the same, as capital letters count.`
  if (near) return `Did you mean "${posix.relative(posix.dirname(file), near)}"?`
  return `Put the ${noun} ${path.startsWith(`${folder}/`) ? `at ${path}` : `in ${folder}`}.`
}
