import { expect, test } from 'vitest'
import { downrodRows, spanRows } from '../../../../../src/features/fit/room/guide/guide-tables.ts'

test('the guide says which span for which floor', () => {
  expect(spanRows()).toEqual([
    { measured: 'Up to 75 sq ft', wanted: '29 to 36 in.' },
    { measured: '75 to 144 sq ft', wanted: '36 to 42 in.' },
    { measured: '144 to 225 sq ft', wanted: '44 to 50 in.' },
    { measured: '225 to 400 sq ft', wanted: '50 to 56 in.' },
    { measured: 'Over 400 sq ft', wanted: '60 in. or more, or two fans' },
  ])
})

test('the guide says which downrod for which ceiling', () => {
  expect(downrodRows()).toEqual([
    { measured: '8 ft', wanted: 'a low profile fan, or one on a short downrod' },
    { measured: '9 ft', wanted: 'the 6 in. downrod in the box' },
    { measured: '10 ft', wanted: '12 in.' },
    { measured: '11 ft', wanted: '24 in.' },
    { measured: '12 ft', wanted: '36 in.' },
    { measured: '13 ft', wanted: '48 in.' },
    { measured: '14 ft', wanted: '60 in.' },
    { measured: '15 ft', wanted: '72 in.' },
    { measured: '16 ft', wanted: '48 in. + 36 in. downrods and a coupler' },
    { measured: '17 ft', wanted: '48 in. + 48 in. downrods and a coupler' },
    { measured: '18 ft', wanted: '60 in. + 48 in. downrods and a coupler' },
    { measured: '19 ft', wanted: '60 in. + 60 in. downrods and a coupler' },
    { measured: '20 ft', wanted: '72 in. + 60 in. downrods and a coupler' },
  ])
})
