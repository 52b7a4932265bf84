import { expect, test } from 'vitest'
import { slugOf } from '../../src/catalogue/slug-of.ts'

test.each([
  ['Alder 52', 'alder-52'],
  ['  Harbor Dome 16"  ', 'harbor-dome-16'],
  ["Lane's End Post", 'lanes-end-post'],
  ['Café Noir', 'cafe-noir'],
  ['!?', ''],
])('the name %j is %j in an address', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
