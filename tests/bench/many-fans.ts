import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const CODE = ['src', 'netlify', 'public', 'package.json', 'astro.config.mjs', 'tsconfig.json', 'netlify.toml']

/** The sample fans over and over, each copy under a name of its own and with the pictures of its original. */
async function manyFans(count: number): Promise<Record<string, unknown>[]> {
  const files = (await readdir('content/fans')).sort()
  const originals = await Promise.all(
    files.map(
      async (file) =>
        JSON.parse(await readFile(join('content/fans', file), 'utf8')) as Record<string, unknown>,
    ),
  )
  return Array.from({ length: count }, (_, place) => {
    const original = originals[place % originals.length] ?? {}
    const round = Math.floor(place / originals.length)
    const name = round === 0 ? String(original.name) : `${original.name}-${round}`
    return {
      ...original,
      name,
      productUrl: name,
      title: round === 0 ? original.title : `${original.title} No. ${round}`,
    }
  })
}

/**
 * A copy of the project in a temporary folder whose catalogue has `count` fans. Packages, pictures and encoded pictures are
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
  await rm(join(root, 'content/fans'), { recursive: true })
  await mkdir(join(root, 'content/fans'))
  for (const fan of await manyFans(count)) {
    await writeFile(join(root, 'content/fans', `${fan.name}.json`), `${JSON.stringify(fan, null, 2)}\n`)
  }
  return { root, discard: () => rm(root, { recursive: true, force: true }) }
}
