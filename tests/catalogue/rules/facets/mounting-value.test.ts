import { expect, test } from 'vitest'
import { fixtureMountingValue, mountingValue } from '../../../../src/catalogue/rules/facet-values.ts'
import { aFan, aFixture } from '../../../builders.ts'

test.each([
  ['Downrod', 'downrod'],
  ['Low profile', 'low-profile'],
  [undefined, 'ask'],
] as const)('a fan with the mounting %s is found under "%s"', (mounting, value) => {
  expect(mountingValue(aFan(mounting && { mounting }))).toBe(value)
})

test.each([
  ['Hanging', 'hanging'],
  ['Close to ceiling', 'ceiling'],
  ['Wall', 'wall'],
  ['Post', 'post'],
  [undefined, 'ask'],
] as const)('a fixture with the mounting %s is found under "%s"', (mounting, value) => {
  expect(fixtureMountingValue(aFixture(mounting && { mounting }))).toBe(value)
})
