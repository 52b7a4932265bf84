import { PMREMGenerator } from 'three'
import { expect, test } from 'vitest'

// Where it does not, the light is right all the same, and takes three times as long.
test('three.js asks for the size of the light that metals mirror by the name that the studio answers to', () => {
  expect(PMREMGenerator.prototype).toHaveProperty('_setSize')
})
