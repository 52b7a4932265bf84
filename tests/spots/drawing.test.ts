import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/drawing/scene.ts'
import type { SpotFixture } from '../../src/spots/spot.ts'
import { lightFit, SPOTS, type Spot } from '../../src/spots/spots.ts'
import { aLight, beside, door, island, mirror, onWall, room, round, table, under } from './lights.ts'

const scenes = (spot: Spot, fixture: SpotFixture) =>
  SPOTS[spot.name].draw({ spot, fixture, fit: lightFit(fixture, spot) })

const lightsIn = ({ shapes }: Scene) =>
  shapes.flatMap((shape) => (shape.kind === 'fixture' ? [[shape.x, shape.y]] : []))
const labelsIn = ({ notes = [] }: Scene) => notes.flatMap((note) => ('label' in note ? [note.label] : []))
const warningsIn = ({ shapes, notes = [] }: Scene) =>
  [...shapes, ...notes].filter((shape) => 'isWarning' in shape && shape.isWarning).length

describe('over a 72 × 40 in. table with a 9 ft ceiling', () => {
  const spot = under(9, table(72, 40))
  const [front] = scenes(spot, round(24))

  test('puts the light over the middle, its bottom 66 in. above the floor', () => {
    expect(lightsIn(front)).toEqual([[36, -66]])
    expect(labelsIn(front)).toEqual(['9 ft', '36 in.', '24 in.'])
    expect(front.title).toContain('36 in. above the table')
    expect(warningsIn(front)).toBe(0)
  })

  test('marks the right heights, 63 to 69 in. above the floor', () => {
    expect(front.shapes[0]).toMatchObject({ as: 'band', d: 'M0 -69h72v6h-72Z' })
  })

  test('warns about a light that is too wide', () => {
    expect(warningsIn(scenes(spot, round(32))[0])).toBe(2)
  })
})

test('draws no ceiling height when it is unknown', () => {
  expect(labelsIn(scenes(table(72, 40), round(24))[0])).toEqual(['33 in.', '24 in.'])
})

test('hangs three lights 28 in. apart over an 84 × 40 in. island', () => {
  const [front, plan] = scenes(under(9, island(84, 40)), round(16))
  expect(lightsIn(front).map(([x]) => x)).toEqual([14, 42, 70])
  expect(plan && labelsIn(plan)).toEqual(['84 in.', '40 in.', '14 in.', '28 in.', '28 in.', '14 in.'])
})

test('writes numbers without units for four lights in a row', () => {
  const [, plan] = scenes(island(120, 48), round(12))
  expect(plan && labelsIn(plan)).toEqual(['120 in.', '48 in.', '15', '30', '30', '30', '15'])
})

test('draws a round table as a circle with one dimension', () => {
  const [, plan] = scenes(table(48), round(24))
  expect(plan && labelsIn(plan)).toEqual(['48 in.'])
  expect(plan?.shapes[0]).toMatchObject({ as: 'walls', d: 'M0 24a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z' })
})

test('a bar is 3 in. above a mirror, and a pair beside one is centered 62 in. above the floor', () => {
  const [bar] = scenes(mirror(36), onWall(33, 7, 6))
  expect(lightsIn(bar)).toEqual([[0, -79]])
  expect(labelsIn(bar)).toEqual(['36 in.', '33 in.'])
  const [pair] = scenes(beside(24), onWall(5, 7, 19))
  expect(lightsIn(pair)).toEqual([
    [-16.5, -52.5],
    [16.5, -52.5],
  ])
  expect(labelsIn(pair)).toEqual(['24 in.', '33 in. apart', '62 in.'])
})

test('a pair is beside an 80 in. door, centered 66 in. above the threshold, and a large lantern is alone', () => {
  expect(lightsIn(scenes(door(80), onWall(9, 9, 19))[0])).toEqual([
    [-30.5, -56.5],
    [30.5, -56.5],
  ])
  expect(lightsIn(scenes(door(80), onWall(9, 9, 25))[0])).toHaveLength(1)
})

test('draws a room’s light above the dashed line, and several lights in a hall', () => {
  const [one] = scenes(under(9, room(14, 12)), round(24))
  expect(lightsIn(one)).toEqual([[84, -90]])
  expect(labelsIn(one)).toEqual(['7 ft', '9 ft', '7 ft 6 in.', '24 in.'])
  const [hall] = scenes(under(8, room(20, 3.5)), aLight({ fixtureHeight: 9 }))
  expect(lightsIn(hall)).toEqual([
    [60, -84],
    [180, -84],
  ])
})
