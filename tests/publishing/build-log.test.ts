import type { AstroLoggerMessage } from 'astro'
import { expect, test } from 'vitest'
import { createBuildLog } from '../../src/publishing/build-log.ts'

const message = (text: string): AstroLoggerMessage => ({
  label: null,
  level: 'info',
  message: text,
  newLine: true,
})
const PAGES = ['/index.html', '/parts.html'].flatMap((path) => [
  `  \u001b[34m├─\u001b[39m ${path}`,
  ' (+12ms)',
])
const PICTURES = [1, 2, 3].map(
  (done) => `  ▶ /_astro/porch.avif (before: 9kB, after: 1kB) (+9ms) (${done}/3)`,
)

/** What is written of some messages, at one a second. */
function logged(messages: string[], isTTY: boolean, secondsEach = 1): string[] {
  const written: string[] = []
  let seconds = 0
  const log = createBuildLog(
    { isTTY, write: (text) => written.push(text) },
    { write: ({ message }) => written.push(`${message}\n`) },
    () => seconds * 1000,
  )
  for (const text of messages) {
    seconds += secondsEach
    log.write(message(text))
  }
  return written.join('').split('\n').slice(0, -1)
}

test('a log of a service says how many pages and pictures there were, each in one line', () => {
  expect(logged([...PAGES, 'Pages are done', ...PICTURES, 'All is done'], false)).toEqual([
    'Pages and answers: 2',
    'Pages are done',
    'Pictures: 3 of 3',
    'All is done',
  ])
})

test('a long build says every ten seconds how far it is', () => {
  expect(logged([...PICTURES, 'All is done'], false, 10)).toEqual([
    'Pictures: 1 of 3',
    'Pictures: 2 of 3',
    'Pictures: 3 of 3',
    'All is done',
  ])
})

test('a terminal rewrites one line', () => {
  expect(logged([...PICTURES, 'All is done'], true)).toEqual([
    '\rPictures: 1 of 3\rPictures: 2 of 3\rPictures: 3 of 3',
    'All is done',
  ])
})

test('everything else is said as Astro says it', () => {
  expect(logged(['building client (vite)', 'A picture is missing'], false)).toEqual([
    'building client (vite)',
    'A picture is missing',
  ])
})

test('that a new shop has no products yet is no reason to look for errors', () => {
  const words =
    'The collection "fans" does not exist or is empty. Please check your content config file for errors.'
  expect(logged([words, 'All is done'], false)).toEqual(['All is done'])
})
