import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesUnder } from './files-under.ts'

/** What browsers are sent comes from these. */
const SENT = ['src/client', 'src/drawing', 'src/features']
/** Named there as well, and never sent: they run in functions, in builds and on staff's machines. */
const NOT_SENT = ['@netlify/blobs', 'astro', 'node-html-parser', 'resend', 'sharp', 'vite']
const IMPORT = /(?:from|import)\s*\(?'(?<name>(?:@[\w-]+\/)?[a-z][\w-]*)[/']/g

const licenses = readFileSync('public/licenses.txt', 'utf8')

function copyrightOf(name: string): string | undefined {
  const file = readdirSync(`node_modules/${name}`).find((one) => /^licen[cs]e/i.test(one))
  return file && /^copyright.*/im.exec(readFileSync(`node_modules/${name}/${file}`, 'utf8'))?.[0]
}

test('every package whose code browsers are sent is in the licenses with its copyright', async () => {
  const inWing = async (wing: string) => (await filesUnder(wing)).map((file) => `${wing}/${file}`)
  const files = (await Promise.all(SENT.map(inWing))).flat().filter((file) => /\.tsx?$/.test(file))
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(({ groups }) => groups?.name ?? ''),
  )
  const sent = [...new Set(named)].filter((name) => !NOT_SENT.includes(name))
  expect(sent).toContain('react')
  expect(sent.filter((name) => !licenses.includes(copyrightOf(name) ?? name))).toEqual([])
})

test.each(['Newsreader', 'Source Sans 3'])('the font %s is in the licenses', (font) => {
  expect(licenses).toContain(font)
})
