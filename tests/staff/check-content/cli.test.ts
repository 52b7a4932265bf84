import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { contentFiles } from '../../own-catalogue/write-content.ts'
import { contentFolder } from './content-folder.ts'

const content = await contentFolder(await contentFiles())

function checkFromTheCommandLine(env: { GITHUB_ACTIONS: string }) {
  return spawnSync('node_modules/.bin/node', ['src/staff/check-content/cli.ts', content.root], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}

test('warnings alone are printed, a line each, and end with status 0', () => {
  const { status, stdout, stderr } = checkFromTheCommandLine({ GITHUB_ACTIONS: '' })
  expect([status, stdout]).toEqual([0, 'content/ has no faults.\n'])
  expect(stderr).toContain(
    '⚠ content/fan-categories/empty.json: no fan is in this category, so its page is empty. Name "empty" in the productCategories of a fan, or delete the category.\n',
  )
})

test('a fault is counted and ends with status 1; a workflow on GitHub is given annotations', async () => {
  await content.edit('content/fans/alder-52.json', (fan) => {
    fan.title = ''
  })
  const { status, stdout, stderr } = checkFromTheCommandLine({ GITHUB_ACTIONS: 'true' })
  expect(status).toBe(1)
  expect(stdout).toContain(
    '::error file=content/fans/alder-52.json,title=Content check::✖ content/fans/alder-52.json › title: is empty. Fill it in.\n',
  )
  expect(stderr).toBe('\n1 fault in content/. Nothing was built, and dist/ is unchanged.\n')
})
