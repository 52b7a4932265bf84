import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach } from 'vitest'
import type { Json } from '../../own-catalogue/json.ts'
import { type Files, writeFiles } from '../../own-catalogue/write-content.ts'

/** A folder with content that a test may spoil. */
export interface ContentFolder {
  root: string
  read(file: string): Promise<string>
  write(file: string, content: string | Uint8Array): Promise<void>
  edit(file: string, change: (record: Json) => unknown): Promise<void>
  /** Changes a file as text; the words must be in it. */
  replace(file: string, words: string | RegExp, by: string): Promise<void>
  remove(file: string): Promise<void>
}

/**
 * A folder for all tests of a file: each starts with the given files, and the last deletes it.
 *
 * @param files by their paths from the folder that holds `content/`
 */
export async function contentFolder(files: Files): Promise<ContentFolder> {
  const root = await mkdtemp(join(tmpdir(), 'content-'))
  const touched = new Set<string>()
  const at = (file: string) => {
    touched.add(file)
    return join(root, file)
  }
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const write = async (file: string, content: string | Uint8Array) => {
    const path = at(file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }

  await writeFiles(root, files)
  afterEach(async () => {
    for (const file of touched) {
      await rm(join(root, file), { recursive: true, force: true })
      const content = files.get(file)
      if (content !== undefined) await writeFile(join(root, file), content)
    }
    touched.clear()
  })
  afterAll(() => rm(root, { recursive: true }))

  return {
    root,
    read,
    write,
    edit: async (file, change) => {
      const record = JSON.parse(await read(file))
      change(record)
      await write(file, JSON.stringify(record, null, 2))
    },
    replace: async (file, words, by) => {
      const text = await read(file)
      if (text.replace(words, '') === text) throw new Error(`${file} does not hold ${words}`)
      await write(file, text.replace(words, by))
    },
    remove: (file) => rm(at(file)),
  }
}
