import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../../src/catalogue/consistency/cross-check.ts'
import { pastHoursWarnings } from '../../../src/catalogue/consistency/store.ts'
import { RECORD_KINDS, type ReadableRecords } from '../../../src/catalogue/records.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import type { Json } from '../../own-catalogue/json.ts'
import { linesAbout, linesAboutContent, testMistakes } from '../../own-catalogue/lines-about.ts'
import { checkedRecords } from '../../own-catalogue/records-of.ts'

const withFile = (file: string, like: string, given: Json = {}, content = CONTENT) => ({
  ...content,
  [file]: { ...(CONTENT[like] as Json), ...given },
})

const without = (file: string) =>
  Object.fromEntries(Object.entries(CONTENT).filter(([name]) => name !== file)) as typeof CONTENT

test('the test catalog has no errors, and warnings only for its rare cases', () => {
  const { faults } = checkedRecords(CONTENT)
  expect(faults.map(({ severity, file, field }) => [severity, file, field])).toEqual([
    ['warning', 'content/gallery.json', 'rooms[1].name'],
    ['warning', 'content/fan-categories', undefined],
    ['warning', 'content/fixture-categories', undefined],
    ['warning', 'content/fans/atelier-52.json', 'handheldRemoteControlIncluded'],
    ['warning', 'content/finish-colours.json', undefined],
    ['warning', 'content/finish-families.json', undefined],
  ])
})

describe('references', () => {
  testMistakes('fans/alder-52.json', {
    '"productCategories": ["tradtional"]':
      'productCategories[0]: there is no content/fan-categories/tradtional.json. Did you mean "traditional"?',
    '"productCategories": ["chandeliers"]': 'productCategories[0]: there is no content/fan-categories/',
    '"productCategories": { "1": "traditional" }': 'productCategories[1]: "traditional" is listed twice',
    '"manufacturerNameReference": "maxim"': 'manufacturerNameReference: there is no content/manufacturers/',
    '"manufacturer": "Maxim"': 'manufacturer: "Maxim" is not the name in',
  })
  testMistakes('fixtures/reed-cylinder-6.json', {
    '"productCategories": ["outdoor"]': 'productCategories[0]: there is no content/fixture-categories/',
  })
  testMistakes('rooms.json', {
    '"scenes": { "0": { "product": "beacon-6" } }':
      '⚠ scenes[0].product: no product has the address "beacon-6"',
  })
  testMistakes('brand-lists.json', {
    '"home": { "11": { "url": "/ceiling-fans/by-brand/elk-home" } }': 'home[11].url: "/ceiling-fans/by-brand',
    '"home": { "0": { "url": "www.fanimation.com" } }': 'home[0].url: expected an address that starts with',
    '"ceilingFans": { "0": { "url": "http://www.fanimation.com", "navLink": false } }':
      'ceilingFans[0].url: expected',
    '"lightingFixtures": { "0": { "url": "https://www fanimation com", "navLink": false } }':
      'lightingFixtures[0].url: expected',
    '"home": { "8": { "brandNameUrl": "minka-laverty" } }': 'home[8].brandNameUrl: there is no content/',
  })

  test('reports a deleted brand at each of its products', () => {
    expect(linesAboutContent(without('manufacturers/modern-forms.json'))).toEqual([
      ...Array(4).fill(
        expect.stringContaining('there is no content/manufacturers/modern-forms.json. Known: '),
      ),
      expect.stringContaining('no product is sold as "Orbital 70" by Modern Forms'),
    ])
  })

  test('lists empty categories of a kind in one line; one with only discontinued fans is empty', () => {
    const coastal = withFile('fan-categories/coastal.json', 'fan-categories/large.json', { name: 'coastal' })
    const attic = withFile('fixture-categories/attic.json', 'fixture-categories/pendants.json', {
      name: 'attic',
    })
    const axial = withFile('fans/axial-44.json', 'fans/axial-44.json', { productCategories: ['coastal'] })
    expect(linesAboutContent({ ...coastal, ...attic, ...axial })).toEqual([
      '⚠ content/fan-categories: no fan is in these categories, so their pages are empty: "empty", "coastal". Name each in the productCategories of a fan, or delete it.',
      expect.stringContaining(
        'no fixture is in these categories, so their pages are empty: "flush-mounts", "attic"',
      ),
    ])
  })
})

