import type { RunningCost } from '../../catalogue/rules/running-cost.ts'
import type { SpecRow } from '../../catalogue/views/spec-rows.ts'
import type { ListedProduct } from './listed-product.ts'

/** As many as fit beside each other. */
export const MOST_COMPARED = 4
export const LEAST_COMPARED = 2

/** The cell of a fact that a product's record does not have. */
const UNKNOWN = 'Call or email us for details.'

/** A fact of all compared products. */
export interface ComparedRow {
  label: string
  /** The lines of each product, in their order. */
  cells: string[][]
  differs: boolean
}

export interface Comparison {
  /** One kind, two to four. */
  products: readonly ListedProduct[]
  /** Rows that differ first; within each half in the order of the specification. */
  rows: ComparedRow[]
}

/**
 * The products of the first one's kind, at most four, side by side.
 *
 * @param cost with what their running cost is reckoned
 * @returns undefined when there are fewer than two of them
 */
export function comparison(given: readonly ListedProduct[], cost: RunningCost): Comparison | undefined {
  const products = given.filter(({ kind }) => kind === given[0]?.kind).slice(0, MOST_COMPARED)
  if (products.length < LEAST_COMPARED) return undefined
  const facts = products.map(({ specs }) => factsOf(specs(cost)))
  const rows = labelsOf(facts).map((label) => {
    const cells = facts.map((lines) => lines.get(label) ?? [UNKNOWN])
    const [first, ...others] = cells.map((lines) => lines.join('\n'))
    return { label, cells, differs: others.some((text) => text !== first) }
  })
  return {
    products,
    rows: [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)],
  }
}

/** The table's rows that list the finishes of a part. */
const PART_FINISHES = /^(Body|Blade|Light) finishes$/

type Facts = ReadonlyMap<string, string[]>

/** Its measurements are under the drawings. */
const DRAWN = 'Sizes'

/** The lines of each fact by its label; the finishes of a mix-and-match fan's parts are one fact, as they are elsewhere. */
function factsOf(specs: readonly SpecRow[]): Facts {
  const facts = new Map<string, string[]>()
  for (const { label, lines } of specs.filter(({ label }) => label !== DRAWN)) {
    const part = PART_FINISHES.exec(label)?.[1]
    if (part) facts.set('Finishes', [...(facts.get('Finishes') ?? []), `${part}: ${lines.join(', ')}`])
    else facts.set(label, lines)
  }
  return facts
}

/** Every label once, each where the longest table has it. */
const labelsOf = (facts: readonly Facts[]): string[] => [
  ...new Set(facts.toSorted((a, b) => b.size - a.size).flatMap((lines) => [...lines.keys()])),
]

/** The largest measure of all, to which every drawing is scaled: inches across. */
export const widestInches = (products: readonly ListedProduct[]): number =>
  Math.max(
    ...products.flatMap(({ spans, outline }) => [
      ...spans,
      outline?.widthInches ?? 0,
      outline?.heightInches ?? 0,
    ]),
  )

/** The highest figure of all in a row, which is the longest bar; 0 when no product has one. */
export const highestFigure = (products: readonly ListedProduct[], label: string): number =>
  Math.max(0, ...products.flatMap(({ figures }) => figures[label] ?? []))
