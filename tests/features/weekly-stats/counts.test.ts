import { expect, test } from 'vitest'
import { add, readCounts } from '../../../src/features/weekly-stats/counts.ts'

test.each([
  ['page /', 'page /'],
  ['page /ceiling-fans/outdoor/alder-52', 'page /ceiling-fans/outdoor/alder-52'],
  ['kept alder-52', 'kept alder-52'],
  ['filter Where it hangs: In the rain', 'filter Where it hangs: In the rain'],
  ['room 14x12', 'room 14 × 12 ft'],
  ['room 11.6x14.4', 'room 14 × 12 ft'],
  ['search Minka Aire ', 'search minka aire'],
  ['search fan ann@example.com', 'search fan'],
  ['search call 404 555-0142 please', 'search call please'],
  ['search 52 in. <b>white</b>', 'search 52 in. b white /b'],
  ['from www.bing.com', 'from bing.com'],
])('counts %s as %s', (line, key) => {
  expect(readCounts(line)).toEqual({ [key]: 1 })
})

test('counts nothing else', () => {
  const lines = ['', 'page', 'page https://elsewhere.example/', 'page /Parts?utm_id=7', 'kept <script>']
  const more = ['room 14 by 12', 'room 1400x12', 'search ann@example.com', 'search 4045550142', 'visitor 17']
  const others = ['from localhost', 'from bing.com/search', 'constructor alder-52', '__proto__ alder-52']
  for (const line of [...lines, ...more, ...others, `kept ${'a'.repeat(61)}`])
    expect([line, readCounts(line)]).toEqual([line, {}])
})

test('counts a repeated line once, and 40 lines at most', () => {
  expect(readCounts('kept alder-52\nkept alder-52')).toEqual({ 'kept alder-52': 1 })
  const lines = Array.from({ length: 50 }, (_, index) => `kept fan-${index}`)
  expect(Object.keys(readCounts(lines.join('\n')))).toHaveLength(40)
})

test('counts only the last room', () => {
  expect(readCounts('page /\nroom 12x1\nroom 12x14\nkept alder-52')).toEqual({
    'page /': 1,
    'room 14 × 12 ft': 1,
    'kept alder-52': 1,
  })
})

test('counts values beyond a kind’s maximum together', () => {
  const full = add({ 'kept a': 1, 'page /': 1 }, { 'kept b': 1, 'kept c': 2, 'kept a': 1 }, 2)
  expect(full).toEqual({ 'kept a': 2, 'page /': 1, 'kept b': 1, 'kept (others)': 2 })
})
