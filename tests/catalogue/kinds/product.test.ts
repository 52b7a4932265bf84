import { expect, test } from 'vitest'
import { kindOf } from '../../../src/catalogue/kinds/product.ts'
import { aFan, aFixture } from '../../builders.ts'

test('a fan is told from a fixture', () => {
  expect([aFan(), aFixture()].map(kindOf)).toEqual(['fans', 'fixtures'])
})

test('what is neither is refused by its name', () => {
  const { sizes, ...neither } = aFan()
  expect(() => kindOf(neither as never)).toThrow('"plain-52" is of no kind.')
})
