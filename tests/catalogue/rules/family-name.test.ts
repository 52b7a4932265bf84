import { expect, test } from 'vitest'
import { familyName } from '../../../src/catalogue/views/more-products.ts'

test.each([
  { title: 'Dewdrop 3-Light Vanity', manufacturer: 'Minka-Lavery', name: 'dewdrop' },
  { title: 'Dewdrop Pendant 9', manufacturer: 'Minka-Lavery', name: 'dewdrop' },
  { title: 'The Portico 20', manufacturer: 'Elk Home', name: 'portico' },
  { title: "Lane's End Post 22", manufacturer: 'The Great Outdoors', name: 'lanes' },
  { title: 'Hunter Signal 52', manufacturer: 'Hunter', name: 'signal' },
  { title: '5-Light Drum', manufacturer: 'Elk Home', name: 'light' },
  { title: 'An A-Frame 20', manufacturer: 'Elk Home', name: 'frame' },
  { title: '4th Avenue XL52', manufacturer: 'Elk Home', name: 'avenue' },
  { title: 'XL52 Wren', manufacturer: 'Elk Home', name: 'wren' },
  { title: 'The 52', manufacturer: 'Elk Home', name: undefined },
])('the family of "$title" by $manufacturer is $name', ({ name, ...product }) => {
  expect(familyName(product)).toBe(name)
})
