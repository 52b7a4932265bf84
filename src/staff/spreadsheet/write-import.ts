import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Outcome } from './import-files.ts'

/** Writes the guesses at makers' columns for someone to confirm. */
export async function writeGuesses(root: string, { guesses: made }: Outcome): Promise<void> {
  for (const { file, text } of made) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
}

/** Writes what a plan without faults would write: every file beside its place first, then all in their places. */
export async function writeFiles(root: string, { changes, pictures }: Outcome): Promise<void> {
  for (const { from, to } of pictures) {
    await mkdir(dirname(join(root, to)), { recursive: true })
    await copyFile(from, join(root, to))
  }
  for (const { file, text } of changes) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, `${file}.new`), text)
  }
  for (const { file } of changes) await rename(join(root, `${file}.new`), join(root, file))
}
