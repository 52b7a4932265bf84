import { describe, expect, test } from 'vitest'
import type { ProductKind } from '../../../src/catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../../src/catalogue/views/facet-names.ts'
import { withParameters } from '../../../src/client/state.ts'
import { choiceParameters, isNarrowed, ordersOf, readChoices } from '../../../src/features/finder/choices.ts'

const OFFERED = new Map<FacetName, string[]>([
  ['span', ['-36', '49-54', '55-65']],
  ['place', ['indoors', 'porch', 'rain']],
  ['finish', ['black', 'brass-and-gold']],
])
const read = (search: string) => {
  const { values, sort, words } = readChoices(search, OFFERED, 'fans')
  return { values: Object.fromEntries(values), sort, words }
}

describe('the choices of an address', () => {
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

  test.each(['airflow', 'efficiency', 'span', '-span', 'name'])('an order by %s is one of fans', (sort) => {
    expect(read(`?sort=${sort}`).sort).toBe(sort)
  })

  test.each(['width', '-width', 'output'] as const)('an order by %s is one of fixtures', (sort) => {
    expect(readChoices(`?sort=${sort}`, OFFERED, 'fixtures').sort).toBe(sort)
  })

  test('a kind without orders of its own is in the order of names', () => {
    expect(ordersOf('shades' as ProductKind)).toEqual([])
  })

  test('have the words without the blanks around them', () => {
    expect(read('?q=+beacon+60+').words).toBe('beacon 60')
  })

  test('are none without a query', () => {
    expect(read('')).toEqual({ values: {}, sort: undefined, words: '' })
  })

  test.each(['-width', 'newest', '-width,width'])('an order by %s is not one of fans', (sort) => {
    expect(read(`?sort=${sort}`).sort).toBeUndefined()
  })

  test('are written in the order of the facet, beside those of other tools', () => {
    const choices = readChoices('?place=rain,porch&sort=-span&q=the+wren', OFFERED, 'fans')
    expect(withParameters('?room=14x12&span=-36', choiceParameters(choices, OFFERED))).toBe(
      '?q=the+wren&place=porch,rain&sort=-span&room=14x12',
    )
  })

  test('say whether products are drawn at one scale, which narrows nothing', () => {
    const choices = readChoices('?view=scale', OFFERED, 'fans')
    expect([choices.isToScale, isNarrowed(choices)]).toEqual([true, false])
    expect(readChoices('?view=grid', OFFERED, 'fans').isToScale).toBe(false)
    expect(withParameters('?spot=table', choiceParameters(choices, OFFERED))).toBe('?view=scale&spot=table')
    expect(withParameters('?view=scale', choiceParameters({ ...choices, isToScale: false }, OFFERED))).toBe(
      '',
    )
  })

  test.each([
    { search: '', narrows: false },
    { search: '?sort=airflow', narrows: false },
    { search: '?place=porch', narrows: true },
    { search: '?q=beacon', narrows: true },
  ])('"$search" narrows the list: $narrows', ({ search, narrows }) => {
    expect(isNarrowed(readChoices(search, OFFERED, 'fans'))).toBe(narrows)
  })
})
