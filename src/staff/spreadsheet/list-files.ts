import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const LIST = /\.(xlsx|xlsm|xls|csv)$/i

/** The spreadsheets of a folder; undefined where there is no folder of that name. */
async function foundIn(folder: string): Promise<string[] | undefined> {
  const names = await readdir(folder).catch(() => undefined)
  return names
    ?.filter((name) => LIST.test(name))
    .toSorted()
    .map((name) => join(folder, name))
}

export const listsIn = async (folder: string): Promise<string[]> => (await foundIn(folder)) ?? []

/** The spreadsheets that a path names: itself, or those of the folder that it is. */
export async function listsAt(path: string): Promise<string[]> {
  const found = await foundIn(path)
  return found === undefined || found.length === 0 ? [path] : found
}
