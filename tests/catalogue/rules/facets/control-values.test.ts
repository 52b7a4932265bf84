import { expect, test } from 'vitest'
import { controlValues } from '../../../../src/catalogue/rules/facets/control-values.ts'
import { aFan } from '../../../builders.ts'

test.each([
  { what: 'no control at all', flags: {}, found: ['chain'] },
  { what: 'a handheld remote', flags: { handheldRemoteControlIncluded: true }, found: ['remote'] },
  {
    what: 'a handheld remote that is sold separately',
    flags: { handheldRemoteControlAvailable: true },
    found: ['remote'],
  },
  { what: 'a remote for the wall', flags: { inWallRemoteControlIncluded: true }, found: ['wall'] },
  {
    what: 'a remote for the wall that is sold separately',
    flags: { inWallRemoteControlAvailable: true },
    found: ['wall'],
  },
  { what: 'a wired wall control', flags: { hardwiredWallControlIncluded: true }, found: ['wall'] },
  {
    what: 'a wired wall control that is sold separately',
    flags: { hardwiredWallControlAvailable: true },
    found: ['wall'],
  },
  {
    what: 'both remotes in one package',
    flags: { handheldRemoteControlAndInWallRemoteControlIncluded: true },
    found: ['remote', 'wall'],
  },
  {
    what: 'one control both included and sold separately',
    flags: { handheldRemoteControlIncluded: true, handheldRemoteControlAvailable: true },
    found: ['ask'],
  },
  { what: 'a phone alone', flags: { smartFan: true }, found: ['chain', 'phone'] },
  {
    what: 'a remote, and a phone with an adapter',
    flags: { handheldRemoteControlIncluded: true, smartFanAdaptable: true },
    found: ['remote', 'phone'],
  },
  {
    what: 'a phone, and controls that contradict each other',
    flags: { smartFan: true, inWallRemoteControlIncluded: true, inWallRemoteControlAvailable: true },
    found: ['ask', 'phone'],
  },
])('a fan with $what is found under $found', ({ flags, found }) => {
  expect(controlValues(aFan(flags))).toEqual(found)
})
