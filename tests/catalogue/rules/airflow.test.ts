import { expect, test } from 'vitest'
import { airflowText, efficiencyText } from '../../../src/catalogue/rules/fan-figures.ts'
import { aFan } from '../../builders.ts'

const CALL = 'Call or email us for details.'

test.each([
  ['unknown', {}, [CALL]],
  ['no figure, two sizes', { sizes: [52, 60], airflowRating: [] }, [CALL]],
  ['one figure, one size', { sizes: [52], airflowRating: [5140] }, ['5,140 CFM on High']],
  ['one figure, two sizes', { sizes: [52, 60], airflowRating: [5140] }, ['5,140 CFM on High']],
  [
    'two figures, one size',
    { sizes: [52], airflowRating: [5140, 5630] },
    ['5,140 CFM on High', '5,630 CFM on High'],
  ],
  [
    'two figures, two sizes',
    { sizes: [52, 60], airflowRating: [5630, 6890] },
    ['5,630 CFM on High (52 in.)', '6,890 CFM on High (60 in.)'],
  ],
  [
    'two figures, three sizes',
    { sizes: [44, 52, 60], airflowRating: [5630, 6890] },
    ['5,630 CFM on High', '6,890 CFM on High'],
  ],
  [
    'three figures, three sizes',
    { sizes: [33.5, 44, 52], airflowRating: [999, 1000, 12000] },
    ['999 CFM on High (33.5 in.)', '1,000 CFM on High (44 in.)', '12,000 CFM on High (52 in.)'],
  ],
  [
    'sizes written largest first keep their figures',
    { sizes: [60, 52], airflowRating: [6890, 5630] },
    ['6,890 CFM on High (60 in.)', '5,630 CFM on High (52 in.)'],
  ],
])('airflow: %s', (_case, fields, lines) => {
  expect(airflowText(aFan(fields))).toEqual(lines)
})

test.each<[what: string, sizes: number[], cfm: number[] | undefined, watts: number[] | undefined, string[]]>([
  ['no watts', [52], [5140], undefined, []],
  ['no airflow', [52], undefined, [27], []],
  ['one figure of both', [54], [5680], [27], ['210 CFM per watt on high']],
  ['one figure of both for two sizes', [60, 70], [8640], [35], ['247 CFM per watt on high']],
  [
    'a figure of both for each size',
    [60, 52],
    [6890, 5630],
    [31, 24],
    ['222 CFM per watt on high (60 in.)', '235 CFM per watt on high (52 in.)'],
  ],
  ['one airflow and two figures of watts', [60, 70], [8640], [31, 35], []],
])('efficiency: %s', (_case, sizes, airflowRating, wattsOnHigh, lines) => {
  expect(efficiencyText(aFan({ sizes, airflowRating, wattsOnHigh }))).toEqual(lines)
})
