import { correctSlips, nearestWords, shopWords } from './correct-slips.ts'
import { matchNearSizes, type SearchedList } from './match-parts.ts'
import {
  hasProducts,
  type MatchedPart,
  type Matches,
  matchesOf,
  matchParts,
  matchWords,
  type Nearly,
  namedKind,
} from './match-question.ts'
import { type Part, readQuestion } from './read-question.ts'
import type { Vocabulary } from './vocabulary.ts'
import { addRank, type Ranks } from './word-index.ts'

/** How much a part says of what is looked for: "fan" more than "chandelier", that more than "glass", a figure least. */
function weightOf(part: Part): number {
  const { words, entry } = part
  if (words.every((word) => /^\d+$/.test(word))) return 0
  if (!entry?.meanings.length) return 1
  if (namedKind(part)) return 4
  return entry.meanings.some(({ is }) => is === 'category' || is === 'all') ? 3 : 2
}

/**
 * What most of the words find together, where nothing is all of it: parts are added while something is found, those that say most
 * first, of equals the last, as English ends with what it is about. A size becomes one of about that size.
 */
function matchMost(
  lists: readonly SearchedList[],
  vocabulary: Vocabulary,
  words: readonly string[],
): Matches {
  const read = readQuestion(vocabulary, words)
  const kept: MatchedPart[] = []
  const unknown: string[] = []
  const fits = (one: MatchedPart) => hasProducts(matchesOf(lists, read, [...kept, one]))
  for (const one of matchParts(lists, read)
    .toReversed()
    .toSorted((a, b) => weightOf(b.part) - weightOf(a.part))) {
    const { part } = one
    const about = { part, found: lists.map((list) => matchNearSizes(list, part)) }
    const fitting = [one, about].find(fits)
    if (fitting) kept.push(fitting)
    if (fitting !== one) unknown.push(...part.words)
  }
  return { ...matchesOf(lists, read, kept), unknown }
}

/** What answers any of several questions. */
function together([first, ...rest]: readonly Matches[]): Matches | undefined {
  if (!first) return undefined
  const ranks = first.ranks.map((own, at) => {
    const all: Ranks = new Map(own)
    for (const other of rest)
      for (const [position, rank] of other.ranks[at] ?? []) addRank(all, position, rank)
    return all
  })
  return { ...first, ranks, pages: [...new Set([first, ...rest].flatMap(({ pages }) => pages))] }
}

/**
 * What answers words that find no product as they are typed: slips in words that the shop does not know are forgiven, the nearest
 * alone; then words are left out.
 */
export const matchNearly: Nearly = (lists, vocabulary, words, asTyped) => {
  const shop = shopWords(vocabulary, lists)
  const corrected = correctSlips(words, shop).map(({ words: meant, slips, unknown }) => ({
    meant,
    slips,
    matches: { ...matchWords(lists, vocabulary, meant), unknown },
  }))
  const nearest = corrected.find(({ matches }) => hasProducts(matches))
  const asMeant = together(
    corrected
      .filter(({ slips, matches }) => slips === nearest?.slips && hasProducts(matches))
      .map(({ matches }) => matches),
  )
  if (asMeant) return asMeant
  const [best] = corrected
  const most = matchMost(lists, vocabulary, best?.meant ?? words)
  if (hasProducts(most)) return { ...most, unknown: [...(best?.matches.unknown ?? []), ...most.unknown] }
  const withPages = [asTyped, ...corrected.map(({ matches }) => matches)].find(
    ({ pages }) => pages.length > 0,
  )
  return withPages ?? { ...asTyped, nearest: nearestWords(words, shop) }
}
