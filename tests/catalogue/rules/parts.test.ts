import { expect, test } from 'vitest'
import { fittingParts } from '../../../src/catalogue/rules/parts.ts'
import { aFan } from '../../builders.ts'

const DOWNRODS = 'Downrods: 12 to 72 in., for a high or sloped ceiling'

test.each<[which: string, given: Parameters<typeof aFan>[0], parts: string[]]>([
  ['of which nothing is known', {}, []],
  ['on a downrod', { mounting: 'Downrod' }, [DOWNRODS]],
  ['close to the ceiling', { mounting: 'Low profile' }, []],
  [
    'with a universal kit',
    { lightIncluded: false, universalLightKitAdaptable: true },
    ['Light kits: Takes a universal light kit'],
  ],
  [
    "with its brand's kit",
    { lightIncluded: false, lightKitAdaptable: true },
    ['Light kits: Takes a light kit from its brand'],
  ],
  ['with a light of its own', { lightIncluded: true, lightKitAdaptable: true }, []],
  [
    'with controls sold separately',
    { handheldRemoteControlIncluded: true, inWallRemoteControlAvailable: true, smartFanAdaptable: true },
    ['Controls: Also works with an in-wall remote or a smart home adapter'],
  ],
  [
    'with a remote or a wall control sold separately',
    { handheldRemoteControlAvailable: true, hardwiredWallControlAvailable: true },
    ['Controls: Works with a handheld remote or a wall control'],
  ],
  [
    'with controls that contradict each other',
    { handheldRemoteControlIncluded: true, handheldRemoteControlAvailable: true, mounting: 'Downrod' },
    [DOWNRODS],
  ],
])('lists the parts for a fan %s', (_which, given, parts) => {
  expect(fittingParts(aFan(given)).map(({ label, note }) => `${label}: ${note}`)).toEqual(parts)
})

test('every listed part is on the parts page', () => {
  const fan = aFan({
    mounting: 'Downrod',
    lightIncluded: false,
    lightKitAdaptable: true,
    inWallRemoteControlAvailable: true,
  })
  expect(fittingParts(fan).map(({ url }) => url)).toEqual([
    '/parts#downrods',
    '/parts#light-kits',
    '/parts#controls',
  ])
})
