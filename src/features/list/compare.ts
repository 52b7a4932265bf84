import type { ProductKind } from '../../catalogue/kinds/product-kinds.ts'
import { dollarsAYear, efficiencies, fanInSize, type RunningCost } from '../../catalogue/rules/fan-figures.ts'
import { fixtureSize } from '../../catalogue/rules/fixture-dimensions.ts'
import { formatInches, sizesText, withThousands } from '../../catalogue/rules/numbers.ts'
import { finishChoice } from '../../catalogue/views/finish-choice.ts'
import { fanSpecs, fixtureSpecs, SPEC_LABELS, type SpecKey } from '../../catalogue/views/spec-rows.ts'
import type { ScaledProduct } from '../../drawing/to-scale/BesidePerson.tsx'
import { chosenIn } from './choices.ts'
import { type Entry, MAX_COMPARED, MIN_COMPARED } from './entries.ts'
import type { OwnFan } from './own-fan.ts'
import type { KnownProduct, ProductRecord } from './records.ts'

const UNKNOWN = 'Call or email us for details.'
const NOT_ON_LABEL = 'Not on the label'

/** The rows with figures, and the words for the best one. */
const BEST: Partial<Record<SpecKey, string>> = {
  airflow: 'Most air',
  efficiency: 'Most efficient',
  runningCost: 'Costs least',
}

type Facts = ReadonlyMap<SpecKey, readonly string[]>

/** A product in a comparison, in its chosen size or in all sizes. */
export interface Column extends ScaledProduct {
  kind: ProductKind
  /** Empty for the visitor's own fan. */
  productUrl: string
  manufacturer: string
  /** "52 and 60 in.", "12 in. wide, 9 in. high" */
  sizes: string
  onDisplayAt?: string | undefined
  facts: Facts
  /** In the order of the lines. */
  figures: Partial<Record<SpecKey, readonly number[]>>
  /** Missing for the visitor's own fan. */
  chosen?: ReturnType<typeof chosenProduct>
}

/** The rows that list the finishes of a part, and the part's name before them. */
const PART_FINISHES: Partial<Record<SpecKey, string>> = {
  bodyFinish: 'Body',
  bladesFinish: 'Blade',
  lightFinish: 'Light',
}

/** The lines of each fact. The finishes of a mix-and-match fan's parts are one fact; the sizes are under the drawings. */
function factsOf(specs: readonly { key: SpecKey; lines: string[] }[]): Facts {
  const facts = new Map<SpecKey, string[]>()
  for (const { key, lines } of specs) {
    const part = PART_FINISHES[key]
    if (part) facts.set('finish', [...(facts.get('finish') ?? []), `${part}: ${lines.join(', ')}`])
    else if (key !== 'sizes') facts.set(key, lines)
  }
  return facts
}

export function columnOf(record: ProductRecord, cost: RunningCost, sizeInches?: number): Column {
  const { kind, productUrl, title, manufacturer } = record
  const column = { kind, productUrl, title, manufacturer }
  if (record.kind === 'fixtures')
    return {
      ...column,
      sizes: fixtureSize(record).join(', '),
      facts: factsOf(fixtureSpecs(record)),
      figures: {},
      spans: [],
      fixture: record,
    }
  const shown = sizeInches === undefined ? record : fanInSize(record, sizeInches)
  return {
    ...column,
    sizes: sizesText(record.sizes),
    onDisplayAt: record.location,
    facts: factsOf(fanSpecs(shown, cost)),
    figures: {
      airflow: shown.airflowRating ?? [],
      efficiency: efficiencies(shown),
      runningCost: shown.wattsOnHigh?.map((watts) => dollarsAYear(watts, cost)) ?? [],
    },
    spans: record.sizes.toSorted((a, b) => b - a),
    bladeCount: record.bladeCount,
  }
}

/** A product in the finish and size of an entry, and its picture in that finish. */
export function chosenProduct({ product, record, drawn }: KnownProduct, entry: Entry) {
  const chosen = chosenIn(product, entry)
  // Same order as on the product page.
  const view = finishChoice(record, {}).views.find(({ key }) => key === chosen.finish.key)
  return { product, entry, drawn, view, ...chosen }
}

/** The visitor's own fan, with what its label has: figures for an average of all speeds. */
export function ownColumn({ airflow, watts, spanInches }: OwnFan, cost: RunningCost): Column {
  const dollars = dollarsAYear(watts, cost)
  return {
    kind: 'fans',
    productUrl: '',
    title: 'Yours',
    manufacturer: 'From its label',
    sizes: `${formatInches(spanInches)} in.`,
    facts: factsOf([
      { key: 'airflow', lines: [`${withThousands(airflow)} CFM`] },
      { key: 'efficiency', lines: [`${Math.round(airflow / watts)} CFM per watt`] },
      { key: 'electricity', lines: [`${withThousands(watts)} W`] },
      { key: 'runningCost', lines: [`About $${withThousands(dollars)} a year`] },
    ]),
    figures: { airflow: [airflow], efficiency: [airflow / watts], runningCost: [dollars] },
    spans: [spanInches],
  }
}

interface Cell {
  text: string
  /** The figure as a share of the row's highest, from 0 to 1. */
  bar?: number
  best?: string | false | undefined
}

/** A fact of all compared products, by lines in each cell. */
interface ComparedRow {
  key: SpecKey
  label: string
  cells: readonly (readonly Cell[])[]
}

/** Rows are in the order of the specification. */
export interface Comparison {
  /** One kind, two to four; the visitor's own fan is one more. */
  columns: readonly Column[]
  differing: readonly ComparedRow[]
  same: readonly ComparedRow[]
}

/** Lines of a row, with bars and the best figure, if any. */
function cellsOf(key: SpecKey, columns: readonly Column[]): Cell[][] {
  const all = columns.flatMap(({ figures }) => figures[key] ?? [])
  const [lowest, highest] = [Math.min(...all), Math.max(...all)]
  return columns.map(({ productUrl, facts, figures }) => {
    const lines = facts.get(key) ?? [productUrl ? UNKNOWN : NOT_ON_LABEL]
    return lines.map((text, line) => {
      const figure = figures[key]?.[line]
      if (figure === undefined) return { text }
      const isBest = lowest < highest && figure === (key === 'runningCost' ? lowest : highest)
      return { text, bar: figure / highest, best: isBest && BEST[key] }
    })
  })
}

/** A fact that is missing on a label is no difference. */
const differs = ({ cells }: ComparedRow): boolean =>
  new Set(
    cells.map((lines) => lines.map(({ text }) => text).join('\n')).filter((text) => text !== NOT_ON_LABEL),
  ).size > 1

/**
 * The products of the first one's kind, at most four, side by side; undefined if there are fewer than two. The visitor's own fan comes
 * first among fans, and differs only in its label's facts.
 */
export function comparison(given: readonly Column[], own?: Column): Comparison | undefined {
  const ofStore = given.filter(({ kind }) => kind === given[0]?.kind).slice(0, MAX_COMPARED)
  if (ofStore.length < MIN_COMPARED) return undefined
  const columns = own && own.kind === ofStore[0]?.kind ? [own, ...ofStore] : ofStore
  // Each key once, at its position in the longest table.
  const longest = columns.toSorted((a, b) => b.facts.size - a.facts.size)
  const keys = new Set(longest.flatMap(({ facts }) => [...facts.keys()]))
  const rows = [...keys].map((key) => ({ key, label: SPEC_LABELS[key], cells: cellsOf(key, columns) }))
  return { columns, differing: rows.filter(differs), same: rows.filter((row) => !differs(row)) }
}
