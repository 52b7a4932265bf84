import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from './content-folder.ts'

const content = await contentFolder(await contentFiles())

test('content with faults is not built: the build fails, names and counts them and leaves no site behind', async () => {
  await cp('package.json', join(content.root, 'package.json'))
  for (const part of ['src', 'node_modules']) await symlink(resolve(part), join(content.root, part))
  await content.write('content/fans/alder-52.json', '{ "name": "alder-52" ')
  await content.remove('content/store.json')
  const { status, stderr } = spawnSync('npm', ['run', 'build'], { cwd: content.root, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain(
    '✖ content/fans/alder-52.json › line 1, column 21: is not JSON: expected a comma or }, got the end of the file.',
  )
  expect(stderr).toContain('\n\n2 faults in content/. Nothing was built, and dist/ is unchanged.\n')
  expect(existsSync(join(content.root, 'dist'))).toBe(false)
})
