import { expect, test } from 'vitest'
import { restoreDelayMs } from '../../src/layouts/restore-delay.ts'

test.each([
  { path: '/ceiling-fans', delay: 180 },
  { path: '/ceiling-fans/outdoor', delay: 150 },
  { path: '/ceiling-fans/by-brand/maxim-lighting', delay: 200 },
  { path: '/lighting-fixtures', delay: 200 },
  { path: '/lighting-fixtures/pendants', delay: 200 },
  { path: '/ceiling-fans/outdoor/beacon-60', delay: undefined },
  { path: '/ceiling-fans/by-brand/maxim-lighting/alder-52', delay: undefined },
  { path: '/lighting-fixtures/chandeliers/wagoner-8', delay: undefined },
  { path: '/', delay: undefined },
  { path: '/privacy-policy', delay: undefined },
  { path: '/contact', delay: undefined },
])('restores the offset of $path after $delay ms', ({ path, delay }) => {
  expect(restoreDelayMs(path)).toBe(delay)
})
