import { expect, test } from 'vitest'
import { lightValue } from '../../../../src/catalogue/rules/facets/light-value.ts'
import { aFan } from '../../../builders.ts'

test.each([
  {
    what: 'a light that cannot be left off',
    flags: { lightIncluded: true, lightKitRequired: true },
    value: 'included',
  },
  { what: 'a light that may be left off', flags: { lightIncluded: true }, value: 'included' },
  {
    what: 'a universal kit',
    flags: { lightIncluded: false, universalLightKitAdaptable: true },
    value: 'kit',
  },
  { what: "its maker's kit", flags: { lightIncluded: false, lightKitAdaptable: true }, value: 'kit' },
  {
    what: 'no kit',
    flags: { lightIncluded: false, lightKitAdaptable: false, universalLightKitAdaptable: false },
    value: 'none',
  },
  { what: 'a kit that nobody has asked about', flags: { lightIncluded: false }, value: 'ask' },
  { what: 'nothing that is known', flags: {}, value: 'ask' },
])('a fan with $what is found under "$value"', ({ flags, value }) => {
  expect(lightValue(aFan(flags))).toBe(value)
})
