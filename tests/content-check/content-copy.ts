import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach } from 'vitest'
import { formatFault } from '../../src/catalogue/faults.ts'
import { checkContent } from '../../src/content-check/check-content.ts'
import { contentFiles, writeFiles } from '../own-catalogue/write-content.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests write what the schemas forbid
type Json = any

/** A mistake that somebody makes in a file, and the line that the content check prints about it. */
export interface Mistake {
  mistake: string
  change: (record: Json) => void
  line: string
}

/** The tests' own catalogue in a folder of its own, which a test may spoil. */
export interface ContentCopy {
  root: string
  read(file: string): Promise<string>
  write(file: string, content: string | Uint8Array): Promise<void>
  /** Changes a JSON file by its fields. */
  edit(file: string, change: (record: Json) => void): Promise<void>
  /** Changes a file as text; the words must be in it. */
  replace(file: string, words: string | RegExp, by: string): Promise<void>
  move(file: string, to: string): Promise<void>
  remove(file: string): Promise<void>
  /** Every line that the content check prints of what was changed. */
  report(): Promise<string[]>
  /** Brings back all that was changed. */
  putBack(): Promise<void>
  /** Takes the folder away. */
  discard(): Promise<void>
}

/** A plain picture of the given size. */
export const aPicture = (width: number, height: number, format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .toFormat(format)
    .toBuffer()

const own = await contentFiles()

/** Writes the tests' own catalogue into a folder, pictures included; what the check warns of in it is in no report. */
async function copyContent(): Promise<ContentCopy> {
  const root = await mkdtemp(join(tmpdir(), 'content-'))
  const touched = new Set<string>()
  const at = (file: string) => {
    touched.add(file)
    return join(root, file)
  }
  const lines = async () => (await checkContent(root)).map(formatFault)
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const write = async (file: string, content: string | Uint8Array) => {
    const path = at(file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }

  await writeFiles(root, own)
  const warnings = new Set(await lines())

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
    move: (file, to) => rename(at(file), at(to)),
    remove: (file) => rm(at(file)),
    report: async () => (await lines()).filter((line) => !warnings.has(line)),
    putBack: async () => {
      for (const file of touched) {
        await rm(join(root, file), { recursive: true, force: true })
        const content = own.get(file)
        if (content !== undefined) await writeFile(join(root, file), content)
      }
      touched.clear()
    },
    discard: () => rm(root, { recursive: true }),
  }
}

/** A copy for all tests of a file: each finds it whole, and the last leaves nothing behind. */
export async function freshContent(): Promise<ContentCopy> {
  const content = await copyContent()
  afterEach(() => content.putBack())
  afterAll(() => content.discard())
  return content
}
