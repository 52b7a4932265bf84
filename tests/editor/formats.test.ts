import { describe, expect, test } from 'vitest'
import { LEGAL_FORMAT, pageFormatName } from '../../src/editor/formats/formats.ts'
import { CONTENT } from '../own-catalogue/content.ts'
import { asWritten } from '../own-catalogue/write-content.ts'
import { changedLines } from './changed-lines.ts'
import { edited, fanFile } from './form-files.ts'
import { formatNamed, formatOf } from './format-of.ts'

const FAN = fanFile()

const MIXED = fanFile({
  shown: { body: 'Graphite', blades: 'Walnut' },
  colors: { body: ['Graphite'], blades: ['Walnut', 'Light Oak'] },
  finishPictures: [{ body: 'Graphite', blades: 'Light Oak', imageUrl: '../images/fans/finishes/oak.jpg' }],
})

const BLOG = '# Blog\n\n## Page title\nBlog\n\n## Page description\nNews.\n\n## Text\n\nComing Soon!\n'

const TERMS =
  '# Terms\n\nEffective date: May 1\n\nLast updated: May 1\n\nWe say:\n\n## 1. One\n\nA.\n\n## 2. Two\n\nB.\n'

describe('a file that is not changed comes out byte for byte', () => {
  test.each(Object.entries(CONTENT).map(([path, data]) => [path, asWritten(data)]))('%s', (path, source) => {
    const { fromFile, toFile } = formatOf(path).format
    expect(toFile(structuredClone(fromFile(source)))).toBe(source)
  })

  test('whatever its spaces and the order of its fields', () => {
    const source = '{ "sizes":[52],\r\n"title": "Odd" , "locationRating":"Indoor"}'
    expect(edited('fans', source, {})).toBe(source)
  })
})

describe('an edit changes its own lines only', () => {
  test.each<[string, string, string, Record<string, unknown>, string[]]>([
    ['a title', 'fans', FAN, { title: 'Plainer 52' }, ['-"title": "Plain 52",', '+"title": "Plainer 52",']],
    [
      'a title beside a field that no schema knows',
      'fans',
      fanFile({ color: 'red' }),
      { title: 'Plainer 52' },
      ['-"title": "Plain 52",', '+"title": "Plainer 52",'],
    ],
    [
      'a light that is known not to be there',
      'fans',
      FAN,
      { light: { lightIncluded: false } },
      ['+"lightIncluded": false,'],
    ],
    [
      'a remote that comes with it',
      'fans',
      FAN,
      { control: { handheldRemoteControlIncluded: true } },
      ['+"handheldRemoteControlIncluded": true,'],
    ],
    ['a place that is emptied again', 'fans', FAN, { location: '  ' }, []],
    [
      'a picture for one more finish',
      'fans',
      FAN,
      {
        finish: {
          colors: ['Matte Black', 'Satin Brass', 'Satin Nickel'],
          finishPictures: [
            { name: 'Satin Brass', value: '../images/fans/finishes/plain-52--satin-brass.jpg' },
            { name: 'Satin Nickel', value: '../images/fans/finishes/nickel.jpg' },
          ],
        },
      },
      [
        '-"Satin Brass"',
        '-"Satin Brass": "../images/fans/finishes/plain-52--satin-brass.jpg"',
        '+"Satin Brass",',
        '+"Satin Nickel"',
        '+"Satin Brass": "../images/fans/finishes/plain-52--satin-brass.jpg",',
        '+"Satin Nickel": "../images/fans/finishes/nickel.jpg"',
      ],
    ],
    [
      'a colour of the body of a mixed fan',
      'fans',
      MIXED,
      { finish: { colors: { body: ['Graphite', 'Walnut'] } } },
      ['-"Graphite"', '+"Graphite",', '+"Walnut"'],
    ],
    [
      'a maker, beside derived fields that may no longer be true',
      'fans',
      asWritten({ name: 'plain-52', manufacturer: 'Hunter', ...JSON.parse(FAN) }),
      { manufacturerNameReference: 'craftmade' },
      [
        '-"name": "plain-52",',
        '-"manufacturer": "Hunter",',
        '-"manufacturerNameReference": "hunter",',
        '+"manufacturerNameReference": "craftmade",',
      ],
    ],
    [
      'a day that the store is open',
      'store',
      asWritten(CONTENT['store.json'] ?? ''),
      { hours: { sunday: { opens: '11:11', closes: '15:15' } } },
      ['-"sunday": null', '+"sunday": [', '+"11:11",', '+"15:15"', '+]'],
    ],
    [
      'a text of a page',
      pageFormatName('blog'),
      BLOG,
      { text: '# Coming\nthis fall' },
      ['-Coming Soon!', '+Coming this fall'],
    ],
    [
      'a section of a legal text',
      LEGAL_FORMAT,
      TERMS,
      {
        sections: [
          { heading: '1. One', text: 'A.' },
          { heading: '2. Two', text: 'C.' },
        ],
      },
      ['-B.', '+C.'],
    ],
  ])('%s', (_, format, source, changes, lines) => {
    expect(changedLines(source, edited(format, source, changes))).toEqual(lines)
  })
})

test('rooms of the gallery keep no numbers when they are put in another order', () => {
  const room = (id: number) => ({
    id,
    name: `Room ${id}`,
    manufacturer: 'Plain',
    url: './images/scenes/a.jpg',
  })
  const written = edited('gallery', asWritten([room(0), room(1)]), { rooms: [room(1), room(0)] })
  expect(JSON.parse(written)).toMatchObject([{ name: 'Room 1' }, { name: 'Room 0' }])
  expect(written).not.toContain('"id"')
})

test('families of finishes keep the order that they are given', () => {
  const source = asWritten({ $schema: './x.json', Black: ['Coal'], White: ['Snow White'] })
  const written = edited('finishFamilies', source, {
    families: [
      { name: 'White', value: ['Snow White'] },
      { name: 'Black', value: ['Coal'] },
    ],
  })
  expect(Object.keys(JSON.parse(written))).toEqual(['$schema', 'White', 'Black'])
})

test('a new fan has its fields in the order of the schema, and nothing that is derived', () => {
  const { fromFile, toFile } = formatNamed('fans').format
  const { _source, ...form } = fromFile(FAN)
  expect(Object.keys(JSON.parse(toFile(form)))).toEqual([
    'title',
    'manufacturerNameReference',
    'imageUrl',
    'productDescription',
    'sizes',
    'locationRating',
    'shown',
    'colors',
    'finishPictures',
    'lumensRating',
    'productCategories',
  ])
})
