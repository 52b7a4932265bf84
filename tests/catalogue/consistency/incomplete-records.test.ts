import { expect, test } from 'vitest'
import { crossCheck } from '../../../src/catalogue/consistency/cross-check.ts'
import { KINDS } from '../../../src/catalogue/kinds/product-kinds.ts'
import { RECORD_KINDS, type ReadableRecords } from '../../../src/catalogue/records.ts'
import { CONTENT } from '../../own-catalogue/content.ts'
import { checkedRecords } from '../../own-catalogue/records-of.ts'

const kinds = Object.entries(RECORD_KINDS)
const records = (of: (path: string) => object[]) =>
  Object.fromEntries(kinds.map(([kind, { path }]) => [kind, of(path)])) as unknown as ReadableRecords
const lines = (given: ReadableRecords) =>
  crossCheck(given).map(({ file, field = '', problem }) => `${file} ${field} ${problem}`)

// A file that cannot be read is reported by itself; its missing fields are no faults of their own.
test('records of which no field could be read have no further fault', () => {
  const empty = records((path) => [{ file: `content/${path}/one.json`, within: '[0]', fields: {} }])
  const [first, ...others] = KINDS
  expect(lines(empty)).toEqual(
    others.map(
      (kind) =>
        `content/${kind}/one.json [0].productUrl "one" is already used by content/${first}/one.json › [0]`,
    ),
  )
})

test('without any record there is nothing to say', () => {
  expect(lines(records(() => []))).toEqual([])
})

test('what cannot be compared, as one half of it could not be read, is no fault', () => {
  const some = {
    ...records(() => []),
    fans: [
      { file: 'content/fans/a.json', fields: { title: 'Alder' } },
      { file: 'content/fans/b.json', fields: { title: 'Alder' } },
      {
        file: 'content/fans/c.json',
        fields: { manufacturerNameReference: 'maxim', productDescription: 'Oak.' },
      },
      {
        file: 'content/fans/d.json',
        fields: { manufacturerNameReference: 'maxim', productDescription: 'Oak.' },
      },
      {
        file: 'content/fans/e.json',
        fields: { manufacturer: 'Maxim', airflowRating: [4000, 5000], colors: ['Black'] },
      },
    ],
    fixtures: [
      { file: 'content/fixtures/f.json', fields: { colors: ['Black'] } },
      { file: 'content/fixtures/g.json', fields: { finishPartNumbers: { Black: 'A-1' } } },
    ],
    gallery: [{ name: 'Birch' }, { manufacturer: 'Maxim' }].map((fields) => ({
      file: 'content/gallery.json',
      fields,
    })),
  } as unknown as ReadableRecords
  expect(lines(some).filter((line) => !/ there is no content\/manufacturers\/maxim/.test(line))).toEqual([])
})

test('a room of the gallery without a name is no fault of what it shows', () => {
  const gallery = [{ file: 'content/gallery.json', fields: { manufacturer: 'Maxim' } }]
  expect(lines({ ...records(() => []), gallery } as unknown as ReadableRecords)).toEqual([])
})

test('what stops a build is an error and what does not a warning, whatever the fault', () => {
  const mistakes = {
    'fans/alder-52.json': { handheldRemoteControlIncluded: true, replacedBy: 'axial-54' },
    'fans/axial-44.json': { replacedBy: 'relic-52' },
    'fans/driftline-56.json': { title: 'Beacon 60' },
    'fan-categories/outdoor.json': { categoryDescription: 'Such as the Axial 44.' },
    'fans/orbital-70.json': { discontinued: true },
    'finish-colours.json': { colours: {} },
    'finish-families.json': { Black: ['Matte Black'] },
  }
  const content = { ...CONTENT }
  for (const [file, fields] of Object.entries(mistakes))
    content[file] = { ...(content[file] as object), ...fields } as (typeof CONTENT)[string]
  const { faults } = checkedRecords(content)
  const warned = new Set(faults.filter(({ severity }) => severity === 'warning').map(({ file }) => file))
  for (const file of Object.keys(mistakes))
    if (file !== 'fans/orbital-70.json') expect(warned).toContain(`content/${file}`)
  expect(
    faults.map(({ severity }) => severity).filter((one) => one !== 'error' && one !== 'warning'),
  ).toEqual([])
})
