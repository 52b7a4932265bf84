import { expect, test } from 'vitest'
import { controlsOf, controlType, controlValues } from '../../../src/catalogue/rules/control-type.ts'
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

test('every combination of the seven control flags has these lines, or contradicts itself', () => {
  const wrong = combinations.filter((flags) => {
    const fan = aFanWith(flags)
    const lines = POSSIBLE[flags] ?? ['Call or Email for details']
    return (
      `${controlType(fan)}` !== `${lines}` || Boolean(controlsOf(fan).contradiction) === flags in POSSIBLE
    )
  })
  expect(wrong).toEqual([])
})

test('treats a missing flag as unknown, unless another control is known', () => {
  const { handheldRemoteControlIncluded, ...others } = aFanWith('00 00 00 0')
  for (const fan of [{}, others]) {
    expect([...controlType(fan), ...controlValues(fan)]).toEqual(['Call or Email for details', 'ask'])
    expect(controlsOf(fan).sold).toEqual([])
  }
  const withBoth = { handheldRemoteControlAndInWallRemoteControlIncluded: true }
  expect([...controlType(withBoth), ...controlValues(withBoth)]).toEqual([both, 'remote', 'wall'])
})

const adapter = 'Smart home adapter available (sold separately)'
const details = 'Works with the app of the maker'

test.each([
  [{ smartFan: true }, ['Smart fan']],
  [{ smartFan: true, wifiCompatible: true }, ['Smart fan, Wi-Fi']],
  [{ smartFanAdaptable: true }, [adapter]],
  [{ smartFanAdaptable: true, wifiCompatible: true }, [`${adapter}, Wi-Fi`]],
  [{ smartFan: true, smartFanAdaptable: true }, ['Smart fan']],
  [{ smartFan: true, wifiCompatible: true, smartFanDetails: details }, [details]],
  [{ smartFanAdaptable: true, smartFanDetails: details }, [details]],
  [{ wifiCompatible: true }, []],
  [{ smartFanDetails: details }, []],
])('a fan with %o has the smart lines %j after its controls', (fields, lines) => {
  expect(controlType(aFan(fields))).toEqual(['Operated by Pull Chain Only', ...lines])
  expect(controlType({ ...aFanWith('10 10 00 1'), ...fields })).toEqual([both, ...lines])
})

test.each([
  ['00 00 00 0', {}, 'chain', false],
  ['10 00 00 0', {}, 'remote', false],
  ['01 00 00 0', {}, 'remote', true],
  ['00 10 00 0', {}, 'wall', false],
  ['00 01 00 0', {}, 'wall', true],
  ['00 00 10 0', {}, 'wall', false],
  ['00 00 01 0', {}, 'wall', true],
  ['10 10 10 0', {}, 'remote wall', false],
  ['10 00 01 0', {}, 'remote wall', true],
  ['00 00 00 1', {}, 'remote wall', false],
  ['11 00 00 0', {}, 'ask', false],
  ['00 00 00 0', { smartFan: true }, 'chain phone', false],
  ['10 00 00 0', { smartFanAdaptable: true }, 'remote phone', false],
  ['00 11 00 0', { smartFan: true }, 'ask phone', false],
])(
  'finds a fan with the flags %s and %o under "%s"; a control is sold: %s',
  (flags, phone, values, isSold) => {
    expect(controlValues({ ...aFanWith(flags), ...phone }).join(' ')).toBe(values)
    expect(controlsOf({ ...aFanWith(flags), ...phone }).sold.length > 0).toBe(isSold)
  },
)
