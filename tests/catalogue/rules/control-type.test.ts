import { describe, expect, test } from 'vitest'
import {
  controlFlagsContradict,
  controlType,
  controlValues,
  isControlSold,
} from '../../../src/catalogue/rules/control-type.ts'
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
    return `${controlType(fan)}` !== `${lines}` || controlFlagsContradict(fan) === flags in POSSIBLE
  })
  expect(wrong).toEqual([])
})

describe('treats a missing flag as unknown', () => {
  const { handheldRemoteControlIncluded, ...others } = aFanWith('00 00 00 0')

  test.each([
    ['of all controls', {}, ['Call or Email for details'], ['ask']],
    ['of one control, and there is no other', others, ['Call or Email for details'], ['ask']],
    [
      'beside a control that the record has',
      { handheldRemoteControlAndInWallRemoteControlIncluded: true },
      [both],
      ['remote', 'wall'],
    ],
  ])('%s', (_case, fan, lines, values) => {
    expect(controlType(fan)).toEqual(lines)
    expect(controlValues(fan)).toEqual(values)
  })
})

describe('the smart line', () => {
  const adapter = 'Smart home adapter available (sold separately)'
  const details = 'Works with the app of the maker'

  test.each([
    { fields: { smartFan: true }, lines: ['Smart fan'] },
    { fields: { smartFan: true, wifiCompatible: true }, lines: ['Smart fan, Wi-Fi'] },
    { fields: { smartFanAdaptable: true }, lines: [adapter] },
    { fields: { smartFanAdaptable: true, wifiCompatible: true }, lines: [`${adapter}, Wi-Fi`] },
    { fields: { smartFan: true, smartFanAdaptable: true }, lines: ['Smart fan'] },
    { fields: { smartFan: true, wifiCompatible: true, smartFanDetails: details }, lines: [details] },
    { fields: { smartFanAdaptable: true, smartFanDetails: details }, lines: [details] },
    { fields: { wifiCompatible: true }, lines: [] },
    { fields: { smartFanDetails: details }, lines: [] },
  ])('$fields: $lines', ({ fields, lines }) => {
    expect(controlType(aFan(fields))).toEqual(['Operated by Pull Chain Only', ...lines])
  })

  test.each([
    { after: 'the controls', flags: '10 00 01 0', lines: [handheld, hardwiredSold] },
    { after: 'the package of both remotes', flags: '10 10 00 1', lines: [both] },
    { after: 'the request to call', flags: '11 00 00 0', lines: ['Call or Email for details'] },
  ])('comes after $after', ({ flags, lines }) => {
    expect(controlType({ ...aFanWith(flags), smartFan: true })).toEqual([...lines, 'Smart fan'])
  })
})

test.each([
  ['no control at all', '00 00 00 0', {}, ['chain']],
  ['a handheld remote', '10 00 00 0', {}, ['remote']],
  ['a handheld remote that is sold separately', '01 00 00 0', {}, ['remote']],
  ['a remote for the wall', '00 10 00 0', {}, ['wall']],
  ['a remote for the wall that is sold separately', '00 01 00 0', {}, ['wall']],
  ['a wired wall control', '00 00 10 0', {}, ['wall']],
  ['a wired wall control that is sold separately', '00 00 01 0', {}, ['wall']],
  ['both remotes in one package', '00 00 00 1', {}, ['remote', 'wall']],
  ['one control both included and sold separately', '11 00 00 0', {}, ['ask']],
  ['a phone alone', '00 00 00 0', { smartFan: true }, ['chain', 'phone']],
  ['a remote, and a phone with an adapter', '10 00 00 0', { smartFanAdaptable: true }, ['remote', 'phone']],
  ['a phone, and controls that contradict each other', '00 11 00 0', { smartFan: true }, ['ask', 'phone']],
])('finds a fan with %s under its controls', (_what, flags, phone, found) => {
  expect(controlValues({ ...aFanWith(flags), ...phone })).toEqual(found)
})

test.each([
  ['none', '00 00 00 0', false],
  ['all in its box', '10 10 10 0', false],
  ['a handheld remote to buy', '01 00 00 0', true],
  ['an in-wall remote to buy', '00 01 00 0', true],
  ['a wall control to buy', '00 00 01 0', true],
  ['one in its box and one to buy', '10 00 01 0', true],
  ['one both in its box and to buy', '11 00 00 0', false],
])('offers a fan with %s a control: %s %s', (_controls, flags, isSold) => {
  expect(isControlSold(aFanWith(flags))).toBe(isSold)
})

test('offers no controls for a fan with unknown ones', () => {
  expect(isControlSold({})).toBe(false)
})
