import { expect, test } from 'vitest'
import { efficiencyText } from '../../../src/catalogue/rules/efficiency.ts'
import { aFan } from '../../builders.ts'

test.each([
  { case: 'no watts', sizes: [52], airflowRating: [5140], lines: [] },
  { case: 'no airflow', sizes: [52], wattsOnHigh: [27], lines: [] },
  {
    case: 'one figure of both',
    sizes: [54],
    airflowRating: [5680],
    wattsOnHigh: [27],
    lines: ['210 CFM per watt on high'],
  },
  {
    case: 'one figure of both for two sizes',
    sizes: [60, 70],
    airflowRating: [8640],
    wattsOnHigh: [35],
    lines: ['247 CFM per watt on high'],
  },
  {
    case: 'a figure of both for each size',
    sizes: [60, 52],
    airflowRating: [6890, 5630],
    wattsOnHigh: [31, 24],
    lines: ['222 CFM per watt on high (60 in.)', '235 CFM per watt on high (52 in.)'],
  },
  {
    case: 'one airflow and two figures of watts',
    sizes: [60, 70],
    airflowRating: [8640],
    wattsOnHigh: [31, 35],
    lines: [],
  },
])('$case', ({ lines, ...fields }) => {
  expect(efficiencyText(aFan(fields))).toEqual(lines)
})
