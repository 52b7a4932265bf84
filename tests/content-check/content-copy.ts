import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach } from 'vitest'
import { formatFault } from '../../src/catalogue/faults.ts'
import { checkContent } from '../../src/content-check/check-content.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests write what the schemas forbid
type Json = any

/** A mistake that somebody makes in a file, and the line that the content check prints about it. */
export interface Mistake {
  mistake: string
  change: (record: Json) => void
  line: string
}

/** A copy of the shipped content in a folder of its own, which a test may spoil. */
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
  /** Every line that the content check prints. */
  report(): Promise<string[]>
  /** Brings back all that was changed. */
  putBack(): Promise<void>
  /** Takes the folder away. */
  discard(): Promise<void>
}

/** The one fan whose control flags contradict each other as shipped: its warning would stand in every report. */
const CONTRADICTION = 'content/fans/atelier-52.json'

/** A plain picture of the given size. */
export const aPicture = (width: number, height: number, format: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .toFormat(format)
    .toBuffer()

/** Copies the shipped content, pictures included; nothing in it is wrong, not even a warning. */
export async function copyContent(): Promise<ContentCopy> {
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
  const edit = async (file: string, change: (record: Json) => void) => {
    const record = JSON.parse(await read(file))
    change(record)
    await write(file, JSON.stringify(record, null, 2))
  }
  const mendContradiction = () =>
    edit(CONTRADICTION, (fan) => {
      fan.handheldRemoteControlAvailable = false
      fan.inWallRemoteControlAvailable = false
      fan.hardwiredWallControlAvailable = false
    })

  await cp('content', join(root, 'content'), { recursive: true })
  await mendContradiction()

  return {
    root,
    read,
    write,
    edit,
    replace: async (file, words, by) => {
      const text = await read(file)
      if (text.replace(words, '') === text) throw new Error(`${file} does not hold ${words}`)
      await write(file, text.replace(words, by))
    },
    move: (file, to) => rename(at(file), at(to)),
    remove: (file) => rm(at(file)),
    report: async () => (await checkContent(root)).map(formatFault),
    putBack: async () => {
      for (const file of touched) {
        await rm(join(root, file), { recursive: true, force: true })
        await cp(file, join(root, file), { recursive: true }).catch(ignoreMissing)
      }
      touched.clear()
      await mendContradiction()
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

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