describe('names and addresses', () => {
  testMistakes('fans/alder-52.json', {
    '"name": "alder-54"':
      'name: "alder-54" does not match the file name. Write "alder-52", or rename the file',
    '"productUrl": "axial-54"': 'productUrl: "axial-54" is already used by content/fans/axial-54.json',
  })
  testMistakes('fixtures/reed-cylinder-6.json', { '"name": "reed"': 'name: "reed" does not match' })
  testMistakes('fan-categories/outdoor.json', { '"name": "patio"': 'name: "patio" does not match' })
  testMistakes('manufacturers/hunter.json', { '"nameReference": "maxim"': 'nameReference: "maxim" does not' })
  testMistakes('fans/wren-36.json', { '"productUrl": "page-2"': ': "page-2" is in the addresses of lists' })
  testMistakes('fans/signal-52.json', {
    '"styles": ["Mid-Century", "Mid Century"]': 'styles[1]: "Mid Century" and "Mid-Century" would have the',
  })
  testMistakes('fans/halcyon-72.json', { '"colors": { "body": { "3": "Walnut" } }': '' })
  testMistakes('finish-families.json', {
    '"families": { "black": ["Black"] }': 'families[7]: "black" and "Black" would have the same address',
  })
  testMistakes('room-kinds.json', {
    '"kinds": [{ "name": "Bath" }, { "name": "bath" }]': 'kinds[1]: "bath" and "Bath" would have the same',
  })

  test('refuses a file name other than lowercase words joined by hyphens', () => {
    for (const stem of ['Alder-52', 'alder 52', '_alder-52']) {
      const content = withFile(`fans/${stem}.json`, 'fans/alder-52.json', {}, without('fans/alder-52.json'))
      expect(linesAboutContent(content)).toEqual([
        `✖ content/fans/${stem}.json: the file name is not lowercase words joined by hyphens. Rename it, for example to alder-52.json.`,
      ])
    }
  })

  test('refuses a finish without a letter, and two with one address in a part', () => {
    for (const [file, mistake, words] of [
      ['signal-52', '"colors": { "2": "?" }', 'colors[2]: "?" has no letter from a to z and no digit'],
      [
        'halcyon-72',
        '"colors": { "body": { "3": "brushed-nickel" } }',
        'colors.body[3]: "brushed-nickel" and',
      ],
      ['halcyon-72', '"colors": { "blades": { "3": "Walnut!" } }', 'colors.blades[3]: "Walnut!" and'],
    ] as const)
      expect(linesAbout(`fans/${file}.json`, mistake)).toContainEqual(expect.stringContaining(words))
  })

  test('refuses a reserved name', () => {
    for (const [file, like] of [
      ['fixtures/page-3.json', 'fixtures/wagoner-8.json'],
      ['fans/page-3.json', 'fans/wren-36.json'],
      ['fan-categories/by-brand.json', 'fan-categories/empty.json'],
    ] as const)
      expect(linesAboutContent(withFile(file, like))).toContainEqual(
        expect.stringMatching(/"(page-3|by-brand)" is in the addresses of lists/),
      )
  })
})

describe('values that must be unique', () => {
  testMistakes('fans/beacon-60.json', {
    '"modelNumber": "al-5205"': 'modelNumber: "al-5205" is already used by',
  })
  testMistakes('fixtures/harbor-dome-16.json', {
    '"partNumber": "AL-5205"': 'partNumber: "AL-5205" is already used by content/fans/alder-52.json',
    '"finishPartNumbers": { "Galvanized": "AL-5205" }': 'finishPartNumbers.Galvanized: "AL-5205" is already',
  })
  testMistakes('manufacturers/minka-aire.json', {
    '"id": 4': 'id: 4 is already used by content/manufacturers/',
  })
  // Another brand may have the same number and name.
  testMistakes('fans/signal-52.json', { '"modelNumber": "AL-5205", "title": "Alder 52"': '' })
})

describe('numbers, controls and pictures', () => {
  testMistakes('fans/alder-52.json', {
    '"airflowRating": [5140, 6000]': 'airflowRating: 2 numbers for 1 size',
    '"handheldRemoteControlIncluded": true':
      '⚠ handheldRemoteControlIncluded: contradicts "handheldRemoteControlAvailable"',
  })
  testMistakes('fans/halcyon-72.json', {
    '"airflowRating": [9450, 10000, 11200]': 'airflowRating: 3 numbers for 2 sizes',
    '"wattsOnHigh": [43, 48, 54]': 'wattsOnHigh: 3 numbers for 2 sizes',
  })
  const nine = Array.from({ length: 9 }, (_, n) => ({ imageUrl: `../${n}.jpg`, caption: 'x' }))
  testMistakes('fans/beacon-60.json', {
    '"furtherPictures": { "0": { "caption": " " } }': 'furtherPictures[0].caption: is empty',
    [`"furtherPictures": ${JSON.stringify(nine)}`]: 'furtherPictures: is a list of more than 8 photos',
  })
})

