import { describe, expect, test } from 'vitest'
import { CONTENT } from '../../own-catalogue/content.ts'
import type { Json } from '../../own-catalogue/json.ts'
import { linesAbout, linesAboutContent, testMistakes } from '../../own-catalogue/lines-about.ts'
import { checkedRecords } from '../../own-catalogue/records-of.ts'

const withFile = (file: string, like: string, given: Json = {}) => ({
  ...CONTENT,
  [file]: { ...(CONTENT[like] as Json), ...given },
})

test('the tests’ own catalogue is warned of its rare cases and of nothing else', () => {
  const { faults } = checkedRecords(CONTENT)
  expect(faults.map(({ severity, file, field }) => [severity, file, field])).toEqual([
    ['warning', 'content/gallery.json', '[1].name'],
    ['warning', 'content/fan-categories/empty.json', undefined],
    ['warning', 'content/fixture-categories/flush-mounts.json', undefined],
    ['warning', 'content/fans/atelier-52.json', undefined],
    ['warning', 'content/finish-colours.json', 'colours.Galvanized'],
    ['warning', 'content/finish-families.json', 'Galvanized'],
  ])
})

describe('what a fan says of other files', () => {
  testMistakes('fans/alder-52.json', {
    '"productCategories": ["tradtional"]':
      'productCategories[0]: there is no content/fan-categories/tradtional.json. Did you mean "traditional"?',
    '"productCategories": ["chandeliers"]':
      'productCategories[0]: there is no content/fan-categories/chandeliers.json. Known: "contemporary", "empty", "large", "low-profile", "outdoor", "rows", "small-rooms", "smart", "traditional".',
    '"productCategories": ["traditional", "traditional"]':
      'productCategories[1]: "traditional" is listed twice. Delete one of the two.',
    '"manufacturerNameReference": "maxim-lightning"':
      'manufacturerNameReference: there is no content/manufacturers/maxim-lightning.json. Did you mean "maxim-lighting"?',
    '"manufacturer": "Maxim"':
      'manufacturer: "Maxim" is not the name in content/manufacturers/maxim-lighting.json. Write "Maxim Lighting", or delete the line: the name comes from that file.',
    '"name": "alder-54"':
      'name: "alder-54" does not match the file name. Write "alder-52", or rename the file to alder-54.json.',
    '"productUrl": "axial-54"':
      'productUrl: "axial-54" is already used by content/fans/axial-54.json. Two products cannot share an address: change one of them.',
    '"airflowRating": [5140, 6000]':
      'airflowRating: 2 figures for 1 size. Give one figure for each size, one figure for all, or none.',
  })
  const FIGURES = 'Give one figure for each size, one figure for all, or none.'
  testMistakes('fans/halcyon-72.json', {
    '"airflowRating": [9450, 10000, 11200]': `airflowRating: 3 figures for 2 sizes. ${FIGURES}`,
    '"wattsOnHigh": [43, 48, 54]': `wattsOnHigh: 3 figures for 2 sizes. ${FIGURES}`,
  })

  test('a deleted manufacturer is missed by each of its products', () => {
    const { 'manufacturers/modern-forms.json': _, ...rest } = CONTENT
    const problem =
      /^✖ content\/fans\/(axial-\d\d|orbital-70)\.json › manufacturerNameReference: there is no content\/manufacturers\/modern-forms\.json\. Known: /
    expect(linesAboutContent(rest)).toEqual(Array(4).fill(expect.stringMatching(problem)))
  })

  test('control flags that contradict each other are a warning', () => {
    expect(linesAbout('fans/alder-52.json', '"handheldRemoteControlIncluded": true')).toEqual([
      '⚠ content/fans/alder-52.json: marks a control as both included and sold separately, so the page says "Call or Email for details". For each control, delete either the …Included or the …Available line; if one package holds both remotes, delete the lines for each remote.',
    ])
  })
})

