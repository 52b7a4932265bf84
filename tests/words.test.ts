import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesUnder } from './files-under.ts'
import { wrongWords } from './words.ts'

const FOLDERS = ['src', 'netlify', 'tests', 'docs', '.github']
const TEXT = /\.(ts|tsx|mts|js|astro|css|md|yml|toml)$/

test('code, tests and documents avoid the words in tests/words.ts', async () => {
  const nested = await Promise.all(
    FOLDERS.map(async (folder) => (await filesUnder(folder)).map((file) => `${folder}/${file}`)),
  )
  const files = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...nested.flat()].filter(
    (file) => TEXT.test(file) && file !== 'tests/words.ts',
  )
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => wrongWords(line, file).map((words) => `${file}:${index + 1}: ${words}`)),
  )
  expect(found).toEqual([])
})
