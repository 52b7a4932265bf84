import { describe, expect, test } from 'vitest'
import { RECORD_KINDS, type RecordKind } from '../../../src/catalogue/records.ts'
import { PAGE_SLOTS } from '../../../src/publishing/page-copy/page-slots.ts'
import { editorConfig, targetOf } from '../../../src/staff/editor/config.ts'
import { formFields } from '../../../src/staff/editor/fields.ts'
import { LAYOUTS } from '../../../src/staff/editor/layouts.ts'
import { fileShape } from '../../../src/staff/editor/schema.ts'

interface Field {
  name: string
  label?: string
  widget?: string
  hint?: string
  required?: boolean
  min?: number
  max?: number
  pattern?: [RegExp, string]
  fields?: Field[]
  field?: Field
  types?: { fields: Field[] }[]
}

const within = ({ fields = [], field, types = [] }: Field): Field[] => [
  ...fields,
  ...(field ? [field] : []),
  ...types.flatMap((type) => type.fields),
]
const all = (fields: Field[]): Field[] => fields.flatMap((field) => [field, ...all(within(field))])

const kinds = Object.keys(RECORD_KINDS) as RecordKind[]
const formOf = (kind: RecordKind) => formFields(kind) as Field[]
function fieldOf(kind: RecordKind, name: string): Field {
  const found = all(formOf(kind)).find((field) => field.name === name)
  if (!found) throw new Error(`The form of ${kind} has no field "${name}".`)
  return found
}

describe.each(kinds)('the form of %s', (kind) => {
  test('has every field of the schema but the hidden ones', () => {
    const names = all(formOf(kind)).map(({ name }) => name)
    const expected = Object.keys(fileShape(kind).fields).filter(
      (name) => !LAYOUTS[kind].hidden.includes(name),
    )
    expect(expected.filter((name) => !names.includes(name))).toEqual([])
  })

  test('has a label for every visible field', () => {
    const bare = all(formOf(kind)).filter(
      ({ widget, label }) => widget !== 'hidden' && (!label || /[a-z][A-Z]/.test(label)),
    )
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  test('asks for a line only in lists that take one at least', () => {
    const asked = all(formOf(kind)).filter(
      ({ widget, required, min }) => widget === 'list' && required !== false && min === undefined,
    )
    expect(asked.map(({ name }) => name)).toEqual([])
  })

  test('names no field that the schema does not have', () => {
    const placed = LAYOUTS[kind].order.flatMap((place) => (typeof place === 'string' ? place : place.fields))
    expect(placed.filter((name) => !(name in fileShape(kind).fields))).toEqual([])
  })
})

describe('the form has the limits and messages of the schema', () => {
  test('a number says what it expects to whoever writes "fifty", and may be empty if optional', () => {
    const { pattern: [size, words] = [] } = fieldOf('fans', 'sizes').field as { pattern?: [RegExp, string] }
    expect(words).toBe('Expected a number of inches such as 52 or 33.5.')
    expect(['52', '33.5', '', 'null', 'undefined'].every((text) => size?.test(text))).toBe(true)
    expect(['fifty', '52 in.', '5,140'].some((text) => size?.test(text))).toBe(false)
  })

  test('twelve finishes at most, six for a part of a mixed fan', () => {
    const [one, mixed] = (fieldOf('fans', 'finish').types ?? []).map(({ fields }) =>
      fields.find(({ name }) => name === 'colors'),
    )
    expect(one?.max).toBe(12)
    expect(mixed?.fields?.map(({ max }) => max)).toEqual([6, 6, 6])
  })

  test('a phone number uses the words of the content check', () => {
    expect(fieldOf('store', 'phone').pattern?.[1]).toBe('Expected a number such as "(404) 555-0142".')
  })

  test('a required maker, chosen by its name', () => {
    expect(fieldOf('fans', 'manufacturerNameReference')).toMatchObject({
      widget: 'relation',
      collection: 'manufacturers',
      display_fields: ['name'],
    })
  })

  test('a light that may be unknown', () => {
    expect(fieldOf('fans', 'lightIncluded')).toMatchObject({
      widget: 'select',
      required: false,
      options: [
        { label: 'Yes', value: true },
        { label: 'No', value: false },
        { label: 'Not known', value: null },
      ],
    })
  })

  test('a picture that goes to its own folder', () => {
    expect(fieldOf('fixtures', 'finishPictures').fields?.[1]).toMatchObject({
      widget: 'image',
      media_folder: '/content/images/fixtures/finishes',
      public_folder: '../images/fixtures/finishes',
    })
  })

  test('a model that is uploaded beside the other models', () => {
    expect(fieldOf('fans', 'modelUrl')).toMatchObject({
      widget: 'file',
      media_folder: '/content/models/fans',
      public_folder: '../models/fans',
    })
  })
})

test('every heading of every page has a field', () => {
  const collections = editorConfig({}).collections as {
    name?: string
    files?: { name: string; fields: Field[] }[]
  }[]
  const pages = collections.find(({ name }) => name === 'pages')?.files ?? []
  const labels = Object.fromEntries(
    pages.map(({ name, fields }) => [name, fields.flatMap(({ label }) => label ?? [])]),
  )
  expect(labels).toEqual(PAGE_SLOTS)
})

describe('a build on Netlify publishes to', () => {
  test.each([
    ['https://github.com/store/showroom', 'store/showroom'],
    ['https://github.com/store/showroom.git', 'store/showroom'],
    ['git@github.com:store/showroom.git', 'store/showroom'],
    ['https://github.com/store/show.room', 'store/show.room'],
  ])('the repository of %s', (REPOSITORY_URL, repository) => {
    expect(targetOf({ NETLIFY: 'true', REPOSITORY_URL, BRANCH: 'main' })).toEqual({
      repository,
      branch: 'main',
    })
  })

  test('no repository elsewhere than on GitHub', () => {
    expect(() => targetOf({ NETLIFY: 'true', REPOSITORY_URL: 'https://example.com/a/b' })).toThrow(
      'Connect this site to the repository on GitHub.',
    )
  })
})

test('a build on another machine works in a folder', () => {
  expect(targetOf({ REPOSITORY_URL: 'https://github.com/store/showroom' })).toEqual({})
})