describe('names and addresses', () => {
  test.each(['Alder-52', 'alder 52', '_alder-52'])('a file may not be named %s.json', (stem) => {
    const { 'fans/alder-52.json': alder = {}, ...rest } = CONTENT
    expect(linesAboutContent({ ...rest, [`fans/${stem}.json`]: alder })).toEqual([
      `✖ content/fans/${stem}.json: the file name is not lowercase words joined by hyphens. Rename it, for example to alder-52.json.`,
    ])
  })

  test('a copy that was downloaded a second time', () => {
    expect(linesAboutContent(withFile('fans/alder-52 (1).json', 'fans/alder-52.json'))).toEqual([
      '✖ content/fans/alder-52 (1).json: the file name is not lowercase words joined by hyphens. Rename it, for example to alder-52-1.json.',
      '✖ content/fans/alder-52 (1).json › productUrl: "alder-52" is already used by content/fans/alder-52.json. Two products cannot share an address: change one of them.',
      '✖ content/fans/alder-52 (1).json › modelNumber: "AL-5205" is already the number of content/fans/alder-52.json. Correct one of the two, or delete the product entered twice.',
      '⚠ content/fans/alder-52 (1).json › title: "Alder 52 by maxim-lighting" is already used by content/fans/alder-52.json. Delete one of the two, or give it a name of its own.',
    ])
  })

  test('no product can be named like a further page of a list', () => {
    expect(linesAbout('fans/wren-36.json', '"productUrl": "page-2"')).toEqual([
      '✖ content/fans/wren-36.json: no product can be named "page-2": the later pages of long lists have such addresses. Give the product and its file another name.',
    ])
  })

  test.each([
    ['by its name', 'fixtures/wagoner-8', 'fixtures/wagoner-8', 'page-12'],
    ['by its file', 'fans/page-3', 'fans/wren-36', 'page-3'],
  ])('nor %s', (_how, file, like, name) => {
    expect(linesAboutContent(withFile(`${file}.json`, `${like}.json`, { name }))).toContain(
      `✖ content/${file}.json: no product can be named "${name}": the later pages of long lists have such addresses. Give the product and its file another name.`,
    )
  })

  test('no category of fans may be named by-brand', () => {
    const content = withFile('fan-categories/by-brand.json', 'fan-categories/empty.json', {
      name: 'by-brand',
    })
    expect(linesAboutContent(content)).toContain(
      '✖ content/fan-categories/by-brand.json › name: a category cannot be named "by-brand": the brand screens have that address. Give the category and its file another name.',
    )
  })

  test('a finish without a letter has no address', () => {
    expect(linesAbout('fans/signal-52.json', ({ colors }) => colors.push('?'))).toContain(
      '✖ content/fans/signal-52.json › colors[2]: "?" has no letter from a to z and no digit, and its address needs one. Add one to the name.',
    )
  })

  testMistakes('fans/signal-52.json', {
    '"styles": ["Mid-Century", "Mid Century"]':
      'styles[1]: "Mid Century" and "Mid-Century" would have the same address. Rename one of the two.',
  })

  test.each([
    ['body', 'brushed-nickel', 'Brushed Nickel'],
    ['blades', 'Walnut!', 'Walnut'],
  ])('two finishes of the %s of a fan with one address', (part, finish, other) => {
    expect(linesAbout('fans/halcyon-72.json', ({ colors }) => colors[part].push(finish))).toContain(
      `✖ content/fans/halcyon-72.json › colors.${part}[3]: "${finish}" and "${other}" would have the same address. Rename one of the two.`,
    )
  })

  test('a finish of a body and one of a blade may have one address', () => {
    expect(linesAbout('fans/halcyon-72.json', ({ colors }) => colors.body.push('Walnut'))).toEqual([])
  })

  test('two families of finishes of one address', () => {
    expect(linesAbout('finish-families.json', '"black": ["Black"]')).toEqual([
      '✖ content/finish-families.json: "black" and "Black" would have the same address. Rename one of the two.',
    ])
  })

  test('two kinds of room of one address', () => {
    expect(linesAbout('room-kinds.json', '"kinds": [{ "name": "Bath" }, { "name": "bath" }]')).toEqual([
      '✖ content/room-kinds.json › kinds[1]: "bath" and "Bath" would have the same address. Rename one of the two.',
    ])
  })
})

testMistakes('manufacturers/maxim-lighting.json', {
  '"nameReference": "maxim"':
    'nameReference: "maxim" does not match the file name. Write "maxim-lighting", or rename the file to maxim.json.',
})

testMistakes('fixtures/reed-cylinder-6.json', {
  '"name": "reed"':
    'name: "reed" does not match the file name. Write "reed-cylinder-6", or rename the file to reed.json.',
})

testMistakes('fan-categories/outdoor.json', {
  '"name": "patio"':
    'name: "patio" does not match the file name. Write "outdoor", or rename the file to patio.json.',
})

test('a fixture names a category of fixtures', () => {
  expect(linesAbout('fixtures/reed-cylinder-6.json', '"productCategories": ["outdoor"]')).toContainEqual(
    expect.stringMatching(
      /^✖ content\/fixtures\/reed-cylinder-6\.json › productCategories\[0\]: there is no content\/fixture-categories\/outdoor\.json\. /,
    ),
  )
})

