import { expect, test } from 'vitest'
import { isNarrowed, readChoices, valueLabel } from '../../../src/features/finder/choices.ts'
import { facetsWith } from './products.ts'

const OFFERED = facetsWith({
  span: ['-36', '49-54', '55-65'],
  place: ['indoors', 'porch', 'rain'],
  finish: ['black', 'brass-and-gold'],
})
const NOTHING = { values: {}, sort: undefined, words: '', isToScale: false }

test.each([
  ['', {}, false],
  [
    '?span=49-54,55-65&place=porch&finish=black&sort=airflow&q=beacon',
    {
      values: { span: ['49-54', '55-65'], place: ['porch'], finish: ['black'] },
      sort: 'airflow',
      words: 'beacon',
    },
    true,
  ],
  ['?span=55-65,49-54', { values: { span: ['49-54', '55-65'] } }, true],
  [`?span=${'49-54,'.repeat(2000)}1-2`, { values: { span: ['49-54'] } }, true],
  ['?span=1-2&width=-12', {}, false],
  ['?span=', {}, false],
  ['?sort=airflow', { sort: 'airflow' }, false],
  ['?q=+beacon+60+', { words: 'beacon 60' }, true],
  ['?view=scale', { isToScale: true }, false],
  ['?view=grid', {}, false],
] as const)('reads %s as %j, which narrows the list: %s', (search, expected, narrows) => {
  const choices = readChoices(search, OFFERED, 'fans')
  const read = { ...choices, values: Object.fromEntries(choices.values) }
  expect([read, isNarrowed(choices)]).toEqual([{ ...NOTHING, ...expected }, narrows])
})

test.each([
  { kind: 'fans', sorts: ['airflow', 'efficiency', 'span', '-span', 'name'] },
  { kind: 'fixtures', sorts: ['width', '-width', 'output', 'name'] },
] as const)('sorts $kind by $sorts and nothing else', ({ kind, sorts }) => {
  const all = ['airflow', 'efficiency', 'span', '-span', 'width', '-width', 'output', 'name', 'newest']
  expect(all.filter((sort) => readChoices(`?sort=${sort}`, OFFERED, kind).sort)).toEqual(
    all.filter((sort) => (sorts as readonly string[]).includes(sort)),
  )
})

test.each([
  ['finish', 'black', 'Black'],
  ['finish', 'teal', 'teal'],
  ['motor', 'ask', 'Motor: Not listed'],
] as const)('labels the chip of %s %s "%s"', (facet, value, label) => {
  const facets = facetsWith({ finish: ['black'], motor: ['ask'] }, { black: 'Black', ask: 'Not listed' })
  expect(valueLabel(facets, facet, value)).toBe(label)
})
