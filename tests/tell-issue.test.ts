import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tell-issue-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What the script asks of GitHub's program, where the issue of that title has this number or is not there. */
async function asked(number: string, ...words: string[]): Promise<string> {
  const gh = join(folder, 'gh')
  await writeFile(
    gh,
    `#!/bin/sh\nif [ "$2" = list ]; then echo "${number}"; else echo "$@" >> ${folder}/asked; fi\n`,
  )
  await chmod(gh, 0o755)
  const env = { PATH: `${folder}:${process.env.PATH}` }
  expect(spawnSync('bash', ['.ci/tell-issue', ...words], { env }).status).toBe(0)
  return (await readFile(join(folder, 'asked'), 'utf8').catch(() => '')).trim()
}

test.each([
  [
    'the first time, an issue is opened',
    '',
    ['Not published', 'faults'],
    'issue create --title Not published --body-file faults',
  ],
  [
    'again, it is added to the open issue',
    '7',
    ['Not published', 'faults'],
    'issue comment 7 --body-file faults',
  ],
  [
    'once it is over, the issue is closed',
    '7',
    ['--over', 'Not published'],
    'issue close 7 --comment This is over.',
  ],
  ['where nothing was wrong, nothing is said', '', ['--over', 'Not published'], ''],
])('%s', async (_, number, words, expected) => {
  expect(await asked(number, ...words)).toBe(expected)
})
