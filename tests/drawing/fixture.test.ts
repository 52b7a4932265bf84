import { createElement } from 'react'
import { expect, test } from 'vitest'
import { PlainFixture } from '../../src/drawing/Fixture.tsx'
import { drawingOf } from './read-drawing.ts'

const plain = (widthInches: number, heightInches: number) =>
  drawingOf(createElement(PlainFixture, { widthInches, heightInches }))

test('draws a plain 24 in. wide fixture by its height', () => {
  const names = {
    rect: 'bar',
    circle: 'globes',
    'path[d*=C]': 'bowl',
    'path[d*=".46"]': 'drum',
    path: 'lantern',
  }
  const shapeOf = (height: number) =>
    Object.entries(names).find(([selector]) => plain(24, height).querySelector(selector))?.[1]
  const heights = [5, 6, 6.25, 9, 9.25, 12, 12.25, 24, 24.25]
  expect(heights.map((height) => `${height} ${shapeOf(height)}`).join(', ')).toBe(
    '5 bar, 6 bar, 6.25 globes, 9 globes, 9.25 bowl, 12 bowl, 12.25 drum, 24 drum, 24.25 lantern',
  )
})

test('draws a plain fixture in its size', () => {
  expect(plain(48, 5).toString()).toContain('x="-24" y="-5" width="48" height="5"')
  expect(plain(16, 12).toString()).toContain('transform="scale(16 12)"')
  const globes = plain(33, 10).querySelectorAll('circle')
  expect(globes.map((one) => one.getAttribute('cx'))).toEqual(['-12.9', '0', '12.9'])
  expect(plain(33, 10).querySelector('path')?.getAttribute('d')).toBe('M-16.5 -10h33v2.8h-33Z')
})
