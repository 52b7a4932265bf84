import { describe, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { linkFaults, menuWarnings, pageFaults, pagePaths } from '../../../src/staff/check-content/pages.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { PAGES } from '../../own-catalogue/pages.ts'

const pages = new Map(Object.entries(PAGES).map(([file, words]) => [`content/${file}`, words]))
const HOME = 'content/pages/home.md'
const WARRANTY = 'content/pages/plain/warranty.md'

const withPage = (file: string, text: string) => new Map([...pages, [file, text]])
const report = (texts: typeof pages) => pageFaults(texts).map(formatFault)

test.each([
  [/## Introduction title\n.*\n/, '', '## Introduction title: this heading is missing'],
  [
    '## Introduction title',
    '## Introduction tittle',
    '## Introduction tittle: is not a heading on this page. Did',
  ],
  ['## Gallery next button', '##Gallery next button', '## Gallery next button: this heading is missing'],
  [/(## Introduction title\n).*\n/, '$1', '## Introduction title: this heading has no text'],
  [
    '## Introduction title',
    '## Introduction title\nA\n\n## Introduction title',
    '## Introduction title: this heading is listed',
  ],
  [
    /$/,
    '\n## Opening words\nWelcome\n',
    '## Opening words: is not a heading on this page. Known: "Page title", ',
  ],
  ['[Contact Us](/contact)', 'Contact Us', '## About card button: expected a link'],
  [
    'Words of the Home page under brands card text.',
    'open {weather}',
    '{weather}: is not a store fact. Known: ',
  ],
  [
    'Words of the Home page under brands card text.',
    'call {phon}',
    '{phon}: is not a store fact. Did you mean "phone"',
  ],
])('checks Home with %j as %j', (words, by, line) => {
  expect(report(withPage(HOME, (pages.get(HOME) ?? '').replace(words, by)))).toEqual([
    expect.stringContaining(`✖ ${HOME} › ${line}`),
  ])
})

test('reports a missing entry', () => {
  const file = 'content/pages/contact.md'
  expect(report(withPage(file, (pages.get(file) ?? '').replace('- Phone: Phone\n', '')))).toEqual([
    expect.stringContaining('## Contact card labels: the line "- Phone: …" is missing'),
  ])
})

test.each([HOME, 'content/pages/legal/cookies-policy.md'])('reports that %s is missing', (file) => {
  expect(report(new Map([...pages].filter(([name]) => name !== file)))).toEqual([
    `✖ ${file}: is missing. Restore it: the site cannot be built without it.`,
  ])
})

test('accepts Windows line ends', () => {
  expect(report(withPage(HOME, (pages.get(HOME) ?? '').replaceAll('\n', '\r\n')))).toEqual([])
})

describe('a plain page', () => {
  test.each([
    '# Warranty\n\nAsk [us](/contact).\n\n## Light kits\n\n1. Call <https://example.com>.',
    '# Warranty\n\nFans: two years.\nLights: one.',
  ])('%j is right', (text) => {
    expect(report(withPage(WARRANTY, text))).toEqual([])
  })

  test.each([
    ['Two years.', ': the title is missing'],
    ['# Warranty\n', ': this page has no text'],
    ['# Warranty\n\n## Fans\n\n- Two years', ': search engines have no paragraph to show'],
    [
      '# Warranty\n\nLinkd in: nowhere\n\nTwo years.',
      ' › line 3: "Linkd in" isn’t a page setting. Did you mean "Linked in"?',
    ],
    ['# Warranty\nLinked in: foter\n\nTwo years.', ' › Linked in: got "foter". Did you mean "footer"?'],
    ['# Warranty\n\nTwo <b>long years.', ' › line 3: pages can’t have HTML'],
    ['# Warranty\n\nYears:\n\n![Two](a.jpg)', ' › line 5: a page of text can’t have pictures'],
    ['# Warranty\n\nTwo.\n\n# Lights', ' › line 5: a page has only one title'],
    ['# Warranty\n\nCall {fone}.', ' › {fone}: is not a store fact. Did you mean "phone"?'],
    ['# Warranty\n\n[Ask](contact)', ' › line 3: expected an address such as'],
  ])('%j is refused', (text, line) => {
    expect(report(withPage(WARRANTY, text))).toEqual([expect.stringContaining(WARRANTY + line)])
  })

  test.each([
    ['plain/parts.md', 'the site has another page at /parts'],
    ['plain/privacy-policy.md', 'the site has another page at /privacy-policy'],
    ['plain/api.md', 'the site has another page at /api'],
    ['plain/Our Warranty.md', '/Our Warranty cannot be the address of a page'],
    ['warranty.md', 'the site has no page for this file. Move it to content/pages/plain/warranty.md'],
    ['legal/warranty.md', 'the site has no page for this file. Move it to content/pages/plain/warranty.md'],
  ])('cannot be in %s', (file, line) => {
    expect(report(withPage(`content/pages/${file}`, '# Warranty\n\nTwo years.'))).toEqual([
      expect.stringContaining(`✖ content/pages/${file}: ${line}`),
    ])
  })

  test('a third one in the menu is a warning', () => {
    const texts = ['a', 'b', 'c'].map(
      (name) => [`content/pages/plain/${name}.md`, `# ${name}\nLinked in: menu\n\nText.`] as const,
    )
    expect(menuWarnings(new Map(texts)).map(formatFault)).toEqual([
      expect.stringContaining('plain/c.md › Linked in: the menu has room for 2 more pages, but 3 are in it'),
    ])
  })
})

describe('a link on any page', () => {
  const linesFor = (address: string, file = WARRANTY) => {
    const texts = withPage(file, `# Warranty\n\n[Ask](${address})`)
    return linkFaults(texts, pagePaths(own, texts)).map(formatFault)
  }

  test.each([
    '/',
    '/warranty',
    '/financing#what-it-costs',
    '/ceiling-fans?place=porch',
    '/ceiling-fans/outdoor/axial-54',
    '/ceiling-fans/by-brand/modern-forms/axial-54',
    'https://example.com/nope',
    'tel:+14045550142',
  ])('may lead to %s', (address) => {
    expect(linesFor(address)).toEqual([])
  })

  test('leads to a page that exists', () => {
    expect(linesFor('/financng')).toEqual([
      `✖ ${WARRANTY} › line 3: this site has no page at /financng. Did you mean "/financing"?`,
    ])
    expect(linesFor('/something/else/altogether', HOME)).toEqual([
      `✖ ${HOME} › line 3: this site has no page at /something/else/altogether. Copy the address from the page.`,
    ])
  })
})
