import { expect, test } from 'vitest'
import { fanFixedNeeds, fanRoomNeeds } from '../../../../src/catalogue/rules/hang/fan-needs.ts'
import { boxNeed, type Need, type NeedName } from '../../../../src/catalogue/rules/hang/need.ts'
import { mountingHeight } from '../../../../src/catalogue/rules/room/mounting-height.ts'
import { aFan } from '../../../builders.ts'

const onRod = aFan({ mounting: 'Downrod', bladeDropInches: 12.5 })
const unknownDrop = aFan({ mounting: 'Downrod' })
const lowProfile = aFan({ mounting: 'Low profile', bladeDropInches: 8 })
type Fan = Parameters<typeof fanFixedNeeds>[0] &
  Parameters<typeof fanRoomNeeds>[0] &
  Parameters<typeof mountingHeight>[0]

function needsOf(fan: Fan, ceilingFeet: number, { slope = 0, finish = 'Graphite' } = {}) {
  const height = mountingHeight(fan, 52, ceilingFeet * 12, slope)
  return [...fanRoomNeeds(fan, { height, slope, finish }), ...fanFixedNeeds(fan)]
}
const needOf = (name: NeedName, ...given: Parameters<typeof needsOf>) =>
  needsOf(...given).find((need) => need.name === name)

/** Order line: "2 × 48 in. downrod". */
const orderOf = (need?: Need) => need?.items.map(({ item, quantity }) => `${quantity} × ${item}`)

test.each([
  [onRod, 9, 'Graphite', 'The included 6 in. downrod', undefined, []],
  [onRod, 11, 'Graphite', '24 in. downrod, Graphite', '24 in. downrod', ['1 × 24 in. downrod, Graphite']],
  [
    onRod,
    16,
    '',
    '48 in. + 36 in. downrods and a coupler',
    '48 + 36 in. downrods, coupler',
    ['1 × 48 in. downrod', '1 × 36 in. downrod', '1 × Downrod coupler'],
  ],
  [
    onRod,
    17,
    'Graphite',
    '48 in. + 48 in. downrods and a coupler, Graphite',
    '48 + 48 in. downrods, coupler',
    ['1 × 48 in. downrod, Graphite', '1 × 48 in. downrod, Graphite', '1 × Downrod coupler, Graphite'],
  ],
  [onRod, 22, 'Graphite', 'Ask us for a custom downrod, about 158 in.', undefined, []],
  [
    { ...onRod, downrodDiameterInches: 0.75 },
    11,
    'Graphite',
    '24 in. downrod, 3/4 in. inside diameter, Graphite',
    '24 in. downrod',
    ['1 × 24 in. downrod, 3/4 in. inside diameter, Graphite'],
  ],
  [
    unknownDrop,
    11,
    '',
    '24 in. downrod. Ask us to confirm the length',
    '24 in. downrod (ask us)',
    ['1 × 24 in. downrod'],
  ],
  [lowProfile, 9, 'Graphite', 'None (mounts close to the ceiling)', undefined, []],
] as const)(
  'the downrod of %o under %i ft in the finish "%s": %s',
  (fan, feet, finish, text, brief, order) => {
    const need = needOf('downrod', fan, feet, { finish })
    expect(need).toMatchObject({ text })
    expect(need?.brief).toBe(brief)
    expect(orderOf(need)).toEqual(order)
  },
)

test('has no downrod, slope or height for a fan of unknown mounting, or one that does not hang there', () => {
  expect(fanRoomNeeds({}, { height: { kind: 'unknown' }, slope: 0 })).toEqual([])
  expect(fanRoomNeeds({}, { height: { kind: 'tooSteep' }, slope: 18 })).toEqual([])
  expect(needsOf(onRod, 7.5).map(({ name }) => name)).not.toContain('downrod')
})

const ADAPTER = 'A sloped-ceiling adapter'

