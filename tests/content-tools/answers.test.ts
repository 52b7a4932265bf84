import { describe, expect, test } from 'vitest'
import { answerProblem, figures, items } from '../../src/content-tools/answers.ts'

test.each([
  ['title', '', 'Is empty. Fill it in.'],
  ['title', 'Osprey 52', undefined],
  ['sizes', [52, 33.5], undefined],
  [
    'sizes',
    [52, 'fifty'],
    'sizes[1]: expected a number of inches such as 52 or 33.5, got "fifty". Correct the value.',
  ],
  ['sizes', [], 'Is an empty list; expected a list such as [52, 60]. Fill it in.'],
  [
    'colors',
    { body: [], blades: ['Walnut'] },
    'colors.body: is an empty list; expected a list such as ["Walnut", "Light Oak"]. Fill it in.',
  ],
  [
    'name',
    'Osprey 52',
    'Expected lower-case words joined by dashes, such as "alder-52", got "Osprey 52". Write "osprey-52".',
  ],
])('to %s, the answer %j is told: %s', (field, value, problem) => {
  expect(answerProblem('fans', field, value)).toBe(problem)
})

describe('an answer with commas', () => {
  test('is a list, each item once', () => {
    expect(items(' Matte Black, Satin Brass,, Matte Black ')).toEqual(['Matte Black', 'Satin Brass'])
  })

  test('holds figures, and what is none stays as it was typed', () => {
    expect(figures('52, 33.5, 60"')).toEqual([52, 33.5, '60"'])
  })
})
