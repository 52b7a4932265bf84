import { describe, expect, test } from 'vitest'
import { fanFixedNeeds, fanRoomNeeds } from '../../../../src/catalogue/rules/hang/fan-needs.ts'
import { boxRemark, type NeedName } from '../../../../src/catalogue/rules/hang/need.ts'
import { mountingHeight } from '../../../../src/catalogue/rules/room/mounting-height.ts'

const NO_CONTROLS = {
  handheldRemoteControlIncluded: false,
  handheldRemoteControlAvailable: false,
  inWallRemoteControlIncluded: false,
  inWallRemoteControlAvailable: false,
  hardwiredWallControlIncluded: false,
  hardwiredWallControlAvailable: false,
  handheldRemoteControlAndInWallRemoteControlIncluded: false,
  smartFanAdaptable: false,
}
const onRod = { ...NO_CONTROLS, mounting: 'Downrod', bladeDropInches: 12.5 } as const
type Fan = Parameters<typeof fanFixedNeeds>[0] &
  Parameters<typeof fanRoomNeeds>[0] & { bladeDropInches?: number }

function needsOf(fan: Fan, ceilingInches: number, { slope = 0, finish = 'Graphite' } = {}) {
  const height = mountingHeight(fan, 52, ceilingInches, slope)
  return [...fanRoomNeeds(fan, { height, slope, finish }), ...fanFixedNeeds(fan)]
}
const needOf = (name: NeedName, ...given: Parameters<typeof needsOf>) =>
  needsOf(...given).find((need) => need.name === name)

describe('the downrod', () => {
  test.each([
    [9, 'The 6 in. downrod in its box', []],
    [11, '24 in. downrod, Graphite', [{ item: '24 in. downrod, Graphite', quantity: 1 }]],
    [
      16,
      '48 in. + 36 in. downrods and a coupler, Graphite',
      [
        { item: '48 in. downrod, Graphite', quantity: 1 },
        { item: '36 in. downrod, Graphite', quantity: 1 },
        { item: 'Downrod coupler, Graphite', quantity: 1 },
      ],
    ],
    [
      17,
      '48 in. + 48 in. downrods and a coupler, Graphite',
      [
        { item: '48 in. downrod, Graphite', quantity: 2 },
        { item: 'Downrod coupler, Graphite', quantity: 1 },
      ],
    ],
    [22, 'Ask us for a custom downrod, about 158 in.', []],
  ])('under %i ft: %s', (feet, text, items) => {
    expect(needOf('downrod', onRod, feet * 12)).toMatchObject({ name: 'downrod', text, items })
  })

  test('lists its inside diameter when known', () => {
    expect(needOf('downrod', { ...onRod, downrodDiameterInches: 0.75 }, 132)?.text).toBe(
      '24 in. downrod, 3/4 in. inside diameter, Graphite',
    )
  })

  test('needs confirmation when the fan’s drop is unknown', () => {
    expect(needOf('downrod', { ...NO_CONTROLS, mounting: 'Downrod' }, 132)?.text).toBe(
      '24 in. downrod, Graphite. Ask us to confirm the length',
    )
  })

  test('is left out for a low profile fan', () => {
    const low = { ...NO_CONTROLS, mounting: 'Low profile', bladeDropInches: 8 } as const
    expect(needOf('downrod', low, 108)?.text).toBe('None (mounts close to the ceiling)')
  })
})

describe('the downrod in a schedule cell', () => {
  const unknownDrop = { ...NO_CONTROLS, mounting: 'Downrod' } as const
  test.each([
    [onRod, 9, undefined],
    [onRod, 11, '24 in. downrod'],
    [onRod, 16, '48 + 36 in. downrods, coupler'],
    [unknownDrop, 11, '24 in. downrod (ask us)'],
    [unknownDrop, 16, '48 + 36 in. downrods, coupler (ask us)'],
  ])('for %o under %i ft: %s', (fan, feet, brief) => {
    expect(needOf('downrod', fan, feet * 12)?.brief).toBe(brief)
  })

  test.each([
    [11, '24 in. downrod'],
    [16, '48 in. + 36 in. downrods and a coupler'],
  ])('for a fan without a finish under %i ft: %s', (feet, text) => {
    expect(needOf('downrod', onRod, feet * 12, { finish: '' })?.text).toBe(text)
  })

  test('includes the coupler', () => {
    expect(needOf('downrod', onRod, 16 * 12, { finish: '' })?.items).toEqual([
      { item: '48 in. downrod', quantity: 1 },
      { item: '36 in. downrod', quantity: 1 },
      { item: 'Downrod coupler', quantity: 1 },
    ])
  })
})

test('leaves out downrod and height when the mounting is unknown', () => {
  expect(fanRoomNeeds({}, { height: { kind: 'unknown' }, slope: 0 })).toEqual([])
})

test('leaves out the downrod when a fan would hang too low', () => {
  expect(needOf('downrod', onRod, 90)).toBeUndefined()
  expect(needOf('height', onRod, 90)).toBeUndefined()
})

