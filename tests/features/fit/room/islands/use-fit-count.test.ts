import { expect, test } from 'vitest'
import type { Product } from '../../../../../src/client/product-data/product-file.ts'
import { fitCountText } from '../../../../../src/features/fit/room/islands/use-fit-count.ts'

const fan = (span: number) => ({ kind: 'fans', sizes: [span] }) as unknown as Product
const floor = { lengthInches: 168, widthInches: 144 }

test.each([
  { fans: [fan(48), fan(52), fan(60)], text: '2 of our 3 fans fit.' },
  { fans: [fan(48), fan(60)], text: '1 of our 2 fans fits.' },
  { fans: [fan(60), fan(72)], text: 'None of our 2 fans fits: ask us.' },
])('$text', ({ fans, text }) => {
  expect(fitCountText(fans, { floor })).toBe(text)
})

test('under a ceiling that is too low for most fans on a rod, it says how those hang that fit', () => {
  const fans = [
    { sizes: [48], mounting: 'Low profile', bladeDropInches: 8.5 },
    { sizes: [52], mounting: 'Low profile', bladeDropInches: 8.5 },
    { sizes: [52], mounting: 'Downrod', bladeDropInches: 12 },
    { sizes: [52], mounting: 'Downrod', bladeDropInches: 12.25 },
    { sizes: [52] },
  ] as unknown as Product[]
  expect(fitCountText(fans, { ceilingInches: 96 })).toBe(
    '4 of our 5 fans fit: 2 low profile, 1 on a downrod, 1 to ask about.',
  )
})

test('nothing is said of a room of which nothing is known', () => {
  expect(fitCountText([fan(48)], {})).toBeUndefined()
})
