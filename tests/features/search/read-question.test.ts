import { expect, test } from 'vitest'
import { carryingWords, readQuestion } from '../../../src/features/search/read-question.ts'
import type { Entry, Meaning, Vocabulary } from '../../../src/features/search/vocabulary.ts'
import { value } from '../finder/products.ts'

const HOURS = { title: 'Hours', text: 'Open daily.', url: '/contact', words: [] }
const means = (...meanings: Meaning[]): Entry => ({ meanings, pages: [] })
const vocabulary: Vocabulary = {
  ignored: new Set(['the', 'for']),
  phrases: new Map([
    ['black', means(value('finish', 'Black'))],
    ['blackened steel', means(value('finish', 'Black'), value('finish', 'Steel'))],
    ['kitchen island', means(value('finish', 'Island'))],
    ['kitchen', means(value('finish', 'Kitchen'))],
    ['hour', { meanings: [], pages: [HOURS] }],
    ['hourglass', { meanings: [], pages: [HOURS] }],
    ['tv', means(value('finish', 'Tv'))],
  ]),
}

/** "[black] [kitchen island]", with … behind what is not typed to its end and ? behind what stands for nothing. */
const read = (...words: string[]) =>
  readQuestion(vocabulary, words)
    .map((part) => `${part.words.join(' ')}${part.isWhole ? '' : '…'}${part.entry ? '' : '?'}`)
    .join(' | ')

test.each([
  { words: ['black', 'kitchen', 'island'], parts: 'black | kitchen island', why: 'the longest name first' },
  {
    words: ['kitchen', 'black'],
    parts: 'kitchen | black',
    why: 'a shorter one where the long one is not there',
  },
  { words: ['kitchen', 'isl'], parts: 'kitchen isl…', why: 'two words that are still being typed' },
  { words: ['blac'], parts: 'blac…', why: 'a word that is still being typed' },
  { words: ['bla', 'kitchen'], parts: 'bla? | kitchen', why: 'only the last word may still be typed' },
  { words: ['island', 'kitchen'], parts: 'island kitchen', why: 'two words in the other order' },
  { words: ['hour', 'glass'], parts: 'hour glass', why: 'two words that are one' },
  { words: ['ki', 'tch', 'en'], parts: 'ki? | tch? | en…?', why: 'three words that are one are none' },
  { words: ['bla'], parts: 'bla…', why: 'three letters begin a word' },
  { words: ['bl'], parts: 'bl…?', why: 'two letters begin nothing yet' },
  { words: ['tv'], parts: 'tv', why: 'two letters may be a word' },
  { words: ['beacon', '52'], parts: 'beacon? | 52…?', why: 'what the shop has no words for' },
  { words: [], parts: '', why: 'nothing' },
])('$words is read as "$parts": $why', ({ words, parts }) => {
  expect(read(...words)).toBe(parts)
})

test('a word that is still being typed stands for all that it may become, each once', () => {
  const [part] = readQuestion(vocabulary, ['blac'])
  expect(part?.entry).toEqual({ meanings: [value('finish', 'Black'), value('finish', 'Steel')], pages: [] })
})

test('a page that two words lead to is named once', () => {
  const [part] = readQuestion(vocabulary, ['hou'])
  expect(part?.entry?.pages).toEqual([HOURS])
})

test.each([
  { typed: 'the fans for black', words: ['fan', 'black'] },
  { typed: 'The', words: ['the'] },
  { typed: '', words: [] },
])('"$typed" carries $words', ({ typed, words }) => {
  expect(carryingWords(vocabulary, typed)).toEqual(words)
})
