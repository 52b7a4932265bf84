import { describe, expect, test } from 'vitest'
import { controlFlagsContradict, controlType } from '../../../src/catalogue/rules/control-type.ts'
import { aFan } from '../../builders.ts'

const handheld = 'Handheld Remote Control: Included'
const handheldSold = 'Handheld Remote Control: Available (Sold Separately)'
const inWall = 'In-Wall Remote Control: Included'
const inWallSold = 'In-Wall Remote Control: Available (Sold Separately)'
const hardwired = 'Hardwired Wall Control: Included'
const hardwiredSold = 'Hardwired Wall Control: Available (Sold Separately)'
const both = 'Handheld and In-Wall Remote Controls: Included'

/**
 * Every combination of flags that can hold, written handheld, in-wall, hardwired as "included available", then the
 * package of both remotes.
 */
const POSSIBLE: Record<string, string[]> = {
  '00 00 00 0': ['Operated by Pull Chain Only'],
  '00 00 10 0': [hardwired],
  '00 00 01 0': [hardwiredSold],
  '00 10 00 0': [inWall],
  '00 10 10 0': [inWall, hardwired],
  '00 10 01 0': [inWall, hardwiredSold],
  '00 01 00 0': [inWallSold],
  '00 01 10 0': [inWallSold, hardwired],
  '00 01 01 0': [inWallSold, hardwiredSold],
  '10 00 00 0': [handheld],
  '10 00 10 0': [handheld, hardwired],
  '10 00 01 0': [handheld, hardwiredSold],
  '10 10 00 0': [handheld, inWall],
  '10 10 10 0': [handheld, inWall, hardwired],
  '10 10 01 0': [handheld, inWall, hardwiredSold],
  '10 01 00 0': [handheld, inWallSold],
  '10 01 10 0': [handheld, inWallSold, hardwired],
  '10 01 01 0': [handheld, inWallSold, hardwiredSold],
  '01 00 00 0': [handheldSold],
  '01 00 10 0': [handheldSold, hardwired],
  '01 00 01 0': [handheldSold, hardwiredSold],
  '01 10 00 0': [handheldSold, inWall],
  '01 10 10 0': [handheldSold, inWall, hardwired],
  '01 10 01 0': [handheldSold, inWall, hardwiredSold],
  '01 01 00 0': [handheldSold, inWallSold],
  '01 01 10 0': [handheldSold, inWallSold, hardwired],
  '01 01 01 0': [handheldSold, inWallSold, hardwiredSold],
  '00 00 00 1': [both],
  '00 00 10 1': [both, hardwired],
  '00 00 01 1': [both, hardwiredSold],
  '10 10 00 1': [both],
  '10 10 10 1': [both, hardwired],
  '10 10 01 1': [both, hardwiredSold],
}

const PAIRS = ['00', '01', '10', '11']
const combinations = PAIRS.flatMap((first) =>
  PAIRS.flatMap((second) =>
    PAIRS.flatMap((third) => ['0', '1'].map((combined) => `${first} ${second} ${third} ${combined}`)),
  ),
)

const aFanWith = (flags: string) => {
  const is = (place: number) => flags[place] === '1'
  return aFan({
    handheldRemoteControlIncluded: is(0),
    handheldRemoteControlAvailable: is(1),
    inWallRemoteControlIncluded: is(3),
    inWallRemoteControlAvailable: is(4),
    hardwiredWallControlIncluded: is(6),
    hardwiredWallControlAvailable: is(7),
    handheldRemoteControlAndInWallRemoteControlIncluded: is(9),
  })
}

describe('every combination of the seven control flags', () => {
  test('there are 128: 27 of three controls, 6 with both remotes in one package, 95 contradictions', () => {
    const possible = Object.keys(POSSIBLE)
    expect(new Set(combinations).size).toBe(128)
    expect(possible.filter((flags) => flags.endsWith('0'))).toHaveLength(27)
    expect(possible.filter((flags) => flags.endsWith('1'))).toHaveLength(6)
    expect(combinations.filter((flags) => controlFlagsContradict(aFanWith(flags)))).toHaveLength(95)
  })

  test.each(Object.entries(POSSIBLE))('%s reads %j', (flags, lines) => {
    expect(controlType(aFanWith(flags))).toEqual(lines)
    expect(controlFlagsContradict(aFanWith(flags))).toBe(false)
  })

  test.each(combinations.filter((flags) => !(flags in POSSIBLE)))('%s contradicts itself', (flags) => {
    expect(controlType(aFanWith(flags))).toEqual(['Call or Email for details'])
    expect(controlFlagsContradict(aFanWith(flags))).toBe(true)
  })
})

