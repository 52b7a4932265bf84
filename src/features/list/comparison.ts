import type { RunningCost } from '../../catalogue/rules/running-cost.ts'
import { SPEC_LABELS, type SpecKey, type SpecRow } from '../../catalogue/views/spec-rows.ts'
import { LEAST_COMPARED, MOST_COMPARED } from './compared-count.ts'
import type { ComparedProduct } from './listed-product.ts'

/** The cell of a fact that a product's record does not have. */
const UNKNOWN = 'Call or email us for details.'
/** The same of the fan that the visitor has. */
const NOT_ON_LABEL = 'Not on its label'

/** A fact of all compared products. */
export interface ComparedRow {
  key: SpecKey
  label: string
  /** The lines of each product, in their order. */
  cells: string[][]
  differs: boolean
}

export interface Comparison {
  /** One kind, two to four. */
  products: readonly ComparedProduct[]
  /** Rows that differ first; within each half in the order of the specification. */
  rows: ComparedRow[]
}

/**
 * The products of the first one's kind, at most four, side by side.
 *
 * @param cost with what their running cost is reckoned
 * @param own the visitor's own fan, which comes first beside fans, and differs only in what its label says
 * @returns undefined when there are fewer than two of them
 */
export function comparison(
  given: readonly ComparedProduct[],
  cost: RunningCost,
  own?: ComparedProduct,
): Comparison | undefined {
  const ofStore = given.filter(({ kind }) => kind === given[0]?.kind).slice(0, MOST_COMPARED)
  if (ofStore.length < LEAST_COMPARED) return undefined
  const products = own && own.kind === ofStore[0]?.kind ? [own, ...ofStore] : ofStore
  const facts = products.map(({ specs }) => factsOf(specs(cost)))
  const rows = keysOf(facts).map((key) => {
    const cells = facts.map((lines, at) => lines.get(key) ?? [products[at] === own ? NOT_ON_LABEL : UNKNOWN])
    const known = cells.filter((_, at) => products[at] !== own || facts[at]?.has(key))
    const [first, ...others] = known.map((lines) => lines.join('\n'))
    return { key, label: SPEC_LABELS[key], cells, differs: others.some((text) => text !== first) }
  })
  return {
    products,
    rows: [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)],
  }
}

/** The table's rows that list the finishes of a part, and what the part is called before them. */
const PART_FINISHES: Partial<Record<SpecKey, string>> = {
  bodyFinish: 'Body',
  bladesFinish: 'Blade',
  lightFinish: 'Light',
}

type Facts = ReadonlyMap<SpecKey, string[]>

/** The lines of each fact; the finishes of a mix-and-match fan's parts are one fact, as they are elsewhere. */
function factsOf(specs: readonly SpecRow[]): Facts {
  const facts = new Map<SpecKey, string[]>()
  // The measurements of the sizes are under the drawings.
  for (const { key, lines } of specs.filter(({ key }) => key !== 'sizes')) {
    const part = PART_FINISHES[key]
    if (part) facts.set('finish', [...(facts.get('finish') ?? []), `${part}: ${lines.join(', ')}`])
    else facts.set(key, lines)
  }
  return facts
}

/** Every key once, each where the longest table has it. */
const keysOf = (facts: readonly Facts[]): SpecKey[] => [
  ...new Set(facts.toSorted((a, b) => b.size - a.size).flatMap((lines) => [...lines.keys()])),
]

/**
 * How long the bar of a figure is, of 1 for the row's scale: longer is better. A running cost is drawn as what is saved beside the
 * highest of the row. Undefined where the figure is unknown.
 */
export function barLength(
  products: readonly ComparedProduct[],
  key: SpecKey,
  figure: number | undefined,
): number | undefined {
  if (figure === undefined) return undefined
  const highest = Math.max(...products.flatMap(({ figures }) => figures[key] ?? []))
  return key === 'runningCost' ? (highest - figure) / highest : figure / highest
}
