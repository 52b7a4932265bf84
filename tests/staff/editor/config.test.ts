import { expect, test } from 'vitest'
import { RECORD_KINDS, type RecordKind } from '../../../src/catalogue/records.ts'
import { targetOf } from '../../../src/staff/editor/config.ts'
import { formFields } from '../../../src/staff/editor/fields.ts'
import { layoutOf } from '../../../src/staff/editor/layouts.ts'
import { shapeOf } from '../../../src/staff/editor/schema.ts'

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
const FORMS = new Map(kinds.map((kind) => [kind, all(formFields(kind) as Field[])]))
const fieldsThat = (isMeant: (field: Field) => boolean): string[] =>
  [...FORMS].flatMap(([kind, fields]) => fields.filter(isMeant).map(({ name }) => `${kind}: ${name}`))
function fieldOf(kind: RecordKind, name: string): Field {
  const found = FORMS.get(kind)?.find((field) => field.name === name)
  if (!found) throw new Error(`The form of ${kind} has no field "${name}".`)
  return found
}

test('every form has the fields of its schema but the hidden ones, and no others', () => {
  const differences = kinds.flatMap((kind) => {
    const { hidden, order } = layoutOf(kind)
    const names = FORMS.get(kind)?.map(({ name }) => name) ?? []
    const fieldNames = Object.keys(shapeOf(kind))
    const placed = order.flatMap((place) => (typeof place === 'string' ? place : place.fields))
    const missing = fieldNames.filter((name) => !hidden.includes(name) && !names.includes(name))
    return [...missing, ...placed.filter((name) => !fieldNames.includes(name))].map(
      (name) => `${kind}: ${name}`,
    )
  })
  expect(differences).toEqual([])
})

test('every visible field has a label, and only a list that needs a line asks for one', () => {
  const unlabeled = ({ widget, label }: Field) => widget !== 'hidden' && (!label || /[a-z][A-Z]/.test(label))
  expect(fieldsThat(unlabeled)).toEqual([])
  expect(
    fieldsThat((one) => one.widget === 'list' && one.required !== false && one.min === undefined),
  ).toEqual([])
})

test('fields have the limits, words and folders of the content check', () => {
  const [one, mixed] = (fieldOf('fans', 'finish').types ?? []).map(({ fields }) =>
    fields.find(({ name }) => name === 'colors'),
  )
  expect([one?.max, ...(mixed?.fields?.map(({ max }) => max) ?? [])]).toEqual([12, 6, 6, 6])
  expect(fieldOf('store', 'phone').pattern?.[1]).toBe('Expected a number such as "(404) 555-0142".')
  expect(fieldOf('fans', 'modelUrl')).toMatchObject({
    widget: 'file',
    media_folder: '/content/models/fans',
    public_folder: '../models/fans',
  })
})

test('Netlify’s build publishes to its GitHub repository, other builds to a folder', () => {
  const repositories = [
    'https://github.com/store/show.room',
    'https://github.com/store/show.room.git',
    'git@github.com:store/show.room.git',
  ]
  for (const REPOSITORY_URL of repositories) {
    const target = targetOf({ NETLIFY: 'true', REPOSITORY_URL, BRANCH: 'main' })
    expect(target).toEqual({ repository: 'store/show.room', branch: 'main' })
    expect(targetOf({ REPOSITORY_URL })).toEqual({})
  }
  expect(() => targetOf({ NETLIFY: 'true', REPOSITORY_URL: 'https://example.com/a/b' })).toThrow(
    'Connect this site to the repository on GitHub.',
  )
})
