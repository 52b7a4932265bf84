import { describe, expect, test } from 'vitest'
import { crossCheck } from '../../../src/catalogue/consistency/cross-check.ts'
import { pastHoursWarnings } from '../../../src/catalogue/consistency/store.ts'
import { RECORD_KINDS, type ReadableRecords } from '../../../src/catalogue/records.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import type { Json } from '../../own-catalogue/json.ts'
import { linesAbout, linesAboutContent, testMistakes } from '../../own-catalogue/lines-about.ts'
import { checkedRecords } from '../../own-catalogue/records-of.ts'

const withFile = (file: string, like: string, given: Json = {}) => ({
  ...CONTENT,
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
    ['warning', 'content/fans/atelier-52.json', undefined],
    ['warning', 'content/finish-colours.json', undefined],
    ['warning', 'content/finish-families.json', undefined],
  ])
})

describe('references', () => {
  testMistakes('fans/alder-52.json', {
    '"productCategories": ["tradtional"]':
      'productCategories[0]: there is no content/fan-categories/tradtional.json. Did you mean "traditional"?',
    '"productCategories": ["chandeliers"]':
      'productCategories[0]: there is no content/fan-categories/chandeliers.json. Known: "contemporary", ',
    '"productCategories": ["traditional", "traditional"]':
      'productCategories[1]: "traditional" is listed twice',
    '"manufacturerNameReference": "maxim-lightning"':
      'manufacturerNameReference: there is no content/manufacturers/maxim-lightning.json',
    '"manufacturer": "Maxim"': 'manufacturer: "Maxim" is not the name in',
  })
  testMistakes('fixtures/reed-cylinder-6.json', {
    '"productCategories": ["outdoor"]':
      'productCategories[0]: there is no content/fixture-categories/outdoor.json',
  })
  testMistakes('rooms.json', {
    '"scenes": { "0": { "product": "beacon-6" } }':
      '⚠ scenes[0].product: no product has the address "beacon-6", so the photo links to nothing. Did you mean "beacon-60"?',
  })
  testMistakes('brand-lists.json', {
    '"home": { "11": { "url": "/ceiling-fans/by-brand/maxim-ligthing" } }':
      'home[11].url: "/ceiling-fans/by-brand/maxim-ligthing" is not a brand page on this site. Did you mean "/ceiling-fans/by-brand/maxim-lighting"?',
    '"home": { "11": { "url": "/ceiling-fans/by-brand/elk-home" } }':
      'home[11].url: "/ceiling-fans/by-brand/elk-home" is not',
    '"home": { "0": { "url": "www.fanimation.com" } }':
      'home[0].url: expected an address that starts with https://',
    '"ceilingFans": { "0": { "url": "http://www.fanimation.com", "navLink": false } }':
      'ceilingFans[0].url: expected',
    '"lightingFixtures": { "0": { "url": "https://www fanimation com", "navLink": false } }':
      'lightingFixtures[0].url: expected',
    '"home": { "8": { "brandNameUrl": "minka-laverty" } }':
      'home[8].brandNameUrl: there is no content/manufacturers/minka-laverty.json. Did you mean "minka-lavery"?',
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
    const added = ['fan-categories/coastal', 'fixture-categories/attic'].map((name) => {
      const like = CONTENT[
        `${name.split('/')[0]}/${name.startsWith('fan') ? 'large' : 'pendants'}.json`
      ] as Json
      return [`${name}.json`, { ...like, name: name.split('/')[1] }]
    })
    const content = withFile('fans/axial-44.json', 'fans/axial-44.json', { productCategories: ['coastal'] })
    expect(linesAboutContent({ ...content, ...Object.fromEntries(added) })).toEqual([
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
      'name: "alder-54" does not match the file name. Write "alder-52", or rename the file to alder-54.json.',
    '"productUrl": "axial-54"': 'productUrl: "axial-54" is already used by content/fans/axial-54.json',
  })
  testMistakes('fixtures/reed-cylinder-6.json', { '"name": "reed"': 'name: "reed" does not match' })
  testMistakes('fan-categories/outdoor.json', { '"name": "patio"': 'name: "patio" does not match' })
  testMistakes('manufacturers/maxim-lighting.json', {
    '"nameReference": "maxim"': 'nameReference: "maxim" does not match',
  })
  testMistakes('fans/wren-36.json', { '"productUrl": "page-2"': ': "page-2" is in the addresses of lists' })
  testMistakes('fans/signal-52.json', {
    '"styles": ["Mid-Century", "Mid Century"]':
      'styles[1]: "Mid Century" and "Mid-Century" would have the same address',
  })
  testMistakes('finish-families.json', {
    '"families": { "black": ["Black"] }': 'families[7]: "black" and "Black" would have the same address',
  })
  testMistakes('room-kinds.json', {
    '"kinds": [{ "name": "Bath" }, { "name": "bath" }]':
      'kinds[1]: "bath" and "Bath" would have the same address',
  })

  test('refuses a file name other than lowercase words joined by hyphens', () => {
    for (const stem of ['Alder-52', 'alder 52', '_alder-52']) {
      const content = {
        ...without('fans/alder-52.json'),
        [`fans/${stem}.json`]: CONTENT['fans/alder-52.json'] ?? {},
      }
      expect(linesAboutContent(content)).toEqual([
        `✖ content/fans/${stem}.json: the file name is not lowercase words joined by hyphens. Rename it, for example to alder-52.json.`,
      ])
    }
  })

  test('refuses a reserved name', () => {
    const page = '"page-3" is in the addresses of lists'
    const lines = [
      linesAboutContent(withFile('fans/page-3.json', 'fans/wren-36.json', { name: 'page-3' })),
      linesAboutContent(
        withFile('fan-categories/by-brand.json', 'fan-categories/empty.json', { name: 'by-brand' }),
      ),
    ]
    expect(lines[0]).toContainEqual(expect.stringContaining(page))
    expect(lines[1]).toContainEqual(expect.stringContaining('"by-brand" is in the addresses of lists'))
  })

  test('refuses a finish without a letter', () => {
    expect(linesAbout('fans/signal-52.json', ({ colors }) => colors.push('?'))).toContainEqual(
      expect.stringContaining('colors[2]: "?" has no letter from a to z and no digit'),
    )
  })

  test('refuses two finishes with one address in a part, but not in body and blades', () => {
    const added = (part: string, finish: string) =>
      linesAbout('fans/halcyon-72.json', ({ colors }) => colors[part].push(finish))
    expect(added('body', 'brushed-nickel')).toContainEqual(
      expect.stringContaining('colors.body[3]: "brushed-nickel" and'),
    )
    expect(added('blades', 'Walnut!')).toContainEqual(
      expect.stringContaining('colors.blades[3]: "Walnut!" and'),
    )
    expect(added('body', 'Walnut')).toEqual([])
  })
})

describe('values that must be unique', () => {
  testMistakes('fans/beacon-60.json', {
    '"modelNumber": "al-5205"': 'modelNumber: "al-5205" is already used by',
  })
  testMistakes('fixtures/harbor-dome-16.json', {
    '"partNumber": "AL-5205"': 'partNumber: "AL-5205" is already used by content/fans/alder-52.json',
    '"finishPartNumbers": { "Galvanized": "AL-5205" }':
      'finishPartNumbers.Galvanized: "AL-5205" is already used by',
  })

  test('refuses two brands with one number', () => {
    expect(linesAbout('manufacturers/maxim-lighting.json', '"id": 2')).toEqual([
      expect.stringContaining(
        'minka-aire.json › id: 2 is already used by content/manufacturers/maxim-lighting.json',
      ),
    ])
  })

  test('accepts the same number or name in two brands', () => {
    const mistakes = '"modelNumber": "AL-5205", "title": "Alder 52"'
    expect(linesAbout('fans/signal-52.json', mistakes)).toEqual([])
  })
})

describe('numbers, controls and pictures', () => {
  testMistakes('fans/alder-52.json', {
    '"airflowRating": [5140, 6000]': 'airflowRating: 2 numbers for 1 size',
    '"handheldRemoteControlIncluded": true': '⚠ : marks a control in two ways',
  })
  testMistakes('fans/halcyon-72.json', {
    '"airflowRating": [9450, 10000, 11200]': 'airflowRating: 3 numbers for 2 sizes',
    '"wattsOnHigh": [43, 48, 54]': 'wattsOnHigh: 3 numbers for 2 sizes',
  })
  testMistakes('fans/beacon-60.json', {
    '"furtherPictures": { "0": { "caption": " " } }': 'furtherPictures[0].caption: is empty',
    [`"furtherPictures": [${Array.from({ length: 9 }, (_, n) => `{ "imageUrl": "../${n}.jpg", "caption": "x" }`)}]`]:
      'furtherPictures: is a list of more than 8 photos',
  })
})

describe('finishes', () => {
  const PLAIN = 'expected plain finishes, since "shown" is one finish'
  const PARTS = 'expected lists for "body" and "blades"'
  testMistakes('fans/alder-52.json', {
    '"shown": ["Satin Nickle"]': 'shown: "Satin Nickle" is not among "colors". Did you mean "Satin Nickel"?',
    '"colors": ["Oil Rubbed Bronze", "Satin Nickel", "Matte White", "Matte White"]':
      'colors[3]: "Matte White" is listed twice',
    '"mixAndMatch": true': 'mixAndMatch: true contradicts "shown"',
    '"finishPictures": { "Satin Nikel": "../images/fans/nickel.jpg" }':
      'finishPictures.Satin Nikel: "Satin Nikel" is not among',
    '"finishPictures": { "Oil Rubbed Bronze": "../images/fans/nickel.jpg" }':
      'finishPictures.Oil Rubbed Bronze: this is the finish in "shown", which "imageUrl" is for',
    '"finishPictures": []': `finishPictures: ${PLAIN}`,
  })
  testMistakes('fans/halcyon-72.json', {
    '"mixAndMatch": false': 'mixAndMatch: false contradicts "shown"',
    '"shown": { "body": ["Nickel"] }': 'shown.body: "Nickel" is not among "colors.body"',
    '"shown": { "blades": ["Oak"] }': 'shown.blades: "Oak" is not among "colors.blades"',
    '"shown": { "light": "Opal" }': 'shown.light: "Opal" is not among "colors.light". There are none yet.',
    '"colors": { "blades": ["Walnut", "Matte Black", "Light Oak", "Walnut"] }':
      'colors.blades[3]: "Walnut" is listed twice',
    '"colors": ["Graphite"]': `colors: ${PARTS}`,
    '"finishPictures": { "0": { "body": "Nickel" } }':
      'finishPictures[0].body: "Nickel" is not among "colors.body"',
    '"finishPictures": { "0": { "blades": "Oak" } }':
      'finishPictures[0].blades: "Oak" is not among "colors.blades"',
    '"finishPictures": { "0": { "body": "Graphite" } }': 'finishPictures[0]: this is the finish in "shown"',
  })
  testMistakes('fixtures/reed-cylinder-6.json', {
    '"colors": ["Brushed Nickel", "Matte Black", "Matte Black"]': 'colors[2]: "Matte Black" is listed twice',
    '"finishPictures": { "Gold": "../images/fixtures/brass.jpg" }':
      'finishPictures.Gold: "Gold" is not among',
    '"shown": "Gold"': 'shown: "Gold" is not among "colors"',
  })
  testMistakes('fixtures/wagoner-8.json', {
    '"finishPartNumbers": { "Satin Brass": "WG-0838-SB" }':
      'finishPartNumbers.Satin Brass: "Satin Brass" is not among',
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

  test('accepts a photo of another body with the shown blades', () => {
    expect(
      linesAbout('fans/halcyon-72.json', '"finishPictures": { "0": { "blades": "Light Oak" } }'),
    ).toEqual([])
  })

  test('warns about a finish without a color, with the nearest name', () => {
    const deleted = (name: string) => linesAbout('finish-colours.json', ({ colours }) => delete colours[name])
    expect(deleted('Walnut')).toEqual([
      expect.stringMatching(/^⚠ .*: "Galvanized", "Walnut"\. Add a line for each, such as /),
    ])
    expect(deleted('Brushed Silver')).toEqual([
      expect.stringContaining('"Brushed Silver" (did you mean "Brushed Nickel"?)'),
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
    '"colours": { "accent": "#d9a441" }':
      'colours.accent: the contrast of #d9a441 against a sand band (#f3ece1) is 1.91:1',
    '"colours": { "accent": "#ffffff" }':
      'colours.accent: the contrast of #ffffff against the white of a button',
    '"colours": { "accent": "#fbf8f3" }': 'colours.accent: the contrast of #fbf8f3 against the page',
    '"colours": { "dark": "#f6efe4", "glow": "#000000" }':
      'colours.dark: the contrast of #f6efe4 against the text on it',
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
