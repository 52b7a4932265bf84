import { describe, expect, test } from 'vitest'
import { airflowText } from '../../../src/catalogue/rules/airflow.ts'
import { aFan } from '../../builders.ts'

const call = 'Call or email us for details.'

describe('airflow', () => {
  test('asks for a call when the maker gives no figure', () => {
    expect(airflowText(aFan())).toEqual([call])
  })

  test.each([
    { case: 'no figure, two sizes', sizes: [52, 60], airflowRating: [], lines: [call] },
    { case: 'one figure, one size', sizes: [52], airflowRating: [5140], lines: ['5,140 CFM on High'] },
    { case: 'one figure, two sizes', sizes: [52, 60], airflowRating: [5140], lines: ['5,140 CFM on High'] },
    {
      case: 'two figures, one size',
      sizes: [52],
      airflowRating: [5140, 5630],
      lines: ['5,140 CFM on High', '5,630 CFM on High'],
    },
    {
      case: 'two figures, two sizes',
      sizes: [52, 60],
      airflowRating: [5630, 6890],
      lines: ['5,630 CFM on High (52 in.)', '6,890 CFM on High (60 in.)'],
    },
    {
      case: 'two figures, three sizes',
      sizes: [44, 52, 60],
      airflowRating: [5630, 6890],
      lines: ['5,630 CFM on High', '6,890 CFM on High'],
    },
    {
      case: 'three figures, three sizes',
      sizes: [33.5, 44, 52],
      airflowRating: [999, 1000, 12000],
      lines: ['999 CFM on High (33.5 in.)', '1,000 CFM on High (44 in.)', '12,000 CFM on High (52 in.)'],
    },
    {
      case: 'sizes written largest first keep their figures',
      sizes: [60, 52],
      airflowRating: [6890, 5630],
      lines: ['6,890 CFM on High (60 in.)', '5,630 CFM on High (52 in.)'],
    },
  ])('$case', ({ lines, ...fields }) => {
    expect(airflowText(aFan(fields))).toEqual(lines)
  })
})
