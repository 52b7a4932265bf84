import { type Entry, isSame, type Vocabulary } from './vocabulary.ts'
import { typedWordsOf } from './words-of.ts'

/** A word of a question, or several in a row that stand for one thing. */
export interface Part {
  words: readonly string[]
  /** What it stands for; undefined for any other word. */
  entry: Entry | undefined
  /** Whether it is typed to its end; while it is typed it may become a name or a number as well. */
  isWhole: boolean
}

/** A shorter beginning of a word does not stand for anything yet. */
const MIN_BEGINNING = 3

/** What all phrases with this beginning stand for together; undefined if there is none. */
function begunEntry({ phrases }: Vocabulary, beginning: string): Entry | undefined {
  const begun = [...phrases].filter(([phrase]) => phrase.startsWith(beginning)).map(([, entry]) => entry)
  if (begun.length === 0) return undefined
  const meanings = begun.flatMap((entry) => entry.meanings)
  return {
    meanings: meanings.filter((one, index) => meanings.findIndex((other) => isSame(one, other)) === index),
    pages: [...new Set(begun.flatMap(({ pages }) => pages))],
  }
}

/** Words that carry meaning, in the singular; all of them if none does, as in "The". */
export function carryingWords({ ignored }: Vocabulary, typed: string): string[] {
  const words = typedWordsOf(typed)
  const carrying = words.filter((word) => !ignored.has(word))
  return carrying.length > 0 ? carrying : words
}

/** What words in a row stand for; two of them in either order and as one, as in "remote replacement" and "casa blanca". */
function entryOf({ phrases }: Vocabulary, words: readonly string[]): Entry | undefined {
  const entry = phrases.get(words.join(' '))
  return entry || words.length !== 2
    ? entry
    : (phrases.get(words.toReversed().join(' ')) ?? phrases.get(words.join('')))
}

/** Splits the words of a question, the longest names first: "kitchen island" is one part, "black fan" two. */
export function readQuestion(vocabulary: Vocabulary, words: readonly string[]): Part[] {
  const parts: Part[] = []
  for (let start = 0; start < words.length; ) {
    const read = (end: number): Part | undefined => {
      const own = words.slice(start, end)
      const phrase = own.join(' ')
      const entry = entryOf(vocabulary, own)
      if (entry) return { words: own, entry, isWhole: true }
      const mayBegin = end === words.length && phrase.length >= MIN_BEGINNING
      const begun = mayBegin ? begunEntry(vocabulary, phrase) : undefined
      return begun && { words: own, entry: begun, isWhole: false }
    }
    let part: Part | undefined
    for (let end = words.length; end > start && !part; end -= 1) part = read(end)
    part ??= {
      words: words.slice(start, start + 1),
      entry: undefined,
      isWhole: start < words.length - 1,
    }
    parts.push(part)
    start += part.words.length
  }
  return parts
}
