import { describe, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { linkFaults, menuWarnings, pageFaults, pagePaths } from '../../../src/staff/check-content/pages.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { testMistakes } from '../../own-catalogue/lines-about.ts'
import { own, ownRecords } from '../../own-catalogue/own-catalogue.ts'

const pages = new Map<string, string>(
  Object.entries(CONTENT).flatMap(([file, text]) =>
    typeof text === 'string' ? [[`content/${file}`, text] as const] : [],
  ),
)
const WARRANTY = 'content/pages/plain/warranty.md'

const withPage = (file: string, text: string) => new Map([...pages, [file, text]])
const report = (texts: typeof pages) => pageFaults(texts).map(formatFault)
const warranty = (text: string, settings = '') => `---\ntitle: Warranty\n${settings}---\n\n${text}\n`

testMistakes('pages/home.json', {
  '"introductionTitle": null': 'introductionTitle: expected text in quotation marks, got null',
  '"introductionTitle": " "': 'introductionTitle: is empty. Fill it in.',
  '"openingWords": "Welcome"': 'openingWords: is not a known field. Known: "pageTitle", ',
  '"aboutLink": "Contact Us"': 'aboutLink: expected fields in braces, { … }, got "Contact Us"',
  '"aboutLink": { "url": "contact" }': 'aboutLink.url: expected an address such as "/contact"',
  '"brandsText": "open {weather}"': 'brandsText: expected one of {siteName}, {address}, ',
  '"brandsText": "call { phone }"': 'brandsText: expected one of {siteName}, ',
  '"pageTitle": "Plain Fans : Home"': 'pageTitle: expected only the text after the colon',
})
testMistakes('pages/contact.json', {
  '"cardLabels": { "phone": "" }': 'cardLabels.phone: is empty. Fill it in.',
  '"nameField": { "help": "At most {max}." }': 'nameField.help: expected one of {siteName}, ',
})
testMistakes('pages/parts.json', { '"controls": []': 'controls: is an empty list; expected a list such as ' })

test('reports a missing legal page', () => {
  const file = 'content/pages/legal/cookies-policy.md'
  expect(report(new Map([...pages].filter(([name]) => name !== file)))).toEqual([
    `✖ ${file}: is missing. Restore it: the site cannot be built without it.`,
  ])
})

describe('a plain page', () => {
  test.each([
    warranty('Ask [us](/contact).\n\n## Light kits\n\n1. Call <https://example.com>.'),
    warranty('Fans: two years.\nLights: one.', 'lastUpdated: 2026-11-23\nsearchWords: [guarantee]\n'),
    warranty('Two years.', 'linkedIn: nowhere\n').replaceAll('\n', '\r\n'),
  ])('%j is right', (text) => {
    expect(report(withPage(WARRANTY, text))).toEqual([])
  })

  test.each([
    ['Two years.', ': the title is missing. Start the file with three lines'],
    ['---\nlinkedIn: menu\n---\n\nTwo years.', ' › title: is missing. Add the line "title": …'],
    ['---\ntitle: Fans: all\n---\n\nTwo years.', ' › line 2: the settings cannot be read'],
    [warranty(''), ': this page has no text'],
    [warranty('## Fans\n\n- Two years'), ' › description: search engines have no paragraph to show'],
    [warranty('Two.', 'linkdIn: nowhere\n'), ' › linkdIn: is not a known field. Did you mean "linkedIn"?'],
    [warranty('Two.', 'linkedIn: foter\n'), ' › linkedIn: expected one of "footer", "menu", "nowhere"'],
    [warranty('Two.', 'lastUpdated: May 1\n'), ' › lastUpdated: expected a date such as 2026-11-23'],
    [warranty('Two.', 'searchWords: credit\n'), ' › searchWords: expected a list in square brackets'],
    [warranty('Two <b>long years.'), ' › line 5: pages can’t have HTML'],
    [warranty('Years:\n\n![Two](a.jpg)'), ' › line 7: a page of text can’t have pictures'],
    [warranty('Two.\n\n# Lights'), ' › line 7: a page has only one title'],
    [warranty('Call {fone}.'), ' › {fone}: is not a store fact. Did you mean "phone"?'],
    [warranty('[Ask](contact)'), ' › line 5: expected an address such as'],
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
    ['warranty.json', 'the site has no page for this file. Delete it, or write it as a Markdown file'],
  ])('cannot be in %s', (file, line) => {
    const settings = file.startsWith('legal') ? 'effectiveDate: 2026-01-01\nlastUpdated: 2026-01-01\n' : ''
    expect(report(withPage(`content/pages/${file}`, warranty('Two years.', settings)))).toEqual([
      expect.stringContaining(`✖ content/pages/${file}: ${line}`),
    ])
  })

  test('a third one in the menu is a warning', () => {
    const texts = ['a', 'b', 'c'].map(
      (name) => [`content/pages/plain/${name}.md`, warranty('Text.', 'linkedIn: menu\n')] as const,
    )
    expect(menuWarnings(new Map(texts)).map(formatFault)).toEqual([
      expect.stringContaining('plain/c.md › linkedIn: the menu has room for 2 more pages, but 3 are in it'),
    ])
  })
})

describe('a link on any page', () => {
  const linesFor = (address: string) => {
    const texts = withPage(WARRANTY, warranty(`[Ask](${address})`))
    return linkFaults(ownRecords, texts, pagePaths(own, texts)).map(formatFault)
  }

  test('leads to a page that exists, or away from the site', () => {
    const right =
      '/ /warranty /financing#what-it-costs /ceiling-fans?place=porch /ceiling-fans/outdoor/axial-54'
    const others = '/ceiling-fans/by-brand/modern-forms/axial-54 https://example.com/nope tel:+14045550142'
    expect(`${right} ${others}`.split(' ').flatMap(linesFor)).toEqual([])
    expect(linesFor('/financng')).toEqual([
      `✖ ${WARRANTY} › line 5: this site has no page at /financng. Did you mean "/financing"?`,
    ])
    const [home] = ownRecords.homePage
    const homePage = home
      ? [{ ...home, fields: { ...home.fields, aboutLink: { label: 'Ask', url: '/some/where' } } }]
      : []
    expect(linkFaults({ ...ownRecords, homePage }, pages, pagePaths(own, pages)).map(formatFault)).toEqual([
      '✖ content/pages/home.json › aboutLink.url: this site has no page at /some/where. Copy the address from the page.',
    ])
    const page = { title: 'Hours', text: 'Open.', words: ['hours'], url: '/contct#map' }
    const searchWords = [{ file: 'content/search-words.json', fields: { pages: [page] } }]
    expect(linkFaults({ ...ownRecords, searchWords }, pages, pagePaths(own, pages)).map(formatFault)).toEqual(
      [
        '✖ content/search-words.json › pages[0].url: this site has no page at /contct. Did you mean "/contact"?',
      ],
    )
  })
})
