import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const PROJECT = ['src', 'content', 'netlify', 'public', 'package.json', 'astro.config.mjs', 'tsconfig.json']

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'project-'))
  for (const part of PROJECT) await cp(part, join(root, part), { recursive: true })
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
})
afterAll(() => rm(root, { recursive: true }))

test('content with a fault is not built: the build fails, names the fault and leaves no site behind', async () => {
  await writeFile(join(root, 'content/fans/alder-52.json'), '{ "name": "alder-52" ')
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: root, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(
    '✖ content/fans/alder-52.json › line 1, column 21: is not JSON: expected a comma or }, got the end of the file.',
  )
  expect(existsSync(join(root, 'dist'))).toBe(false)
})
