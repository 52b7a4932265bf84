import { expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { pageFaults } from '../../../src/staff/check-content/page-faults.ts'
import { readPages } from '../../../src/staff/check-content/read-pages.ts'
import { PAGES } from '../../own-catalogue/pages.ts'
import { contentFolder } from './content-folder.ts'

const HOME = 'content/pages/home.md'

const content = await contentFolder(
  new Map(Object.entries(PAGES).map(([file, words]) => [`content/${file}`, words])),
)

const report = async () => pageFaults(await readPages(content.root)).map(formatFault)

test.each<[string, string | RegExp, string, string, string?]>([
  [
    'a missing heading',
    /## Introduction title\n.*\n/,
    '',
    '## Introduction title: this heading is missing. Add it, with its words under it.',
  ],
  [
    'a misspelt heading',
    '## Introduction title',
    '## Introduction tittle',
    '## Introduction tittle: is not a heading on this page. Did you mean "Introduction title"?',
  ],
  [
    'a heading without its space',
    '## Gallery next button',
    '##Gallery next button',
    '## Gallery next button: this heading is missing. Add it, with its words under it.',
  ],
  [
    'a heading without words',
    /(## Introduction title\n).*\n/,
    '$1',
    '## Introduction title: there is nothing under this heading. Write its words.',
  ],
  [
    'a heading that is there twice',
    '## Introduction title',
    '## Introduction title\nFans\n\n## Introduction title',
    '## Introduction title: this heading is listed twice. Delete one of the two, with its words.',
  ],
  [
    'a button without an address',
    '[Contact Us](/contact)',
    'Contact Us',
    '## About card button: expected a link. Write it in the form [words](/address).',
  ],
  [
    'an entry that is left out',
    '- Phone: Phone\n',
    '',
    '## Contact card labels: the line "- Phone: …" is missing. Add it, with its words.',
    'content/pages/contact.md',
  ],
  [
    'an unknown placeholder',
    'Words of the Home page under brands card text.',
    'open {weather}',
    '{weather}: there is no fact by this name. Known: "siteName", "address", "town", "phone", "email", "hours", "since", "years", "max".',
  ],
  [
    'a misspelt placeholder',
    'Words of the Home page under brands card text.',
    'call {phon}',
    '{phon}: there is no fact by this name. Did you mean "phone"?',
  ],
])('%s', async (_mistake, words, by, line, file = HOME) => {
  await content.replace(file, words, by)
  expect(await report()).toEqual([`✖ ${file} › ${line}`])
})

test('a heading too many', async () => {
  await content.write(HOME, `${await content.read(HOME)}\n## Opening words\nWelcome\n`)
  const line =
    '✖ content/pages/home.md › ## Opening words: is not a heading on this page. Known: "Page title", '
  expect(await report()).toEqual([expect.stringContaining(line)])
})

test.each(['content/pages/home.md', 'content/pages/legal/cookies-policy.md'])(
  '%s is missing',
  async (file) => {
    await content.remove(file)
    expect(await report()).toEqual([
      `✖ ${file}: is missing. Restore it: the site cannot be built without it.`,
    ])
  },
)

test('Windows line ends are right', async () => {
  await content.write(HOME, (await content.read(HOME)).replaceAll('\n', '\r\n'))
  expect(await report()).toEqual([])
})