describe('finishes', () => {
  const PLAIN = 'expected plain finishes, since "shown" is one finish'
  const PARTS = 'expected lists for "body" and "blades"'
  testMistakes('fans/alder-52.json', {
    '"shown": ["Satin Nickle"]': 'shown: "Satin Nickle" is not among "colors". Did you mean "Satin Nickel"?',
    '"colors": { "3": "Matte White" }': 'colors[3]: "Matte White" is listed twice',
    '"mixAndMatch": true': 'mixAndMatch: true contradicts "shown"',
    '"finishPictures": { "Nikel": "../images/fans/nickel.jpg" }':
      'finishPictures.Nikel: "Nikel" is not among',
    '"finishPictures": { "Oil Rubbed Bronze": "../images/fans/nickel.jpg" }':
      'finishPictures.Oil Rubbed Bronze: this is the finish in "shown", which "imageUrl" is for',
    '"finishPictures": []': `finishPictures: ${PLAIN}`,
  })
  testMistakes('fans/halcyon-72.json', {
    '"mixAndMatch": false': 'mixAndMatch: false contradicts "shown"',
    '"shown": { "body": ["Nickel"] }': 'shown.body: "Nickel" is not among "colors.body"',
    '"shown": { "blades": ["Oak"] }': 'shown.blades: "Oak" is not among "colors.blades"',
    '"shown": { "light": "Opal" }': 'shown.light: "Opal" is not among "colors.light". There are none yet.',
    '"colors": { "blades": { "3": "Walnut" } }': 'colors.blades[3]: "Walnut" is listed twice',
    '"colors": ["Graphite"]': `colors: ${PARTS}`,
    '"finishPictures": { "0": { "body": "Nickel" } }': 'finishPictures[0].body: "Nickel" is not among',
    '"finishPictures": { "0": { "blades": "Oak" } }': 'finishPictures[0].blades: "Oak" is not among',
    '"finishPictures": { "0": { "body": "Graphite" } }': 'finishPictures[0]: this is the finish in "shown"',
    '"finishPictures": { "0": { "blades": "Light Oak" } }': '',
  })
  testMistakes('fixtures/wagoner-8.json', {
    '"colors": { "2": "Matte Black" }': 'colors[2]: "Matte Black" is listed twice',
    '"finishPictures": { "Gold": "../images/fixtures/brass.jpg" }':
      'finishPictures.Gold: "Gold" is not among',
    '"shown": "Gold"': 'shown: "Gold" is not among "colors"',
    '"finishPartNumbers": { "Brass": "WG-0838-SB" }': 'finishPartNumbers.Brass: "Brass" is not among',
    '"finishPartNumbers": { "Matte Black": "WG-0838-XX" }':
      'finishPartNumbers.Matte Black: this is the finish in "shown"',
    '"finishPartNumbers": { "Aged Bronze": "WG-0838-MB" }':
      'finishPartNumbers.Aged Bronze: "WG-0838-MB" is already used by content/fixtures/wagoner-8.json',
  })
  testMistakes('fixtures/harbor-dome-16.json', {
    '"finishPartNumbers": { "Galvanized": "HD-1612-GW" }':
      'finishPartNumbers.Galvanized: "HD-1612-GW" is already used by content/fixtures/harbor-dome-16.json',
  })
  testMistakes('finish-families.json', {
    '"families": { "Gray": ["Charcoal"] }':
      '⚠ : these finishes are in no family, so shoppers who filter by color will not find them: "Graphite"',
  })

  test('refuses a finish list in two forms', () => {
    const change = (file: string, fields: Json) => linesAbout(file, (fan) => Object.assign(fan, fields))
    const colors = { body: ['Oil Rubbed Bronze'], blades: ['Walnut'] }
    expect(change('fans/alder-52.json', { colors })).toEqual([expect.stringContaining(`colors: ${PLAIN}`)])
    const finishPictures = { Walnut: '../images/fans/nickel.jpg' }
    expect(change('fans/halcyon-72.json', { finishPictures })).toEqual([
      expect.stringContaining(`finishPictures: ${PARTS}`),
    ])
  })

  test('names finishes with commas between them', () => {
    expect(linesAbout('fans/alder-52.json', '"colors": ["Oil Rubbed Bronze, Walnut"]')[0]).toContain(
      'shown: "Oil Rubbed Bronze" is not among "colors". "Oil Rubbed Bronze, Walnut" is read as one finish: separate',
    )
  })

  test('warns about a finish without a color, and at the product about one like a known one', () => {
    const deleted = (name: string) => linesAbout('finish-colours.json', ({ colours }) => delete colours[name])
    expect(deleted('Walnut')).toEqual([
      expect.stringMatching(/^⚠ .*: "Galvanized", "Walnut"\. Add a line for each, such as /),
    ])
    expect(linesAbout('fans/alder-52.json', ({ colors }) => colors.push('Satin Nickle'))).toEqual([
      expect.stringMatching(
        /colors\[\d\]: "Satin Nickle" is new\. Did you mean "Satin Nickel"\? If not, add it to /,
      ),
    ])
  })
})

