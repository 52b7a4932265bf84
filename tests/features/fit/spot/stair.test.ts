import { createElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widthInches } from '../../../../src/catalogue/rules/fixture-dimensions.ts'
import { lightFit } from '../../../../src/catalogue/rules/spot/light-fit.ts'
import { sizeVerdict } from '../../../../src/catalogue/rules/spot/size-guide.ts'
import { one, type SpotKind, type SpotRule } from '../../../../src/catalogue/rules/spot/spot.ts'
import { isCandidate, SPOT_RULES } from '../../../../src/catalogue/rules/spot/spot-rules.ts'
import { SPOT_NAMES, SPOTS, type SpotName } from '../../../../src/catalogue/rules/spot/spots.ts'
import { spotParameters } from '../../../../src/features/fit/codecs.ts'
import { CEILING } from '../../../../src/features/fit/room/islands/room-fields.ts'
import { SPOT_DRAWINGS, type SpotDrawings } from '../../../../src/features/fit/spot/drawing/spot-drawings.tsx'
import { FixtureSpotTool } from '../../../../src/features/fit/spot/islands/FixtureSpotTool.tsx'
import { lightVerdict } from '../../../../src/features/fit/spot/light-verdict.ts'
import { readSpotFields } from '../../../../src/features/fit/spot/spot-fields.ts'
import { spotFilter } from '../../../../src/features/fit/spot/spot-filter.ts'
import { spotText } from '../../../../src/features/fit/spot/spot-text.ts'
import { inInches, light, type SpotTool } from '../../../../src/features/fit/spot/spot-tool.ts'
import { SPOT_TOOLS } from '../../../../src/features/fit/spot/spot-tools.ts'
import { BY_WIDTH, SPOT_VERDICTS } from '../../../../src/features/fit/spot/spot-verdicts.ts'
import { drawingOf } from '../../../drawing/read-drawing.ts'
import { HANGING, sized, spotAt } from './spot-fixture.ts'

// All that it takes to have a spot of one's own: its names and measures, its rule, and what tools say and draw.

const STAIR: SpotKind = {
  noun: 'stair',
  label: 'Stair',
  choice: 'Over a stair',
  sizes: { figures: 1, limits: [30, 96] },
  hasCeiling: true,
}

const guideFor = (stairInches: number) => ({
  right: { fromInches: stairInches / 4, toInches: stairInches / 2 },
  alsoWorks: { fromInches: stairInches / 6, toInches: stairInches / 2 },
})

const STAIR_RULE: SpotRule = {
  mountings: ['Hanging'],
  isSuggestedBy: () => false,
  sizeFit: (fixture, [stairInches = 0]) => one(sizeVerdict(widthInches(fixture), guideFor(stairInches))),
  rightSizes: (_, [stairInches = 0]) => guideFor(stairInches).right,
  edgeHeights: () => ({ leastInches: 84, mostInches: 120, aimInches: 96 }),
}

const STAIR_TOOL: SpotTool = {
  sentence: ['A stair', inInches('size', 'Width', 'in. wide under a ceiling of'), CEILING],
  usual: [{ sizes: [40], ceilingInches: 192 }],
  commonLight: ({ sizes: [stairInches = 0] }) => light('Hanging', 'Dry', stairInches / 3, 20),
  advice: () => 'Look for a light up to half as wide as the stair.',
}

const STAIR_DRAWINGS: SpotDrawings = {
  Elevation: ({ spot }) => createElement('svg', { className: 'stair' }, spot.sizes[0]),
  caption: () => 'Front view.',
}

const NAME = 'stair' as SpotName

beforeAll(() => {
  Object.assign(SPOTS, { [NAME]: STAIR })
  Object.assign(SPOT_RULES, { [NAME]: STAIR_RULE })
  Object.assign(SPOT_TOOLS, { [NAME]: STAIR_TOOL })
  Object.assign(SPOT_VERDICTS, { [NAME]: BY_WIDTH })
  Object.assign(SPOT_DRAWINGS, { [NAME]: STAIR_DRAWINGS })
  SPOT_NAMES.push(NAME)
})

// Other tests see the same modules.
afterAll(() => {
  for (const table of [SPOTS, SPOT_RULES, SPOT_TOOLS, SPOT_VERDICTS, SPOT_DRAWINGS])
    Reflect.deleteProperty(table, NAME)
  SPOT_NAMES.pop()
})

const SEARCH = '?spot=stair&size=40&ceiling=16'
const pendant = { ...HANGING, ...sized(16) }
const spot = () => {
  const asked = spotAt(SEARCH)
  return asked ?? expect.fail('the address names no stair')
}

test('a stair is read from an address and from fields, and written', () => {
  const known = { name: NAME, sizes: [40], ceilingInches: 192 }
  expect(spot()).toEqual(known)
  expect(readSpotFields({ size: '40', ceiling: '16' }, { name: NAME })).toEqual({ faults: {}, known })
  expect(readSpotFields({ size: '29' }, { name: NAME }).faults).toEqual({
    size: { text: 'Enter 30 to 96 in.; for feet, enter 6 ft.' },
  })
  expect(spotParameters(known)).toEqual({ spot: 'stair', size: '40', ceiling: '16' })
})

test('it filters a list', () => {
  const filter = spotFilter(spot())
  expect(filter?.label).toBe('Over a stair of 40 in., ceiling 16 ft')
  expect(filter?.headings[0]).toBe('Right for your stair')
  const groups = [16, 7, 21].map((inches) =>
    filter?.groupOf({ fixture: { ...HANGING, ...sized(inches) } } as Parameters<typeof filter.groupOf>[0]),
  )
  expect(groups).toEqual([0, 1, undefined])
})

test('a light is for it, judged there and drawn there', () => {
  expect(SPOT_NAMES.filter((name) => isCandidate(pendant, name))).toContain(NAME)
  expect(lightVerdict(pendant, spot(), lightFit(pendant, spot()))).toBe(
    'At 16 in. wide it is right for this stair. Its lower edge hangs 8 ft above the floor.',
  )
  const tool = drawingOf(
    createElement(FixtureSpotTool, { fixture: pendant, offered: [NAME], needs: [], kinds: [] }),
  )
  expect(tool.querySelector('[role=status]')?.text).toMatch(
    /^For example, over a stair of 40\sin\., ceiling 16\sft\./,
  )
  expect(tool.querySelector('.stair')?.text).toBe('40')
  expect(tool.querySelector('input[name=size]')?.getAttribute('placeholder')).toBe('width')
})

test('a message names it', () => {
  expect(spotText(spot())).toBe('Stair: 40 in., ceiling 16 ft')
})
