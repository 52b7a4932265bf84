import { expect, test } from 'vitest'
import { formatFault } from '../../src/catalogue/faults.ts'
import { pageFaults } from '../../src/content-check/page-faults.ts'
import { PAGES } from '../own-catalogue/pages.ts'
import { contentFolder } from './content-folder.ts'

const HOME = 'content/pages/home.md'

const content = await contentFolder(
  new Map(Object.entries(PAGES).map(([file, words]) => [`content/${file}`, words])),
)

const report = async () => (await pageFaults(content.root)).map(formatFault)

test.each([
  {
    mistake: 'a missing heading',
    words: /## Introduction title\n.*\n/,
    by: '',
    line: '## Introduction title: this heading is missing. Add it, with its words under it.',
  },
  {
    mistake: 'a misspelt heading',
    words: '## Introduction title',
    by: '## Introduction tittle',
    line: '## Introduction tittle: is not a heading on this page. Did you mean "Introduction title"?',
  },
  {
    mistake: 'a heading without its space',
    words: '## Gallery next button',
    by: '##Gallery next button',
    line: '## Gallery next button: this heading is missing. Add it, with its words under it.',
  },
  {
    mistake: 'a heading without words',
    words: /(## Introduction title\n).*\n/,
    by: '$1',
    line: '## Introduction title: there is nothing under this heading. Write its words.',
  },
  {
    mistake: 'a heading that is there twice',
    words: '## Introduction title',
    by: '## Introduction title\nFans\n\n## Introduction title',
    line: '## Introduction title: this heading is listed twice. Delete one of the two, with its words.',
  },
  {
    mistake: 'a button without an address',
    words: '[Contact Us](/contact)',
    by: 'Contact Us',
    line: '## About card button: expected a link. Write it in the form [words](/address).',
  },
  {
    mistake: 'an entry that is left out',
    file: 'content/pages/contact.md',
    words: '- Phone: Phone\n',
    by: '',
    line: '## Contact card labels: the line "- Phone: …" is missing. Add it, with its words.',
  },
  {
    mistake: 'an unknown placeholder',
    words: 'Words of the Home page under brands card text.',
    by: 'open {year}',
    line: '{year}: there is no fact by this name. Known: "siteName", "address", "phone", "email", "max".',
  },
  {
    mistake: 'a misspelt placeholder',
    words: 'Words of the Home page under brands card text.',
    by: 'call {phon}',
    line: '{phon}: there is no fact by this name. Did you mean "phone"?',
  },
])('$mistake', async ({ file = HOME, words, by, line }) => {
  await content.replace(file, words, by)
  expect(await report()).toEqual([`✖ ${file} › ${line}`])
})

test('a heading too many', async () => {
  await content.write(HOME, `${await content.read(HOME)}\n## Opening words\nWelcome\n`)
  expect(await report()).toEqual([
    expect.stringMatching(
      /^✖ content\/pages\/home\.md › ## Opening words: is not a heading on this page\. Known: "Page title", /,
    ),
  ])
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