describe('discontinued products', () => {
  testMistakes('fans/axial-44.json', {
    '"replacedBy": "axial-45"':
      'replacedBy: there is no content/fans/axial-45.json. Did you mean "axial-48"?',
    '"replacedBy": "harbor-dome-16"': 'replacedBy: there is no content/fans/harbor-dome-16.json. Known: ',
  })
  testMistakes('fans/relic-52.json', {
    '"replacedBy": "relic-52"': 'replacedBy: its replacements lead back to it',
  })

  const linesWith = (changes: Record<string, Json>) =>
    linesAboutContent({
      ...CONTENT,
      ...Object.fromEntries(
        Object.entries(changes).map(([name, given]) => [
          `fans/${name}.json`,
          { ...(CONTENT[`fans/${name}.json`] as Json), ...given },
        ]),
      ),
    })

  test('reports a loop at each of its products', () => {
    expect(linesWith({ 'axial-48': { replacedBy: 'axial-44' } })).toEqual([
      expect.stringContaining('axial-44.json › replacedBy: its replacements lead back to it'),
      expect.stringContaining('axial-48.json › replacedBy: its replacements lead back to it'),
    ])
    expect(
      linesWith({ 'axial-48': { replacedBy: 'relic-52' }, 'relic-52': { replacedBy: 'axial-48' } }),
    ).toEqual([
      expect.stringContaining('axial-48.json › replacedBy: its replacements lead back to it'),
      expect.stringContaining('relic-52.json › replacedBy: its replacements lead back to it'),
    ])
  })

  test('warns about a gallery room with a discontinued product or another brand', () => {
    const file = 'fans/orbital-70.json'
    const unlinked = expect.stringContaining(
      'rooms[0].name: no product is sold as "Orbital 70" by Modern Forms, so the room links to nothing',
    )
    expect(linesAbout(file, '"discontinued": true')).toContainEqual(unlinked)
    expect(linesAboutContent(without(file))).toContainEqual(unlinked)
    expect(linesAbout(file, '"manufacturerNameReference": "hunter"')).toEqual([unlinked])
  })
})

describe('the store', () => {
  testMistakes('store.json', {
    '"colours": { "accent": "#d9a441" }': 'colours.accent: the contrast of #d9a441 against a sand band',
    '"colours": { "accent": "#ffffff" }': 'colours.accent: the contrast of #ffffff against the white of a',
    '"colours": { "accent": "#fbf8f3" }': 'colours.accent: the contrast of #fbf8f3 against the page',
    '"colours": { "dark": "#f6efe4", "glow": "#000000" }':
      'colours.dark: the contrast of #f6efe4 against the',
    '"colours": { "dark": "#5c5048" }':
      'colours.dark: the contrast of #5c5048 against the small text on it (#c9bba8) is 4.13:1',
    '"colours": { "glow": "#5f3e0a" }': 'colours.glow: the contrast of #5f3e0a against the dark bands',
    '"logoUrl": "../logo.gif"': 'logoUrl: expected a file in content/logo, SVG or PNG',
  })

  test('reports a dark color and its unreadable highlight at both fields', () => {
    expect(linesAbout('store.json', '"colours": { "dark": "#8a7a60" }')).toEqual([
      expect.stringContaining('colours.dark: the contrast of #8a7a60 against the small text'),
      expect.stringContaining('colours.glow: the contrast of #f2c46d against the dark bands (#8a7a60)'),
    ])
  })

  test('warns about holidays and seasons over 30 days old', () => {
    const fieldsOn = (day: string) =>
      pastHoursWarnings(checkedRecords(CONTENT).records, new Date(day)).map(({ field }) => field)
    expect(fieldsOn('2026-11-20')).toEqual([])
    expect(fieldsOn('2026-12-25')).toEqual(['holidays[2]'])
    expect(fieldsOn('2026-12-26')).toEqual(['holidays[0]', 'holidays[2]'])
    expect(fieldsOn('2027-09-30')).toEqual(['holidays[0]', 'holidays[1]', 'holidays[2]', 'seasons[0]'])
  })
})

test('records that could not be read have no further errors', () => {
  const records = Object.fromEntries(
    Object.keys(RECORD_KINDS).map((kind, index) => [kind, [{ file: `content/${index}.json`, fields: {} }]]),
  ) as unknown as ReadableRecords
  expect(crossCheck(records)).toEqual([])
  expect(pastHoursWarnings(records, new Date('2027-01-20'))).toEqual([])
})
