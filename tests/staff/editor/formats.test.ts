import { expect, test } from 'vitest'
import type { RecordKind } from '../../../src/catalogue/records.ts'
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

test('an edit changes its own lines only', () => {
  const TITLE = ['-"title": "Plain 52",', '+"title": "Plainer 52",']
  const derived = asWritten({ name: 'plain-52', manufacturer: 'Hunter', ...JSON.parse(FAN) })
  const pictures = [
    { name: 'Satin Brass', value: '../images/fans/finishes/plain-52--satin-brass.jpg' },
    { name: 'Satin Nickel', value: '../images/fans/finishes/nickel.jpg' },
  ]
  const colors = ['Matte Black', 'Satin Brass', 'Satin Nickel']
  const edits: [kind: RecordKind, source: string, changes: Record<string, unknown>, lines: string[]][] = [
    ['fans', FAN, { title: 'Plainer 52' }, TITLE],
    ['fans', FAN, { light: { lightIncluded: false } }, ['+"lightIncluded": false,']],
    ['fans', FAN, { location: '  ' }, []],
    [
      'fans',
      FAN,
      { finish: { colors, finishPictures: pictures } },
      [
        '-"Satin Brass"',
        '-"Satin Brass": "../images/fans/finishes/plain-52--satin-brass.jpg"',
        '+"Satin Brass",',
        '+"Satin Nickel"',
        '+"Satin Brass": "../images/fans/finishes/plain-52--satin-brass.jpg",',
        '+"Satin Nickel": "../images/fans/finishes/nickel.jpg"',
      ],
    ],
    // A field that no schema has stays, as does an earlier error; derived fields are dropped.
    ['fans', fanFile({ color: 'red' }), { title: 'Plainer 52' }, TITLE],
    ['fans', fanFile({ locationRating: 'Attic' }), { title: 'Plainer 52' }, TITLE],
    [
      'fans',
      derived,
      { manufacturerNameReference: 'craftmade' },
      [
        '-"name": "plain-52",',
        '-"manufacturer": "Hunter",',
        '-"manufacturerNameReference": "hunter",',
        '+"manufacturerNameReference": "craftmade",',
      ],
    ],
    [
      'fans',
      MIXED,
      { finish: { colors: { body: ['Graphite', 'Walnut'] } } },
      ['-"Graphite"', '+"Graphite",', '+"Walnut"'],
    ],
    [
      'store',
      asWritten(CONTENT['store.json'] ?? ''),
      { hours: { sunday: { opens: '11:11', closes: '15:15' } } },
      ['-"sunday": null', '+"sunday": {', '+"opens": "11:11",', '+"closes": "15:15"'],
    ],
    [
      'homePage',
      asWritten(CONTENT['pages/home.json'] ?? ''),
      { aboutLink: { label: 'Ask Us' } },
      ['-"label": "Contact Us",', '+"label": "Ask Us",'],
    ],
  ]
  for (const [kind, source, changes, lines] of edits)
    expect([changes, changedLines(source, edited(kind, source, changes))]).toEqual([changes, lines])
})

test('finish families keep the given order', () => {
  const families = ['White', 'Black'].map((name) => ({ name, value: ['Coal'] }))
  const source = asWritten({ families: { Black: ['Coal'], White: ['Coal'] } })
  const written = JSON.parse(edited('finishFamilies', source, { families }))
  expect(Object.keys(written.families)).toEqual(['White', 'Black'])
})

test('refuses at once what the content check would refuse, by the form’s labels', () => {
  const airflowRating = [5140, 5630, 6000]
  const picture = { name: 'Mate Black', value: '../images/fans/plain-52.jpg' }
  const refused: [object, RegExp][] = [
    [
      { size: { airflowRating } },
      /^Airflow: 3 numbers for 2 sizes\. Give one number for each size, one for all, or none\.$/,
    ],
    [
      { size: { airflowRating }, finish: { shown: ['Mate Black'] } },
      /^1\. Finish in the photo: .*\n2\. Airflow: 3 numbers for 2 sizes\./,
    ],
    [{ size: { sizes: [52, 500] } }, /^Sizes, line 2: expected a size from 10 to 120 inches/],
    [{ finish: { finishPictures: [picture] } }, /^Photos of other finishes, Mate Black: /],
  ]
  for (const [changes, message] of refused)
    expect(() => edited('fans', fanFile(), { ...changes })).toThrow(
      expect.objectContaining({
        cause: expect.objectContaining({ message: expect.stringMatching(message) }),
      }),
    )
})
