import { describe, expect, test } from 'vitest'
import { formatFault } from '../../../src/catalogue/faults.ts'
import { linkFaults, pagePaths } from '../../../src/staff/check-content/link-faults.ts'
import { pageFaults } from '../../../src/staff/check-content/page-faults.ts'
import { menuFaults } from '../../../src/staff/check-content/text-faults.ts'
import { own } from '../../own-catalogue/own-catalogue.ts'
import { PAGES } from '../../own-catalogue/pages.ts'

const pagesWith = (file: string, text: string) =>
  new Map([
    ...Object.entries(PAGES).map(([name, words]) => [`content/${name}`, words] as const),
    [file, text],
  ])

const report = (text: string, file = 'content/pages/plain/warranty.md') =>
  pageFaults(pagesWith(file, text)).map(formatFault)

describe('a plain page', () => {
  test('in order has no faults', () => {
    expect(
      report('# Warranty\n\nAsk [us](/contact).\n\n## Light kits\n\n1. Call <https://example.com>.'),
    ).toEqual([])
  })

  test('may begin with a name and a colon', () => {
    expect(report('# Warranty\n\nFans: two years.\nLights: one.')).toEqual([])
  })

  test.each([
    ['Two years.', ': the title is missing. Begin the file with it: "# Financing".'],
    ['# Warranty\n', ': there is nothing on this page. Write its words under the title.'],
    [
      '# Warranty\n\n## Fans\n\n- Two years',
      ': there is no paragraph for search engines to show. Add a line "Description: …" under the title.',
    ],
    [
      '# Warranty\n\nLinkd in: nowhere\n\nTwo years.',
      ' › line 3: a page says nothing called "Linkd in" about itself. Did you mean "Linked in"?',
    ],
    ['# Warranty\nLinked in: foter\n\nTwo years.', ' › Linked in: got "foter". Did you mean "footer"?'],
    [
      '# Warranty\n\nTwo <b>long years.',
      ' › line 3: pages are written without HTML. Delete what is in angle brackets.',
    ],
    [
      '# Warranty\n\nYears:\n\n![Two](a.jpg)',
      ' › line 5: a page of text has no pictures. Delete the picture.',
    ],
    [
      '# Warranty\n\nTwo.\n\n# Lights',
      ' › line 5: a page has one title. Write "## " before any further heading.',
    ],
    ['# Warranty\n\nCall {fone}.', ' › {fone}: there is no fact by this name. Did you mean "phone"?'],
    [
      '# Warranty\n\n[Ask](contact)',
      ' › line 3: expected an address such as "/contact" or "https://example.com". Correct the address of the link.',
    ],
  ])('%j is refused', (text, line) => {
    expect(report(text)).toEqual([expect.stringContaining(`content/pages/plain/warranty.md${line}`)])
  })

  test.each([
    ['plain/parts.md', ': the site has another page at /parts. Give the file another name.'],
    [
      'plain/privacy-policy.md',
      ': the site has another page at /privacy-policy. Give the file another name.',
    ],
    ['plain/api.md', ': the site has another page at /api. Give the file another name.'],
    [
      'plain/Our Warranty.md',
      ': /Our Warranty cannot be the address of a page. Name the file in lowercase words, such as financing-plans.md.',
    ],
    ['warranty.md', ': no page is made of this file. Move it to content/pages/plain/warranty.md.'],
    ['legal/warranty.md', ': no page is made of this file. Move it to content/pages/plain/warranty.md.'],
  ])('cannot be in %s', (file, line) => {
    expect(report('# Warranty\n\nTwo years.', `content/pages/${file}`)).toEqual([
      `✖ content/pages/${file}${line}`,
    ])
  })
})

test('a third page in the menu is one too many', () => {
  const pages = new Map(
    ['a', 'b', 'c'].map((name) => [`content/pages/plain/${name}.md`, `# ${name}\nLinked in: menu\n\nText.`]),
  )
  expect(menuFaults(pages).map(formatFault)).toEqual([
    '⚠ content/pages/plain/c.md › Linked in: the menu has room for 2 more pages, and 3 are in it. Link this one in the footer.',
  ])
})

describe('a link on any page', () => {
  const leadsTo = (address: string, file = 'content/pages/plain/warranty.md') => {
    const pages = pagesWith(file, `# Warranty\n\n[Ask](${address})`)
    return linkFaults(pages, pagePaths(own, pages)).map(formatFault)
  }

  test.each([
    '/',
    '/warranty',
    '/financing#what-it-costs',
    '/parts#downrods',
    '/ceiling-fans?place=porch',
    '/ceiling-fans/outdoor/axial-54',
    '/ceiling-fans/by-brand/modern-forms/axial-54',
    'https://example.com/nope',
    'tel:+14045550142',
  ])('may lead to %s', (address) => {
    expect(leadsTo(address)).toEqual([])
  })

  test('to a page that is not there is named, with the address that is near', () => {
    expect(leadsTo('/financng')).toEqual([
      '✖ content/pages/plain/warranty.md › line 3: this site has no page at /financng. Did you mean "/financing"?',
    ])
    expect(leadsTo('/something/else/altogether', 'content/pages/home.md')).toEqual([
      '✖ content/pages/home.md › line 3: this site has no page at /something/else/altogether. Copy the address from the page that is meant.',
    ])
  })
})
