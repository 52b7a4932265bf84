import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { freshContent } from './content-copy.ts'

const ALDER = 'content/fans/alder-52.json'

const content = await freshContent()

function checkFromTheCommandLine() {
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/node',
    ['src/content-check/cli.ts', content.root],
    { encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test('warnings alone are printed, a line each, and end with status 0', () => {
  const { status, stdout, stderr } = checkFromTheCommandLine()
  expect([status, stdout]).toEqual([0, 'content/ is in order.\n'])
  expect(stderr).toContain(
    '⚠ content/fan-categories/empty.json: no fan is in this category, so its page shows none. Name "empty" in the productCategories of a fan, or delete the category.\n',
  )
})

test('one fault is printed and ends with status 1', async () => {
  await content.edit(ALDER, (fan) => {
    fan.title = ''
  })
  const { status, stdout, stderr } = checkFromTheCommandLine()
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain('✖ content/fans/alder-52.json › title: is empty. Fill it in.\n')
  expect(stderr).toMatch(/\n\n1 fault in content\/\. Nothing was built: dist\/ is as it was\.\n$/)
})

test('two faults are counted, warnings are not', async () => {
  await content.edit(ALDER, (fan) => {
    fan.title = ''
    fan.sizes = []
  })
  const { status, stderr } = checkFromTheCommandLine()
  expect(status).toBe(1)
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(
    '2 faults in content/. Nothing was built: dist/ is as it was.',
  )
})
