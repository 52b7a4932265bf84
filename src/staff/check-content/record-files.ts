import { readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { RECORD_KINDS, type RecordKind } from '../../catalogue/records.ts'

/**
 * The files of a kind of record, with any extension; hidden files of an operating system are skipped.
 *
 * @param root the folder that holds `content/`
 * @returns paths from `root`, in the order of their names
 */
export async function recordFiles(root: string, kind: RecordKind): Promise<string[]> {
  const place = posix.join('content', RECORD_KINDS[kind].path)
  if (place.endsWith('.json')) return [place]
  const names = await readdir(join(root, place)).catch(() => [])
  return names
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => posix.join(place, name))
}
