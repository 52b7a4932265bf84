import { expect, test } from 'vitest'
import { pictureProgress } from '../../src/build-log/picture-progress.ts'

const picture = (place: number, count: number, isCached = true) =>
  `  \u001b[32m▶\u001b[39m /_astro/a.B1_x.avif \u001b[2m${isCached ? '(reused cache entry)' : '(before: 80kB, after: 12kB)'}\u001b[22m (+1ms) (${place}/${count})`

test('a thousand pictures are one line that grows by tenths', () => {
  const progress = pictureProgress()
  const written = Array.from({ length: 1128 }, (_, at) => progress(picture(at + 1, 1128, at > 7)))
  expect(written.join('')).toBe(
    'Pictures: 10 % 20 % 30 % 40 % 50 % 60 % 70 % 80 % 90 % 100 %. 1,120 of 1,128 were cached.\n',
  )
})

test('one picture alone is told as well', () => {
  expect(pictureProgress()(picture(1, 1, false))).toBe(
    'Pictures: 10 % 20 % 30 % 40 % 50 % 60 % 70 % 80 % 90 % 100 %. 0 of 1 were cached.\n',
  )
})

test.each(['✓ Completed in 332ms.', '  ├─ /parts.html (+2ms) ', '▶ src/pages/parts.astro'])(
  '"%s" stays as it is',
  (message) => {
    expect(pictureProgress()(message)).toBeUndefined()
  },
)
