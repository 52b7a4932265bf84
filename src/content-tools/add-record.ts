import { constants } from 'node:fs'
import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { formatFault } from '../catalogue/faults.ts'
import { checkContent } from '../content-check/check-content.ts'
import { jsonSchemas } from './json-schemas.ts'
import { readRawContent } from './raw-content.ts'
import type { Asked } from './record-questions.ts'
import { writeFiles } from './write-files.ts'

/** What became of a new record. */
export interface Added {
  /** Paths from the project's root. */
  written: string[]
  /** What the content check says now and did not say before. */
  remaining: string[]
}

/** Writes all or nothing, and never over a file that is there. */
async function writeNew(root: string, { files, picture }: Asked): Promise<string[]> {
  const { from } = picture
  const steps = [
    ...(from === undefined
      ? []
      : [
          {
            file: picture.picture,
            write: (path: string) => copyFile(from, path, constants.COPYFILE_EXCL),
          },
        ]),
    ...files.map(({ file, text }) => ({
      file,
      write: (path: string) => writeFile(path, text, { flag: 'wx' }),
    })),
  ]
  const written: string[] = []
  try {
    for (const { file, write } of steps) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await write(join(root, file))
      written.push(file)
    }
  } catch (error) {
    for (const file of written) await rm(join(root, file))
    throw error
  }
  return written
}

const report = async (root: string): Promise<string[]> => (await checkContent(root)).map(formatFault)

/**
 * Writes a new record with its picture, tells editors of the new name, and checks the content.
 *
 * @throws when one of the files is there already; then nothing is written
 */
export async function addRecord(root: string, asked: Asked): Promise<Added> {
  const before = new Set(await report(root))
  const written = await writeNew(root, asked)
  await writeFiles(root, jsonSchemas(await readRawContent(root)))
  const remaining = (await report(root)).filter((line) => !before.has(line))
  return { written, remaining }
}
