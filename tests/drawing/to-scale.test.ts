import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { SeenFixture } from '../../src/catalogue/rules/fixture-dimensions.ts'
import type { FanInRoom } from '../../src/catalogue/views/fan-in-room.ts'
import { nearestReference } from '../../src/drawing/Reference.tsx'
import { SceneDrawing } from '../../src/drawing/SceneDrawing.tsx'
import type { Scene } from '../../src/drawing/scene.ts'
import { fanToScale, fixtureToScale } from '../../src/drawing/to-scale/to-scale.ts'
import { drawingOf, textsIn } from './read-drawing.ts'

const drawn = (scene: Scene) => drawingOf(createElement(SceneDrawing, { scene }))

test('draws a product next to the reference nearest in size', () => {
  const references = [2.25, 37.75, 38, 74, 74.5, 240].map(nearestReference)
  expect(references).toEqual(['hand', 'hand', 'person', 'person', 'door', 'door'])
})

describe('a 52 or 60 in. fan with a 12.5 in. drop', () => {
  const fan: FanInRoom = {
    sizes: [52, 60],
    mounting: 'Downrod',
    bladeDropInches: 12.5,
    bladeCount: 5,
    hasLight: true,
  }
  const scene = fanToScale(fan)
  const drawing = drawn(scene)

  test('has its drop and spans', () => {
    expect(textsIn(drawing)).toEqual(['Drop', '12.5 in.', 'Span 52 in.', 'Span 60 in.'])
    expect(drawing.querySelector('title')?.text).toBe(
      'Blade span 52 in., 60 in.; 12.5 in. from the ceiling to the blades; beside a person 5 ft 8 in. tall',
    )
    expect(scene.caption).toMatch(/^Outline only, .* 9 ft ceiling, the blades are 7 ft 11 in\. above/)
  })

  test('has both circles, and the larger size’s blades', () => {
    expect(drawing.querySelectorAll('.sweep')).toHaveLength(2)
    expect(drawing.querySelectorAll('.blades path')).toHaveLength(5)
  })

  test('has the parts that a script shows for one span', () => {
    const sizes = drawing.querySelectorAll('[data-line-of]').map((one) => one.getAttribute('data-line-of'))
    expect(sizes).toEqual(['52', '60'])
    expect(drawing.querySelector('[data-wide]')?.getAttribute('data-wide')).toBe('60')
    expect(drawing.querySelector('[data-round]')?.getAttribute('data-round')).toBe('60')
  })
})

test('draws a fan with only a span from above, and one without a drop with the usual drop', () => {
  const unknown = fanToScale({ sizes: [52], hasLight: false })
  expect(textsIn(drawn(unknown))).toEqual(['Span 52 in.'])
  expect(unknown.caption).toContain('Ask us how far below the ceiling this fan hangs.')
  const usual = fanToScale({ sizes: [52], mounting: 'Downrod', hasLight: false })
  expect(textsIn(drawn(usual))).toEqual(['Drop', 'ask us', 'Span 52 in.'])
})

test.each<[string, SeenFixture, string[], string]>([
  [
    'round hanging fixture',
    { fixtureHeight: 12, fixtureLength: 16, fixtureWidth: 16, maxOverallHeight: 132, mounting: 'Hanging' },
    ['Height', '12 in.', 'Width and depth 16 in.', 'Overall up to 132 in.'],
    'The stem or chain is shortened.',
  ],
  [
    'linear hanging fixture without an overall height',
    { fixtureHeight: 5, fixtureLength: 48, fixtureWidth: 3, mounting: 'Hanging' },
    ['Height', '5 in.', 'Width 48 in.', 'Depth', '3 in.'],
    'Ask us for the length of the stem or chain.',
  ],
  [
    'wall fixture',
    { fixtureHeight: 10, fixtureLength: 33, fixtureWidth: 7, mounting: 'Wall' },
    ['Height', '10 in.', 'Width 33 in.', 'Depth 7 in.'],
    'beside a 7.5 in. hand.',
  ],
  [
    'fixture of unknown mounting',
    { fixtureHeight: 6, fixtureLength: 15, fixtureWidth: 15 },
    ['Height', '6 in.', 'Width and depth 15 in.'],
    'beside a 7.5 in. hand.',
  ],
])('draws the dimensions of a %s', (_, fixture, texts, caption) => {
  const scene = fixtureToScale(fixture)
  expect(textsIn(drawn(scene))).toEqual(texts)
  expect(scene.caption).toContain(caption)
})
