import { expect, test } from 'vitest'
import { besideOwn, readCost, readOwnFan } from '../../../src/features/list/own-fan.ts'

const OWN = { airflow: 4100, watts: 65, spanInches: 52 }

test('reads the visitor’s own fan up to its limits and no others', () => {
  expect(readOwnFan('4100_65_52')).toEqual(OWN)
  expect(readOwnFan('100_1_10')).toEqual({ airflow: 100, watts: 1, spanInches: 10 })
  expect(readOwnFan('30000_500_120')).toEqual({ airflow: 30_000, watts: 500, spanInches: 120 })
  const beyond = '99_65_52 30001_65_52 4100_0_52 4100_501_52 4100_65_9 4100_65_121'.split(' ')
  expect([...beyond, '4100_65', '4100_65_52_1', 'a_b_c', ''].filter((text) => readOwnFan(text))).toEqual([])
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
  [{ airflow: [6000], watts: [30, 40], sizes: [52, 60] }, ['Moves 1,900 CFM more than yours.']],
  [{ airflow: [], watts: [30], sizes: [60] }, []],
])('compares %j with the visitor’s own fan: %j', (figures, sentences) => {
  expect(besideOwn(figures, OWN)).toEqual(sentences)
})

test('reads the basis of a running cost up to its limits', () => {
  expect(readCost('8_14.5')).toEqual({ hoursADay: 8, centsPerKwh: 14.5 })
  const texts = ['0.5_1', '24_99', '0_12', '25_12', '8_0', '8', '']
  expect(texts.filter((text) => readCost(text))).toEqual(['0.5_1', '24_99'])
})
