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

test('content in order ends with status 0', () => {
  expect(checkFromTheCommandLine()).toEqual({ status: 0, stdout: 'content/ is in order.\n', stderr: '' })
})

test('warnings alone are printed and end with status 0', async () => {
  await content.edit(ALDER, (fan) => {
    fan.handheldRemoteControlIncluded = true
  })
  expect(checkFromTheCommandLine()).toEqual({
    status: 0,
    stdout: 'content/ is in order.\n',
    stderr:
      '⚠ content/fans/alder-52.json: says of one control that it is included and sold separately, so the page says "Call or Email for details". Delete either the …Included or the …Available line of each control; where one package holds both remotes, delete the lines of each remote.\n',
  })
})

test('one fault is printed and ends with status 1', async () => {
  await content.edit(ALDER, (fan) => {
    fan.title = ''
  })
  expect(checkFromTheCommandLine()).toEqual({
    status: 1,
    stdout: '',
    stderr:
      '✖ content/fans/alder-52.json › title: is empty. Fill it in.\n\n1 fault in content/. Nothing was built: dist/ is as it was.\n',
  })
})

test('two faults and a warning are printed, and only the faults are counted', async () => {
  await content.edit(ALDER, (fan) => {
    fan.title = ''
    fan.sizes = []
    fan.handheldRemoteControlIncluded = true
  })
  const { status, stderr } = checkFromTheCommandLine()
  const lines = stderr.trimEnd().split('\n')
  expect(status).toBe(1)
  expect(lines.map((line) => line.charAt(0)).sort()).toEqual(['', '2', '⚠', '✖', '✖'])
  expect(lines.at(-1)).toBe('2 faults in content/. Nothing was built: dist/ is as it was.')
})
