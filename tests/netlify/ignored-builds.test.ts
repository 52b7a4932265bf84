import { execFileSync, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

let folder: string
let first: string
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim()

async function commit(message: string, ...files: string[]): Promise<string> {
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), message)
  }
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', message)
  return git('rev-parse', 'HEAD')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ignored-builds-'))
  git('init', '--quiet')
  await commit('Start', 'content/store.json')
})
beforeEach(() => {
  first = git('rev-parse', 'HEAD')
})
afterAll(() => rm(folder, { recursive: true }))

/** Whether Netlify skips a build: its `ignore` command succeeds. */
async function isSkipped(toml: string, before: string, after: string): Promise<boolean> {
  const [, command = ''] = /^ {2}ignore = (".*")$/m.exec(await readFile(toml, 'utf8')) ?? []
  const env = { PATH: process.env.PATH, CACHED_COMMIT_REF: before, COMMIT_REF: after }
  return spawnSync('bash', ['-c', JSON.parse(command)], { cwd: folder, env }).status === 0
}

const SHOP = 'netlify.toml'
const EDITOR = 'netlify/editor/netlify.toml'

test.each([
  { file: 'content/fans/osprey-52.json', shop: 'built', editor: 'skipped' },
  { file: 'src/pages/index.astro', shop: 'built', editor: 'built' },
  { file: 'package-lock.json', shop: 'built', editor: 'built' },
  { file: 'docs/staff-guide.md', shop: 'skipped', editor: 'skipped' },
  { file: 'tests/run.ts', shop: 'skipped', editor: 'skipped' },
  { file: 'content/pages/README.md', shop: 'built', editor: 'skipped' },
])('after a change of $file, the shop is $shop and the editor $editor', async ({ file, shop, editor }) => {
  const next = await commit('Change', file)
  expect([await isSkipped(SHOP, first, next), await isSkipped(EDITOR, first, next)]).toEqual([
    shop === 'skipped',
    editor === 'skipped',
  ])
})

test('a commit that publishes builds the shop with what was saved before, once', async () => {
  await commit('[skip ci] Update Fan “osprey-52”', 'content/fans/osprey-52.json')
  const published = await commit('Publish')
  expect(await isSkipped(SHOP, first, published)).toBe(false)
  expect(await isSkipped(SHOP, published, await commit('Publish'))).toBe(true)
})

test('the editor is built where the commit asks for it', async () => {
  await commit('[skip ci] Update Fan “beacon-60”', 'content/fans/beacon-60.json')
  const published = await commit('Publish, and renew the editor')
  expect(await isSkipped(EDITOR, first, published)).toBe(false)
})

test.each([SHOP, EDITOR])(
  'a first build, or one that is asked for again, is not skipped: %s',
  async (toml) => {
    expect([await isSkipped(toml, first, first), await isSkipped(toml, '', '')]).toEqual([false, false])
  },
)
