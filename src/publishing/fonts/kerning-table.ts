import type { KernedPair } from './kerned-pairs.ts'

const SHORT = 2
const MAJOR_VERSION = 1
const NO_REQUIRED_FEATURE = 0xffff
const PAIR_POSITIONING = 2
const BY_CLASSES = 2
const AS_A_LIST = 1
/** What a pair's first value is: the advance to the right alone. */
const X_ADVANCE = 4

const shorts = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * SHORT)
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value & 0xffff, index * SHORT)
  })
  return bytes
}

/** Parts one after another behind a head, which is told how far each is from its beginning. */
function behind(head: (offsets: readonly number[]) => Buffer, ...parts: readonly Buffer[]): Buffer {
  let end = head(parts.map(() => 0)).length
  const offsets = parts.map(({ length }) => {
    end += length
    return end - length
  })
  return Buffer.concat([head(offsets), ...parts])
}

/** The class of each glyph from the first to the last of any, 0 for those between that have none. */
function classDefinition(classes: ReadonlyMap<number, number>): Buffer {
  const first = Math.min(...classes.keys())
  const length = Math.max(...classes.keys()) - first + 1
  return shorts(AS_A_LIST, first, length, ...Array.from({ length }, (_, at) => classes.get(first + at) ?? 0))
}

/** The number of each glyph's class: one for all whose pairs are alike. */
function classesOf(glyphs: readonly number[], likeness: (glyph: number) => string, from: number) {
  const numbers = new Map<string, number>()
  const classes = new Map(
    glyphs.map((glyph) => {
      const alike = likeness(glyph)
      const number = numbers.get(alike) ?? numbers.size + from
      numbers.set(alike, number)
      return [glyph, number] as const
    }),
  )
  return { classes, count: numbers.size + from }
}

/** The lookup's only subtable: PairPosFormat2, a row for each class of first glyphs and a column for each of second ones. */
function pairsByClasses(pairs: readonly KernedPair[]): Buffer {
  const firsts = [...new Set(pairs.map(({ first }) => first))].sort((a, b) => a - b)
  const seconds = [...new Set(pairs.map(({ second }) => second))].sort((a, b) => a - b)
  const values = new Map(pairs.map(({ first, second, units }) => [`${first} ${second}`, units]))
  const unitsOf = (first: number, second: number) => values.get(`${first} ${second}`) ?? 0
  const rows = classesOf(firsts, (first) => seconds.map((second) => unitsOf(first, second)).join(), 0)
  // The second glyphs' class 0 is that of all others.
  const columns = classesOf(seconds, (second) => firsts.map((first) => unitsOf(first, second)).join(), 1)

  const matrix = Array.from({ length: rows.count * columns.count }, () => 0)
  for (const { first, second, units } of pairs)
    matrix[(rows.classes.get(first) ?? 0) * columns.count + (columns.classes.get(second) ?? 0)] = units
  return behind(
    ([coverage = 0, row = 0, column = 0]) =>
      shorts(BY_CLASSES, coverage, X_ADVANCE, 0, row, column, rows.count, columns.count, ...matrix),
    shorts(AS_A_LIST, firsts.length, ...firsts),
    classDefinition(rows.classes),
    classDefinition(columns.classes),
  )
}

const tagged = (tag: string, offset: number): Buffer =>
  Buffer.concat([Buffer.from(tag, 'latin1'), shorts(offset)])

/**
 * Writes the kerning of a font as one table of classes: https://learn.microsoft.com/typography/opentype/spec/gpos
 *
 * @param pairs one at least, each of its two glyphs once; in the font's units
 * @returns a `GPOS` table with the feature `kern` for Latin and whatever else
 */
export function kerningTable(pairs: readonly KernedPair[]): Buffer {
  const script = shorts(2 * SHORT, 0, 0, NO_REQUIRED_FEATURE, 1, 0)
  const scripts = behind(
    ([offset = 0]) => Buffer.concat([shorts(2), tagged('DFLT', offset), tagged('latn', offset)]),
    script,
  )
  const feature = shorts(0, 1, 0)
  const features = behind(([offset = 0]) => Buffer.concat([shorts(1), tagged('kern', offset)]), feature)
  const lookup = behind(([offset = 0]) => shorts(PAIR_POSITIONING, 0, 1, offset), pairsByClasses(pairs))
  const lookups = behind(([offset = 0]) => shorts(1, offset), lookup)
  return behind((offsets) => shorts(MAJOR_VERSION, 0, ...offsets), scripts, features, lookups)
}