test.each<[Fan, slope: number, text: string | undefined, order?: string[]]>([
  [onRod, 0, undefined],
  [onRod, 6, 'No adapter needed', []],
  [onRod, 6.25, ADAPTER, ['1 × Sloped-ceiling adapter']],
  [{ ...onRod, canopyMaxSlopeDegrees: 21 }, 4.5, 'No adapter needed', []],
  [{ ...onRod, canopyMaxSlopeDegrees: 21 }, 4.75, ADAPTER, ['1 × Sloped-ceiling adapter']],
  [lowProfile, 1, undefined],
])('the adapter of %o for %d in. a foot: %s', (fan, slope, text, order) => {
  const need = needOf('slope', fan, 14, { slope })
  expect([need?.text, orderOf(need)]).toEqual([text, order])
})

const DECIDES = 'Check with your electrician.'

test.each([
  ['fans', undefined, 'A box listed for fans. Ask us for the weight.', 'Ask us for the weight.'],
  ['fans', 35, 'A box listed for fans (35 lb).', undefined],
  ['fans', 35.5, 'A box listed for fans and marked for its weight, 35.5 lb.', 'Box marked for 35.5 lb'],
  ['fans', 70, 'A box listed for fans and marked for its weight, 70 lb.', 'Box marked for 70 lb'],
  ['fans', 70.5, 'Hung from the framing, not the box: it weighs 70.5 lb.', '70.5 lb: from the framing'],
  ['fixtures', 50, 'A light fixture box (50 lb).', undefined],
  ['fixtures', 50.5, 'Hung from the framing, not the box: it weighs 50.5 lb.', '50.5 lb: from the framing'],
] as const)('the box of %s of %s lb: %s', (kind, weightPounds, text, remark) => {
  const need = boxNeed(kind, weightPounds)
  expect([need.text, need.brief]).toEqual([`${text} ${DECIDES}`, remark])
})

test.each([
  [{}, 'Included: a pull chain', []],
  [{ handheldRemoteControlIncluded: true }, 'Included: a handheld remote', []],
  [
    { handheldRemoteControlIncluded: true, hardwiredWallControlIncluded: true },
    'Included: a handheld remote, a wall control',
    [],
  ],
  [
    { handheldRemoteControlAndInWallRemoteControlIncluded: true },
    'Included: a handheld remote, an in-wall remote',
    [],
  ],
  [
    { inWallRemoteControlAvailable: true, hardwiredWallControlAvailable: true },
    'Choose one: an in-wall remote or a wall control',
    ['1 × In-wall remote or wall control'],
  ],
  [{ hardwiredWallControlAvailable: true }, 'Sold separately: a wall control', ['1 × Wall control']],
  // Flags that contradict each other, or are incomplete.
  [
    { handheldRemoteControlIncluded: true, handheldRemoteControlAvailable: true },
    'Ask us how it’s operated',
    [],
  ],
  [{ inWallRemoteControlAvailable: undefined }, 'Ask us how it’s operated', []],
])('the control for %o: %s', (flags, text, order) => {
  const need = needOf('control', { ...onRod, ...flags }, 9)
  expect(need?.text).toBe(text)
  expect(need?.brief).toBe(text.startsWith('Ask') ? 'Ask us' : undefined)
  expect(orderOf(need)).toEqual(order)
})

test.each([
  [{ lightIncluded: true }, undefined],
  [{ lightIncluded: false, universalLightKitAdaptable: true }, 'Universal light kit, if you want a light'],
  [{ lightIncluded: false, lightKitAdaptable: true }, 'Light kit from the same brand, if you want a light'],
  [{ lightIncluded: false, lightKitAdaptable: false }, undefined],
  [{}, 'Ask us whether it takes one'],
])('the light kit for %o: %s', (flags, text) => {
  const need = needOf('lightKit', { ...onRod, ...flags }, 9)
  expect(need?.text).toBe(text)
  expect(orderOf(need) ?? []).toEqual(text?.includes('kit') ? [`1 × ${text}`] : [])
})

test('rounds the blade height down, and marks an estimate', () => {
  const texts = [onRod, unknownDrop].map((fan) => needOf('height', fan, 9)?.text)
  expect(texts).toEqual(['Blades 7 ft 11 in. above the floor', 'Blades about 7 ft 8 in. above the floor'])
})
