import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metaDescription } from '../../../src/catalogue/views/meta-description.ts'

/** A sentence of so many characters. */
const sentence = (length: number) =>
  `${'A fan turns in a room with a view of the old town '.repeat(4).slice(0, length - 1)}.`

describe('a description', () => {
  test.each([
    { case: '160 characters in two sentences', text: `${sentence(79)} ${sentence(80)}`, length: 160 },
    { case: '161 characters in two sentences', text: `${sentence(80)} ${sentence(80)}`, length: 80 },
    { case: 'a first sentence of 160 characters', text: `${sentence(160)} ${sentence(20)}`, length: 160 },
  ])('$case gives $length characters', ({ text, length }) => {
    expect(metaDescription(text)).toBe(text.slice(0, length))
    expect(metaDescription(text)).toHaveLength(length)
  })

  test.each([
    [`Is it quiet? Yes! ${sentence(160)} Short.`, 'Is it quiet? Yes!'],
    ['It spans 33.5 inches. It is quiet.', 'It spans 33.5 inches. It is quiet.'],
    ['Coming Soon', 'Coming Soon'],
    [`${'Twelve chars '.repeat(12)}overflowing the limit.`, `${'Twelve chars '.repeat(12).trim()}…`],
    [`${'a'.repeat(150)}, ${'b'.repeat(30)}.`, `${'a'.repeat(150)}…`],
  ])('%s becomes %s', (text, description) => {
    expect(metaDescription(text)).toBe(description)
  })
})

test('shortens any text to a description with the same beginning', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400 }).map((text) => text.trim()),
      (text) => {
        const description = metaDescription(text)
        expect(text.startsWith(description.replace(/…$/, ''))).toBe(true)
        expect(description.length).toBeLessThanOrEqual(160)
      },
    ),
  )
})
