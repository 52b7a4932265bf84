import { Children, isValidElement } from 'react'
import { expect, test } from 'vitest'
import { FinishDots } from '../../../src/features/list/sheet/FinishDots.tsx'

test('a body and blades of one color are two dots, told apart by their keys', () => {
  const { children } = FinishDots({ colours: ['#1a1a1a', '#1a1a1a'] }).props
  const keys = Children.map(children, (dot) => isValidElement(dot) && dot.key)
  expect(new Set(keys).size).toBe(2)
})
