import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]
const textOf = (document: string): string => readFileSync(document, 'utf8')

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsIn = (document: string): string[] =>
  [...textOf(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

test('each link in a document leads to a file, and to a heading in it', () => {
  const broken = DOCUMENTS.flatMap((document) =>
    [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) => {
      // GitHub resolves addresses outside the files, such as its form for issues.
      if (/^(https?:|mailto:|\/|\.\.\/\.\.\/issues)/.test(target)) return []
      const [path, anchor] = target.split('#')
      const file = path ? join(dirname(document), path) : document
      const isRight = existsSync(file) && (!anchor || anchorsIn(file).includes(anchor))
      return isRight ? [] : [`${document}: ${target}`]
    }),
  )
  expect(broken).toEqual([])
})

test('each path in a document exists', () => {
  const missing = DOCUMENTS.flatMap((document) =>
    [...textOf(document).matchAll(/`((?:src|tests|netlify|docs|public|\.github)\/[\w./-]+)`/g)].flatMap(
      ([, path = '']) => (existsSync(path) || existsSync(`${path}.ts`) ? [] : [`${document}: ${path}`]),
    ),
  )
  expect(missing).toEqual([])
})

test('each npm script in a document is in package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const unknown = DOCUMENTS.flatMap((document) =>
    [...textOf(document).matchAll(/npm run ([\w:-]+\w)/g)].flatMap(([, name = '']) =>
      name in scripts ? [] : [`${document}: npm run ${name}`],
    ),
  )
  expect(unknown).toEqual([])
})

test('each rule cited in code is in docs/rules.md', () => {
  const rules = new Set([...textOf('docs/rules.md').matchAll(/^\*\*([FSRLH]\d+) /gm)].map(([, rule]) => rule))
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|tsx|astro|css)$/.test(name),
  )
  const unknown = sources.flatMap((name) =>
    [...textOf(join('src', name)).matchAll(/\brules? ([FSRLH]\d+)/g)].flatMap(([, rule]) =>
      rules.has(rule) ? [] : [`src/${name}: rule ${rule}`],
    ),
  )
  expect(unknown).toEqual([])
})