describe('the adapter on a slope', () => {
  test.each([
    { slope: 6, most: undefined, text: 'No adapter on this slope' },
    { slope: 6.25, most: undefined, text: 'A sloped-ceiling adapter' },
    { slope: 4.5, most: 21, text: 'No adapter on this slope' },
    { slope: 4.75, most: 21, text: 'A sloped-ceiling adapter' },
  ])('for $slope in. a foot, if the canopy takes $most degrees: $text', ({ slope, most, text }) => {
    const fan = { ...onRod, ...(most && { canopyMaxSlopeDegrees: most }) }
    expect(needOf('slope', fan, 168, { slope })?.text).toBe(text)
  })

  test('is ordered, unless the canopy takes the slope', () => {
    expect(needOf('slope', onRod, 168, { slope: 6.25 })?.items).toEqual([
      { item: 'Sloped-ceiling adapter', quantity: 1 },
    ])
    expect(needOf('slope', onRod, 168, { slope: 6 })?.items).toEqual([])
  })

  test('is left out under a flat ceiling, for a low profile fan and for one that doesn’t fit', () => {
    expect(needOf('slope', onRod, 108)).toBeUndefined()
    expect(
      fanRoomNeeds(
        {},
        { height: { kind: 'lowProfile', bladeHeightInches: 96, isHigh: false, isEstimate: false }, slope: 3 },
      ).map(({ name }) => name),
    ).toEqual(['downrod', 'height'])
    expect(fanRoomNeeds({}, { height: { kind: 'tooSteep' }, slope: 18 })).toEqual([])
  })
})

describe('the box', () => {
  test.each([
    [undefined, 'A box listed for fans. Ask us for the weight. Your electrician decides.'],
    [35, 'A box listed for fans (35 lb). Your electrician decides.'],
    [35.5, 'A box listed for fans and marked for its weight, 35.5 lb. Your electrician decides.'],
    [70, 'A box listed for fans and marked for its weight, 70 lb. Your electrician decides.'],
    [70.5, 'Hung from the framing, not the box: it weighs 70.5 lb. Your electrician decides.'],
  ])('for a fan of %s lb: %s', (weightPounds, text) => {
    expect(needOf('box', { ...onRod, ...(weightPounds && { weightPounds }) }, 108)?.text).toBe(text)
  })

  test.each([
    [true, undefined, 'Ask us for the weight.'],
    [true, 35, undefined],
    [true, 35.5, 'Box marked for 35.5 lb'],
    [true, 70, 'Box marked for 70 lb'],
    [true, 70.5, '70.5 lb: from the framing'],
    [false, 50, undefined],
    [false, 50.5, '50.5 lb: from the framing'],
  ])('has a remark if unusual (a fan: %s, %s lb): %s', (isFan, weightPounds, remark) => {
    expect(boxRemark(isFan, weightPounds)).toBe(remark)
  })
})

describe('the control', () => {
  test.each([
    [{ handheldRemoteControlIncluded: true }, 'Included: a handheld remote', []],
    [
      { handheldRemoteControlIncluded: true, hardwiredWallControlIncluded: true },
      'Included: a handheld remote, a wall control',
      [],
    ],
    [
      { handheldRemoteControlAndInWallRemoteControlIncluded: true },
      'Included: a handheld and an in-wall remote',
      [],
    ],
    [
      { inWallRemoteControlAvailable: true, hardwiredWallControlAvailable: true },
      'Choose one: an in-wall remote or a wall control',
      [{ item: 'In-wall remote or wall control', quantity: 1 }],
    ],
    [
      { handheldRemoteControlAvailable: true, inWallRemoteControlAvailable: true },
      'Choose one: a handheld remote or an in-wall remote',
      [{ item: 'Handheld remote or in-wall remote', quantity: 1 }],
    ],
    [
      { hardwiredWallControlAvailable: true },
      'Sold separately: a wall control',
      [{ item: 'Wall control', quantity: 1 }],
    ],
  ])('for %o: %s', (flags, text, items) => {
    expect(needOf('control', { ...onRod, ...flags }, 108)).toEqual({ name: 'control', text, items })
  })

  test('is the pull chain if there is no other', () => {
    expect(needOf('control', onRod, 108)).toEqual({
      name: 'control',
      text: 'Included: a pull chain',
      items: [],
    })
  })

  const { inWallRemoteControlAvailable: _, ...unknown } = onRod
  test.each([
    unknown,
    { ...onRod, handheldRemoteControlIncluded: true, handheldRemoteControlAvailable: true },
  ])('is “ask us” for %o, in two words in a schedule cell', (fan) => {
    expect(needOf('control', fan, 108)).toEqual({
      name: 'control',
      text: 'Ask us how it’s operated',
      brief: 'Ask us',
      items: [],
    })
  })
})

describe('the light kit', () => {
  test.each([
    [{ lightIncluded: true }, undefined],
    [{ lightIncluded: false, universalLightKitAdaptable: true }, 'Universal light kit, if you want a light'],
    [{ lightIncluded: false, lightKitAdaptable: true }, 'Light kit from the same brand, if you want a light'],
    [{ lightIncluded: false, lightKitAdaptable: false }, undefined],
    [{}, 'Ask us whether it takes one'],
  ])('for %o: %s', (flags, text) => {
    expect(needOf('lightKit', { ...onRod, ...flags }, 108)?.text).toBe(text)
  })

  test('is ordered as optional', () => {
    const takesKit = { ...onRod, lightIncluded: false, universalLightKitAdaptable: true }
    expect(needOf('lightKit', takesKit, 108)?.items).toEqual([
      { item: 'Universal light kit, if you want a light', quantity: 1 },
    ])
  })
})

test('rounds blade heights down, with “about” when the fan’s own drop is unknown', () => {
  expect(needOf('height', onRod, 108)?.text).toBe('Blades 7 ft 11 in. above the floor')
  expect(needOf('height', { ...NO_CONTROLS, mounting: 'Downrod' }, 108)?.text).toBe(
    'Blades about 7 ft 8 in. above the floor',
  )
})
