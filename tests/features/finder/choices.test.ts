import { describe, expect, test } from 'vitest'
import { isNarrowed, readChoices, valueLabel } from '../../../src/features/finder/choices.ts'
import { facetsWith } from './products.ts'

const OFFERED = facetsWith({
  span: ['-36', '49-54', '55-65'],
  place: ['indoors', 'porch', 'rain'],
  finish: ['black', 'brass-and-gold'],
})
const read = (search: string) => {
  const { values, sort, words } = readChoices(search, OFFERED, 'fans')
  return { values: Object.fromEntries(values), sort, words }
}

describe('the choices in an address', () => {
  test('are read as they were sent', () => {
    expect(read('?span=49-54,55-65&place=porch&finish=black&sort=airflow&q=beacon')).toEqual({
      values: { span: ['49-54', '55-65'], place: ['porch'], finish: ['black'] },
      sort: 'airflow',
      words: 'beacon',
    })
  })

  test.each([
    { search: '?span=55-65,49-54', values: { span: ['49-54', '55-65'] }, what: 'values in another order' },
    { search: '?span=49-54,49-54', values: { span: ['49-54'] }, what: 'a value twice' },
    { search: '?span=49-54,1-2', values: { span: ['49-54'] }, what: 'an unknown value' },
    { search: '?span=1-2', values: {}, what: 'unknown values alone' },
    { search: '?width=-12', values: {}, what: "another list's facet" },
    { search: '?span=', values: {}, what: 'no value' },
    { search: `?span=${'49-54,'.repeat(2000)}`, values: { span: ['49-54'] }, what: '12 KB of values' },
  ])('$what: $values', ({ search, values }) => {
    expect(read(search).values).toEqual(values)
  })

  test.each([
    { kind: 'fans', sorts: ['airflow', 'efficiency', 'span', '-span', 'name'] },
    { kind: 'fixtures', sorts: ['width', '-width', 'output', 'name'] },
  ] as const)('$kind are sorted by $sorts and nothing else', ({ kind, sorts }) => {
    const all = ['airflow', 'efficiency', 'span', '-span', 'width', '-width', 'output', 'name', 'newest']
    expect(all.filter((sort) => readChoices(`?sort=${sort}`, OFFERED, kind).sort)).toEqual(
      all.filter((sort) => (sorts as readonly string[]).includes(sort)),
    )
  })

  test('have the words without surrounding spaces', () => {
    expect(read('?q=+beacon+60+').words).toBe('beacon 60')
  })

  test('are none without a query', () => {
    expect(read('')).toEqual({ values: {}, sort: undefined, words: '' })
  })

  test('include the drawings, which narrow nothing', () => {
    const choices = readChoices('?view=scale', OFFERED, 'fans')
    expect([choices.isToScale, isNarrowed(choices)]).toEqual([true, false])
    expect(readChoices('?view=grid', OFFERED, 'fans').isToScale).toBe(false)
  })

  test.each([
    { search: '', narrows: false },
    { search: '?sort=airflow', narrows: false },
    { search: '?place=porch', narrows: true },
    { search: '?q=beacon', narrows: true },
  ])('narrow the list or not ("$search": $narrows)', ({ search, narrows }) => {
    expect(isNarrowed(readChoices(search, OFFERED, 'fans'))).toBe(narrows)
  })
})

test.each([
  ['finish', 'black', 'Black'],
  ['finish', 'teal', 'teal'],
  ['motor', 'ask', 'Motor: Not listed'],
] as const)('labels the chip of %s %s "%s"', (facet, value, label) => {
  const facets = facetsWith({ finish: ['black'], motor: ['ask'] }, { black: 'Black', ask: 'Not listed' })
  expect(valueLabel(facets, facet, value)).toBe(label)
})
