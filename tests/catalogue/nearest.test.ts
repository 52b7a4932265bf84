import { describe, expect, test } from 'vitest'
import { nearest, nearestPath, suggest } from '../../src/catalogue/nearest.ts'

describe('suggests the intended name', () => {
  test.each([
    { name: 'titel', known: ['title', 'sizes'], meant: 'title' },
    { name: 'Title', known: ['title'], meant: 'title' },
    { name: 'title', known: ['Title'], meant: 'Title' },
    { name: 'abcdef', known: ['abcdxy'], meant: 'abcdxy' },
    { name: 'abcdef', known: ['abcxyz'], meant: undefined },
    { name: 'abcdefghi', known: ['abcdefxyz'], meant: 'abcdefxyz' },
    { name: 'anything', known: [], meant: undefined },
  ])('suggests $meant for $name from $known', ({ name, known, meant }) => {
    expect(nearest(name, known)).toBe(meant)
  })

  test.each([
    { path: 'a/b/alder-53.jpg', known: ['a/b/alder-52.jpg', 'a/b/wren.jpg'], meant: 'a/b/alder-52.jpg' },
    { path: 'x/alder-52.jpg', known: ['a/b/alder-52.jpg'], meant: 'a/b/alder-52.jpg' },
    { path: 'b/alder-53.jpg', known: ['a/alder-52.jpg', 'b/alder-52.jpg'], meant: 'b/alder-52.jpg' },
    { path: 'a/long/folder/maxim', known: ['a/long/folder/hunter'], meant: undefined },
  ])('suggests $meant for the path $path from $known', ({ path, known, meant }) => {
    expect(nearestPath(path, known)).toBe(meant)
  })
})

test.each([
  { name: 'titel', known: ['title'], words: 'Did you mean "title"?' },
  { name: 'weight', known: ['title', 'sizes'], words: 'Known: "title", "sizes".' },
  { name: 'weight', known: [], words: 'There are none yet.' },
])('$name among $known: $words', ({ name, known, words }) => {
  expect(suggest(name, known)).toBe(words)
})