describe('what no two records may share', () => {
  test('two makers, one number', () => {
    expect(linesAbout('manufacturers/maxim-lighting.json', '"id": 2')).toEqual([
      '✖ content/manufacturers/minka-aire.json › id: 2 is already used by content/manufacturers/maxim-lighting.json. Give this maker another number.',
    ])
  })

  const TWICE = 'Correct one of the two, or delete the product entered twice.'
  testMistakes('fans/beacon-60.json', {
    '"modelNumber": "al-5205"': `modelNumber: "al-5205" is already the number of content/fans/alder-52.json. ${TWICE}`,
  })
  testMistakes('fixtures/harbor-dome-16.json', {
    '"partNumber": "AL-5205"': `partNumber: "AL-5205" is already the number of content/fans/alder-52.json. ${TWICE}`,
    '"finishPartNumbers": { "Galvanized": "AL-5205" }': `finishPartNumbers.Galvanized: "AL-5205" is already the number of content/fans/alder-52.json. ${TWICE}`,
  })

  test.each([
    ['number', '"modelNumber": "AL-5205"'],
    ['title', '"title": "Alder 52"'],
  ])('two products of two makers may share a %s', (_what, mistake) => {
    expect(linesAbout('fans/signal-52.json', mistake)).toEqual([])
  })

  test('two products of one maker with one title are a warning', () => {
    expect(linesAbout('fans/beacon-60.json', '"title": "Alder 52"')).toEqual([
      '⚠ content/fans/beacon-60.json › title: "Alder 52 by maxim-lighting" is already used by content/fans/alder-52.json. Delete one of the two, or give it a name of its own.',
    ])
  })

  testMistakes('gallery.json', {
    '"2": { "id": 1 }':
      '[2].id: 1 is already used by content/gallery.json › [1]. Delete every "id": the order of the list sets the places.',
  })

  test('two products, one title and description: a warning that names both', () => {
    const { title, productDescription } = CONTENT['fans/signal-52.json'] as Json
    const content = withFile('fixtures/aurelia-bar-40.json', 'fixtures/aurelia-bar-40.json', {
      title,
      productDescription,
    })
    expect(linesAboutContent(content)).toEqual([
      '⚠ content/fixtures/aurelia-bar-40.json › productDescription: "Signal 52: The Signal 52 is a fan with nothing unusual about it." is already used by content/fans/signal-52.json. Describe what is different about it.',
    ])
  })
})

test.each([
  { category: 'fan-categories/coastal', like: 'fan-categories/large', what: 'fan' },
  { category: 'fixture-categories/sconces', like: 'fixture-categories/pendants', what: 'fixture' },
])('a category that no $what is in is a warning', ({ category, like, what }) => {
  const name = category.split('/')[1]
  expect(linesAboutContent(withFile(`${category}.json`, `${like}.json`, { name }))).toEqual([
    `⚠ content/${category}.json: no ${what} is in this category, so its page is empty. Name "${name}" in the productCategories of a ${what}, or delete the category.`,
  ])
})

test('three categories that no fan is in are one line', () => {
  const like = CONTENT['fan-categories/large.json'] as Json
  const added = ['attic', 'barn'].map((name) => [`fan-categories/${name}.json`, { ...like, name }])
  expect(linesAboutContent({ ...CONTENT, ...Object.fromEntries(added) })).toEqual([
    '⚠ content/fan-categories: no fan is in 3 of the categories, so their pages are empty: "empty", "attic", "barn". Name each in the productCategories of a fan, or delete it.',
  ])
})

test('a category of which no fan is sold any longer is a warning', () => {
  const name = 'coastal'
  const content = {
    ...withFile('fans/axial-44.json', 'fans/axial-44.json', { productCategories: [name] }),
    'fan-categories/coastal.json': { ...(CONTENT['fan-categories/large.json'] as Json), name },
  }
  expect(linesAboutContent(content)).toEqual([
    expect.stringContaining('coastal.json: no fan is in this category'),
  ])
})

const BRAND = 'Correct it, or write "navLink": true for a brand screen.'

testMistakes('brand-lists.json', {
  '"home": { "11": { "url": "/ceiling-fans/by-brand/maxim-ligthing" } }':
    'home[11].url: "/ceiling-fans/by-brand/maxim-ligthing" is not a brand screen on this site. Did you mean "/ceiling-fans/by-brand/maxim-lighting"?',
  '"home": { "11": { "url": "/ceiling-fans/by-brand/elk-home" } }':
    'home[11].url: "/ceiling-fans/by-brand/elk-home" is not a brand screen on this site. Known: "/ceiling-fans/by-brand/maxim-lighting", "/ceiling-fans/by-brand/minka-aire", "/ceiling-fans/by-brand/fanimation", "/ceiling-fans/by-brand/hunter", "/ceiling-fans/by-brand/modern-forms", "/ceiling-fans/by-brand/casablanca", "/ceiling-fans/by-brand/big-ass-fans", "/ceiling-fans/by-brand/matthews-fan-company", "/ceiling-fans/by-brand/quill-and-sons", "/ceiling-fans/by-brand/rowan".',
  '"home": { "0": { "url": "www.fanimation.com" } }': `home[0].url: expected an address that starts with https://, got "www.fanimation.com". ${BRAND}`,
  '"home": { "0": { "url": "http://www.fanimation.com" } }': `home[0].url: expected an address that starts with https://, got "http://www.fanimation.com". ${BRAND}`,
  '"ceilingFans": { "0": { "url": "http://www.fanimation.com", "navLink": false } }': `ceilingFans[0].url: expected an address that starts with https://, got "http://www.fanimation.com". ${BRAND}`,
  '"lightingFixtures": { "0": { "url": "http://www.fanimation.com", "navLink": false } }': `lightingFixtures[0].url: expected an address that starts with https://, got "http://www.fanimation.com". ${BRAND}`,
  '"home": { "0": { "url": "https://www fanimation com" } }': `home[0].url: expected an address that starts with https://, got "https://www fanimation com". ${BRAND}`,
  '"home": { "8": { "brandNameUrl": "minka-laverty" } }':
    'home[8].brandNameUrl: there is no content/manufacturers/minka-laverty.json. Did you mean "minka-lavery"?',
})
