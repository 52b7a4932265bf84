import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { lightFit } from '../../../src/catalogue/rules/spot/light-fit.ts'
import { RoomDrawing } from '../../../src/features/fit/room/drawing/RoomDrawing.tsx'
import { SpotDrawing } from '../../../src/features/fit/spot/drawing/SpotDrawing.tsx'
import { exampleSpot } from '../../../src/features/fit/spot/example-spots.ts'
import { drawingOf } from '../../drawing/read-drawing.ts'
import { HANGING } from './spot/spot-fixture.ts'

const captionsOf = (drawing: ReactElement): string[] =>
  drawingOf(drawing)
    .querySelectorAll('figcaption')
    .map(({ text }) => text.replaceAll('\u00A0', ' '))

test('under a fan of which there is no line drawing, both captions of its room say so', () => {
  const room = { floor: { lengthInches: 168, widthInches: 144 }, ceilingInches: 120 }
  const fan = { spanInches: 48, fans: 1, hasLight: false } as const
  const drawing = createElement(RoomDrawing, { room, fan, bladeHeightInches: 100, isOutlineOnly: true })
  expect(captionsOf(drawing)).toEqual([
    'Outline only, from above.',
    'Outline only, from the side. The blades must stay above the dashed line at 7 ft; 8 ft to 9 ft is best.',
  ])
})

test('under a light of which there is no line drawing, both captions of its place say so', () => {
  const spot = exampleSpot('table')
  const fit = lightFit(HANGING, spot)
  expect(
    captionsOf(createElement(SpotDrawing, { spot, fixture: HANGING, fit, isOutlineOnly: true })),
  ).toEqual([
    'Outline only, front view. The lower edge of the light belongs within the band, 6 in. deep.',
    'Outline only, from above.',
  ])
})
