import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const FOLDERS = ['src', 'netlify', 'public', 'content', '.astro']
const FILES = ['package.json', 'astro.config.mjs', 'tsconfig.json', 'netlify.toml']

/** The sample fans over and over, each copy in a file of its own and with the pictures of its original. */
async function writeManyFans(folder: string, count: number): Promise<void> {
  const samples = (await readdir('content/fans')).sort()
  for (let place = 0; place < count; place += 1) {
    const file = samples[place % samples.length] as string
    const text = await readFile(join('content/fans', file), 'utf8')
    const round = Math.floor(place / samples.length)
    const fan = JSON.parse(text) as { title: string; modelNumber: string }
    const copy = {
      ...fan,
      title: `${fan.title} No. ${round}`,
      modelNumber: `${fan.modelNumber}-${round}`,
      // Its address follows from the name of its file.
      productUrl: undefined,
    }
    const [name, written] =
      round === 0 ? [file, text] : [`${basename(file, '.json')}-${round}.json`, JSON.stringify(copy)]
    // No fan may take the place of another unnoticed.
    await writeFile(join(folder, name), written, { flag: 'wx' })
  }
}

/**
 * A copy of the project in a temporary folder whose catalog has `count` fans. Packages, pictures and encoded pictures are
 * shared with this project, so that a build there measures pages and not AVIF.
 */
export async function projectWithFans(
  count: number,
): Promise<{ root: string; discard: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), `fans-${count}-`))
  await Promise.all([...FOLDERS, ...FILES].map((entry) => cp(entry, join(root, entry), { recursive: true })))
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  const folder = join(root, 'content/fans')
  await rm(folder, { recursive: true })
  await mkdir(folder)
  await writeManyFans(folder, count)
  return { root, discard: () => rm(root, { recursive: true, force: true }) }
}
