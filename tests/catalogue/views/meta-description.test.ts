import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metaDescription } from '../../../src/catalogue/views/meta-description.ts'

/** A sentence of so many characters. */
const sentence = (length: number) =>
  `${'A fan turns in a room with a view of the old town '.repeat(4).slice(0, length - 1)}.`

describe('a text with several sentences', () => {
  test.each([
    { case: '160 characters in two sentences', text: `${sentence(79)} ${sentence(80)}`, length: 160 },
    { case: '161 characters in two sentences', text: `${sentence(80)} ${sentence(80)}`, length: 80 },
    { case: 'a first sentence of 160 characters', text: `${sentence(160)} ${sentence(20)}`, length: 160 },
  ])('$case gives $length characters', ({ text, length }) => {
    expect(metaDescription(text)).toBe(text.slice(0, length))
    expect(metaDescription(text)).toHaveLength(length)
  })

  test('keeps whole sentences only, from the first on', () => {
    const text = `Is it quiet? Yes! ${sentence(160)} Short.`
    expect(metaDescription(text)).toBe('Is it quiet? Yes!')
  })

  test('doesn’t end a sentence at a decimal point', () => {
    expect(metaDescription('It spans 33.5 inches. It is quiet.')).toBe('It spans 33.5 inches. It is quiet.')
  })
})

describe('a first sentence that is too long', () => {
  test('ends after a whole word', () => {
    const text = `${'Twelve chars '.repeat(12)}overflowing the limit.`
    expect(metaDescription(text)).toBe(`${'Twelve chars '.repeat(12).trim()}…`)
  })

  test.each([161, 162, 170, 200])('with %i characters is cut to 160 at most', (length) => {
    const description = metaDescription(sentence(length))
    expect(description.endsWith('…')).toBe(true)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description.length).toBeGreaterThan(140)
    expect(sentence(length).startsWith(description.slice(0, -1))).toBe(true)
  })

  test('loses the comma before its end', () => {
    const text = `${'a'.repeat(150)}, ${'b'.repeat(30)}.`
    expect(metaDescription(text)).toBe(`${'a'.repeat(150)}…`)
  })
})

test('a short text without a full stop stays as it is', () => {
  expect(metaDescription('Coming Soon')).toBe('Coming Soon')
})

test('shortens any text to a description with the same beginning', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\S(.*\S)?$/), (text) => {
      const description = metaDescription(text)
      expect(text.startsWith(description.replace(/…$/, ''))).toBe(true)
      expect(description.length).toBeLessThanOrEqual(160)
    }),
  )
})
