import { expect, test } from 'vitest'
import { isFan } from '../../../src/catalogue/rules/is-fan.ts'
import { aFan, aFixture } from '../../builders.ts'

test('a fan is told from a fixture', () => {
  expect([aFan(), aFixture()].map(isFan)).toEqual([true, false])
})
