import { describe, expect, test } from 'vitest'
import { recordFormat } from '../../../src/staff/editor/record-format.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { asWritten } from '../../own-catalogue/write-content.ts'
import { changedLines } from './changed-lines.ts'
import { edited, fanFile, kindOf } from './form-files.ts'

const FAN = fanFile()

const MIXED = fanFile({
  shown: { body: 'Graphite', blades: 'Walnut' },
  colors: { body: ['Graphite'], blades: ['Walnut', 'Light Oak'] },
  finishPictures: [{ body: 'Graphite', blades: 'Light Oak', imageUrl: '../images/fans/finishes/oak.jpg' }],
})

test('writes an unchanged file byte for byte, whatever its spaces and the order of its fields', () => {
  const changed = Object.entries(CONTENT).filter(([path, data]) => {
    const kind = kindOf(path)
    return kind && edited(kind, asWritten(data), {}) !== asWritten(data)
  })
  expect(changed.map(([path]) => path)).toEqual([])
  const source = '{ "sizes":[52],\r\n"title": "Odd" , "locationRating":"Indoor"}'
  expect(edited('fans', source, {})).toBe(source)
})

describe('an edit changes its own lines only', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['a title', { title: 'Plainer 52' }, ['-"title": "Plain 52",', '+"title": "Plainer 52",']],
    ['a light that is not there', { light: { lightIncluded: false } }, ['+"lightIncluded": false,']],
    [
      'a remote that comes with it',
      { control: { handheldRemoteControlIncluded: true } },
      ['+"handheldRemoteControlIncluded": true,'],
    ],
    ['a place that is emptied again', { location: '  ' }, []],
    [
      'a picture for one more finish',
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
  ])('a fan: %s', (_, changes, lines) => {
    expect(changedLines(FAN, edited('fans', FAN, changes))).toEqual(lines)
  })

  test('a value beside a field that no schema has', () => {
    const source = fanFile({ color: 'red' })
    const lines = changedLines(source, edited('fans', source, { title: 'Plainer 52' }))
    expect(lines).toEqual(['-"title": "Plain 52",', '+"title": "Plainer 52",'])
  })

  test('a body color of a mix-and-match fan', () => {
    const changes = { finish: { colors: { body: ['Graphite', 'Walnut'] } } }
    const lines = changedLines(MIXED, edited('fans', MIXED, changes))
    expect(lines).toEqual(['-"Graphite"', '+"Graphite",', '+"Walnut"'])
  })

  test('a brand, and outdated derived fields', () => {
    const source = asWritten({ name: 'plain-52', manufacturer: 'Hunter', ...JSON.parse(FAN) })
    const written = edited('fans', source, { manufacturerNameReference: 'craftmade' })
    expect(changedLines(source, written)).toEqual([
      '-"name": "plain-52",',
      '-"manufacturer": "Hunter",',
      '-"manufacturerNameReference": "hunter",',
      '+"manufacturerNameReference": "craftmade",',
    ])
  })

  test('hours of an open day', () => {
    const source = asWritten(CONTENT['store.json'] ?? '')
    const written = edited('store', source, { hours: { sunday: { opens: '11:11', closes: '15:15' } } })
    expect(changedLines(source, written)).toEqual([
      '-"sunday": null',
      '+"sunday": [',
      '+"11:11",',
      '+"15:15"',
      '+]',
    ])
  })

  test('the words of a link on a page', () => {
    const source = asWritten(CONTENT['pages/home.json'] ?? '')
    const written = edited('homePage', source, { aboutLink: { label: 'Ask Us' } })
    expect(changedLines(source, written)).toEqual(['-"label": "Contact Us",', '+"label": "Ask Us",'])
  })
})

test('reordered gallery rooms lose their old numbers', () => {
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

test('finish families keep the given order', () => {
  const source = asWritten({ $schema: './x.json', Black: ['Coal'], White: ['Snow White'] })
  const written = edited('finishFamilies', source, {
    families: [
      { name: 'White', value: ['Snow White'] },
      { name: 'Black', value: ['Coal'] },
    ],
  })
  expect(Object.keys(JSON.parse(written))).toEqual(['$schema', 'White', 'Black'])
})

test('a new fan has its fields in schema order, without derived ones', () => {
  const { fromFile, toFile } = recordFormat('fans')
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
