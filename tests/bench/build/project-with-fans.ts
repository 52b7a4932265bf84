import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const CODE = ['src', 'netlify', 'public', 'package.json', 'astro.config.mjs', 'tsconfig.json', 'netlify.toml']

/** A fan as it is written in its file. */
type Fan = Readonly<Record<string, unknown>> & { title: string }

async function sampleFans(): Promise<{ name: string; fan: Fan }[]> {
  const files = (await readdir('content/fans')).sort()
  return Promise.all(
    files.map(async (file) => ({
      name: basename(file, '.json'),
      fan: JSON.parse(await readFile(join('content/fans', file), 'utf8')) as Fan,
    })),
  )
}

/** The sample fans over and over, each copy in a file of its own and with the pictures of its original. */
async function writeManyFans(folder: string, count: number): Promise<void> {
  const samples = await sampleFans()
  for (let place = 0; place < count; place += 1) {
    const { name, fan } = samples[place % samples.length] as (typeof samples)[number]
    const round = Math.floor(place / samples.length)
    // Its address follows from the name of its file.
    const copy = { ...fan, title: `${fan.title} No. ${round}`, productUrl: undefined }
    const [file, written] = round === 0 ? [name, fan] : [`${name}-${round}`, copy]
    // No fan may take the place of another unnoticed.
    await writeFile(join(folder, `${file}.json`), `${JSON.stringify(written, null, 2)}\n`, { flag: 'wx' })
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
  await Promise.all(CODE.map((entry) => cp(entry, join(root, entry), { recursive: true })))
  await cp('content', join(root, 'content'), { recursive: true })
  await cp('.astro', join(root, '.astro'), { recursive: true }).catch(() => undefined)
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
  const folder = join(root, 'content/fans')
  await rm(folder, { recursive: true })
  await mkdir(folder)
  await writeManyFans(folder, count)
  return { root, discard: () => rm(root, { recursive: true, force: true }) }
}
