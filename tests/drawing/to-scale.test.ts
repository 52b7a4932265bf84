import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { FanInRoom } from '../../src/catalogue/views/fan-in-room.ts'
import type { FixtureOutline } from '../../src/catalogue/views/fixture-outline.ts'
import { FanToScale } from '../../src/drawing/to-scale/FanToScale.tsx'
import { FixtureToScale } from '../../src/drawing/to-scale/FixtureToScale.tsx'
import { nearestReference } from '../../src/drawing/to-scale/nearest-reference.ts'
import { fanCaption, fixtureCaption } from '../../src/drawing/to-scale/to-scale-caption.ts'
import { drawingOf, numbers, textsIn } from './read-drawing.ts'

test.each([
  { inches: 2.25, reference: 'hand' },
  { inches: 37.75, reference: 'hand' },
  { inches: 38, reference: 'person' },
  { inches: 74, reference: 'person' },
  { inches: 74.5, reference: 'door' },
  { inches: 240, reference: 'door' },
])('what is $inches in. large is drawn beside a $reference', ({ inches, reference }) => {
  expect(nearestReference(inches)).toBe(reference)
})

describe('a fan of 52 and 60 in. that hangs 12.5 in. from the ceiling', () => {
  const fan: FanInRoom = {
    sizes: [52, 60],
    mounting: 'Downrod',
    bladeDropInches: 12.5,
    bladeCount: 5,
    hasLight: true,
  }
  const drawing = drawingOf(createElement(FanToScale, { fan }))

  test('says its drop and its spans', () => {
    expect(textsIn(drawing)).toEqual(['Drop', '12.5 in.', 'Span 52 in.', 'Span 60 in.'])
    expect(drawing.querySelector('title')?.text).toBe(
      'Blade span 52 in., 60 in.; 12.5 in. from the ceiling to the blades; beside a person 5 ft 8 in. tall',
    )
  })

  test('has both circles, and the blades of the larger', () => {
    expect(drawing.querySelectorAll('.sweep').flatMap((circle) => numbers(circle, 'r'))).toEqual([30, 26])
    expect(drawing.querySelectorAll('.blades path')).toHaveLength(5)
  })

  test('tells how high its blades turn', () => {
    expect(fanCaption(fan, false)).toBe(
      'Outline only, drawn to scale with a person 5 ft 8 in. tall beside it. With a 9 ft ceiling, its blades are 7 ft 11 in. above the floor.',
    )
  })
})

test('a fan of which nothing is known but its span is drawn from above, and the caption asks for the rest', () => {
  const fan: FanInRoom = { sizes: [52], hasLight: false }
  const drawing = drawingOf(createElement(FanToScale, { fan }))
  expect(textsIn(drawing)).toEqual(['Span 52 in.'])
  expect(drawing.querySelector('.walls')).toBeNull()
  expect(fanCaption(fan, false)).toBe(
    'Outline only, drawn to scale with a person 5 ft 8 in. tall beside it. Ask us how far from the ceiling it hangs.',
  )
})

test('a downrod fan without a drop is drawn with the usual one, which is not given as its own', () => {
  const drawing = drawingOf(
    createElement(FanToScale, { fan: { sizes: [52], mounting: 'Downrod', hasLight: false } }),
  )
  expect(textsIn(drawing)).toEqual(['Drop', 'ask us', 'Span 52 in.'])
})

const fixture = (outline: FixtureOutline) => drawingOf(createElement(FixtureToScale, { fixture: outline }))

test.each<{ kind: string; outline: FixtureOutline; texts: string[]; caption: string }>([
  {
    kind: 'round hanging fixture',
    outline: {
      heightInches: 12,
      widthInches: 16,
      depthInches: 16,
      overallHeightInches: 132,
      mounting: 'Hanging',
    },
    texts: ['Height', '12 in.', 'Width and depth 16 in.', 'Overall up to 132 in.'],
    caption: 'Outline only, drawn to scale with a 7.5 in. hand beside it; its stem or chain is shortened.',
  },
  {
    kind: 'linear hanging fixture without an overall height',
    outline: { heightInches: 5, widthInches: 48, depthInches: 3, mounting: 'Hanging' },
    texts: ['Height', '5 in.', 'Width 48 in.', 'Depth', '3 in.'],
    caption:
      'Outline only, drawn to scale with a person 5 ft 8 in. tall beside it. Ask us for the length of its stem or chain.',
  },
  {
    kind: 'wall fixture',
    outline: { heightInches: 10, widthInches: 33, depthInches: 7, mounting: 'Wall' },
    texts: ['Height', '10 in.', 'Width 33 in.', 'Depth 7 in.'],
    caption: 'Outline only, drawn to scale with a 7.5 in. hand beside it.',
  },
  {
    kind: 'fixture of unknown mounting',
    outline: { heightInches: 6, widthInches: 15, depthInches: 15 },
    texts: ['Height', '6 in.', 'Width and depth 15 in.'],
    caption: 'Outline only, drawn to scale with a 7.5 in. hand beside it.',
  },
])('a $kind says its measurements', ({ outline, texts, caption }) => {
  expect(textsIn(fixture(outline))).toEqual(texts)
  expect(fixtureCaption(outline, false)).toBe(caption)
})

test('a stem that is not longer than what is drawn has no break', () => {
  const drawing = fixture({
    heightInches: 12,
    widthInches: 16,
    depthInches: 16,
    overallHeightInches: 16,
    mounting: 'Hanging',
  })
  expect(drawing.querySelector('.break')).toBeNull()
})
