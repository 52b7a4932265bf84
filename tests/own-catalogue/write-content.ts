import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CONTENT } from './content.ts'
import type { Json } from './json.ts'
import { drawPictures } from './pictures.ts'

const written = (content: Json | Json[] | string): string =>
  typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`

/** Writes a catalogue and the tests' pictures to `content/` in a folder, as staff would have them there. */
export async function writeContent(root: string, content = CONTENT): Promise<void> {
  const files = { ...content, ...(await drawPictures()) }
  for (const [file, data] of Object.entries(files)) {
    const path = join(root, 'content', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, Buffer.isBuffer(data) ? data : written(data))
  }
}
