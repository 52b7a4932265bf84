import { expect, test } from 'vitest'
import { besideOwn, printOwnFan, readCost, readOwnFan } from '../../../src/features/list/own-fan.ts'

const OWN = { airflow: 4100, watts: 65, spanInches: 52 }

test.each([
  ['4100_65_52', OWN],
  ['100_1_10', { airflow: 100, watts: 1, spanInches: 10 }],
  ['30000_500_120', { airflow: 30_000, watts: 500, spanInches: 120 }],
  ['99_65_52', undefined],
  ['30001_65_52', undefined],
  ['4100_0_52', undefined],
  ['4100_501_52', undefined],
  ['4100_65_9', undefined],
  ['4100_65_121', undefined],
  ['4100_65', undefined],
  ['4100_65_52_1', undefined],
  ['a_b_c', undefined],
  ['', undefined],
])('reads "%s" as the fan %j', (text, own) => {
  expect(readOwnFan(text)).toEqual(own)
})

test('writes the visitor’s own fan as it reads it', () => {
  expect(printOwnFan(OWN)).toBe('4100_65_52')
})

test.each([
  [{ airflow: [6000], watts: [27], sizes: [60] }, ['Moves 1,900 CFM more than yours, and uses 38 W less.']],
  [{ airflow: [3000], watts: [90], sizes: [60] }, ['Moves 1,100 CFM less than yours, and uses 25 W more.']],
  [{ airflow: [4100], watts: [65], sizes: [60] }, ['Moves as many CFM as yours, and uses as many W.']],
  [{ airflow: [6000], watts: [], sizes: [60] }, ['Moves 1,900 CFM more than yours.']],
  [
    { airflow: [5000, 7000], watts: [30, 40], sizes: [52, 60] },
    [
      '52 in.: moves 900 CFM more than yours, and uses 35 W less.',
      '60 in.: moves 2,900 CFM more than yours, and uses 25 W less.',
    ],
  ],
  [
    { airflow: [5000, 7000], watts: [30, 40], sizes: [52] },
    [
      'Moves 900 CFM more than yours, and uses 35 W less.',
      'Moves 2,900 CFM more than yours, and uses 25 W less.',
    ],
  ],
  [{ airflow: [6000], watts: [30, 40], sizes: [52, 60] }, ['Moves 1,900 CFM more than yours.']],
  [{ airflow: [], watts: [30], sizes: [60] }, []],
])('compares %j with the visitor’s own fan: %j', (figures, sentences) => {
  expect(besideOwn(figures, OWN)).toEqual(sentences)
})

test.each([
  ['8_14.5', { hoursADay: 8, centsPerKwh: 14.5 }],
  ['0.5_1', { hoursADay: 0.5, centsPerKwh: 1 }],
  ['24_99', { hoursADay: 24, centsPerKwh: 99 }],
  ['0_12', undefined],
  ['25_12', undefined],
  ['8_0', undefined],
  ['8', undefined],
  ['', undefined],
])('reads "%s" as the running cost basis %j', (text, cost) => {
  expect(readCost(text)).toEqual(cost)
})
