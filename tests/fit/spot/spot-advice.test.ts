import { describe, expect, test } from 'vitest'
import { rangeText, spotAdvice } from '../../../src/fit/spot/spot-advice.ts'
import { spotAt } from './placed-fixture.ts'

const adviceAt = (search: string) => {
  const spot = spotAt(search)
  return spot && spotAdvice(spot)
}

describe('what to look for', () => {
  test.each(
    Object.entries({
      '?spot=table&size=72x40&ceiling=9':
        'Look for a light 20 to 26 in. wide, or a long one of 36 to 48 in. Hang the lower edge 33 to 39 in. above the table, 39 to 45 in. below the ceiling.',
      '?spot=table&size=24':
        'Look for a light 12 in. wide, or a long one of 12 to 16 in. Hang the lower edge 30 to 36 in. above the table.',
      '?spot=island&size=84x40&ceiling=9':
        'Look for a row of 3, each up to 16 in. wide, with centers 28 in. apart, or one long light of 42 to 56 in. Hang the lower edge 30 to 36 in. above the counter, 36 to 42 in. below the ceiling.',
      '?spot=island&size=40x24':
        'Look for one light up to 14 in. wide, or a long one of 20 to 26 in. Hang the lower edge 30 to 36 in. above the counter.',
      '?spot=mirror&size=36':
        'Look for a bar of 27 to 36 in., 3 in. above the mirror, or a pair of sconces beside it, centered 62 in. above the floor.',
      '?spot=door&size=80':
        'Look for two lanterns 18 to 24 in. tall, or one of 24 to 29 in., centered 66 in. above the threshold.',
      '?spot=room&room=14x12&ceiling=9':
        'Look for a light 21 to 31 in. wide. Its lower edge looks best at about 7 ft 6 in.; no light may hang lower than 7 ft above the floor.',
      '?spot=room&room=14x12&ceiling=8':
        'Look for a light 21 to 31 in. wide. Close to the ceiling is best here: no light may hang lower than 7 ft above the floor, or 6 ft 8 in. where it is mounted on the ceiling.',
      '?spot=room&room=14x12':
        'Look for a light 21 to 31 in. wide. No light may hang lower than 7 ft above the floor.',
    }),
  )('%s', (search, advice) => {
    expect(adviceAt(search)).toBe(advice)
  })
})

test.each([
  { range: [20, 26.67], text: '20 to 26 in.' },
  { range: [17.6, 24], text: '18 to 24 in.' },
  { range: [12, 12], text: '12 in.' },
  { range: [0, 30], text: 'up to 30 in.' },
])('$range is "$text", nothing of it outside', ({ range: [fromInches = 0, toInches = 0], text }) => {
  expect(rangeText({ fromInches, toInches })).toBe(text)
})