test('absent flags count as false', () => {
  expect(controlType({})).toEqual(['Operated by Pull Chain Only'])
  expect(controlType({ handheldRemoteControlIncluded: true })).toEqual([handheld])
  expect(controlFlagsContradict({})).toBe(false)
  expect(controlFlagsContradict({ handheldRemoteControlAndInWallRemoteControlIncluded: true })).toBe(false)
})

describe('contradictions', () => {
  test.each([
    { case: 'a handheld remote both included and sold separately', flags: '11 00 00 0' },
    { case: 'an in-wall remote both included and sold separately', flags: '00 11 00 0' },
    { case: 'a wall control both included and sold separately', flags: '00 00 11 0' },
    { case: 'a wall control in two minds beside the package', flags: '00 00 11 1' },
    { case: 'the package beside a handheld remote alone', flags: '10 00 00 1' },
    { case: 'the package beside an in-wall remote alone', flags: '00 10 00 1' },
    { case: 'the package beside a handheld remote sold separately', flags: '01 00 00 1' },
    { case: 'the package beside an in-wall remote sold separately', flags: '00 01 00 1' },
  ])('$case', ({ flags }) => {
    expect(controlFlagsContradict(aFanWith(flags))).toBe(true)
  })
})

describe('the smart line', () => {
  const adapter = 'Smart home adapter available (sold separately)'

  test.each([
    { smartFan: true, smartFanAdaptable: false, wifiCompatible: false, line: 'Smart fan' },
    { smartFan: true, smartFanAdaptable: false, wifiCompatible: true, line: 'Smart fan, Wi-Fi' },
    { smartFan: false, smartFanAdaptable: true, wifiCompatible: false, line: adapter },
    { smartFan: false, smartFanAdaptable: true, wifiCompatible: true, line: `${adapter}, Wi-Fi` },
    { smartFan: true, smartFanAdaptable: true, wifiCompatible: false, line: 'Smart fan' },
    { smartFan: true, smartFanAdaptable: true, wifiCompatible: true, line: 'Smart fan, Wi-Fi' },
  ])(
    'smart $smartFan, adaptable $smartFanAdaptable, Wi-Fi $wifiCompatible reads "$line"',
    ({ line, ...flags }) => {
      expect(controlType(aFan(flags))).toEqual(['Operated by Pull Chain Only', line])
    },
  )

  test.each([
    { smartFan: true, smartFanAdaptable: false },
    { smartFan: false, smartFanAdaptable: true },
    { smartFan: true, smartFanAdaptable: true },
  ])('the details of a fan stand as written: smart $smartFan, adaptable $smartFanAdaptable', (flags) => {
    const fan = aFan({ ...flags, wifiCompatible: true, smartFanDetails: 'Works with the app of the maker' })
    expect(controlType(fan)).toEqual(['Operated by Pull Chain Only', 'Works with the app of the maker'])
  })

  test.each([
    { case: 'Wi-Fi alone', fields: { wifiCompatible: true } },
    { case: 'details alone', fields: { smartFanDetails: 'Works with the app of the maker' } },
  ])('$case is no smart line', ({ fields }) => {
    expect(controlType(aFan(fields))).toEqual(['Operated by Pull Chain Only'])
  })

  test('comes after the controls', () => {
    const fan = { ...aFanWith('10 00 01 0'), smartFan: true }
    expect(controlType(fan)).toEqual([handheld, hardwiredSold, 'Smart fan'])
  })

  test('comes after the package of both remotes', () => {
    expect(controlType({ ...aFanWith('10 10 00 1'), smartFan: true })).toEqual([both, 'Smart fan'])
  })

  test('comes after the request to call', () => {
    const fan = { ...aFanWith('11 00 00 0'), smartFan: true }
    expect(controlType(fan)).toEqual(['Call or Email for details', 'Smart fan'])
  })
})
