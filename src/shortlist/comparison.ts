import type { SpecRow } from '../catalogue/views/spec-rows.ts'
import type { ListedProduct } from './listed-product.ts'

/** As many as fit beside each other. */
export const MOST_COMPARED = 4
export const LEAST_COMPARED = 2

/** The cell of a fact that a product's record does not have. */
const UNKNOWN = 'Call or email us for details.'

/** A fact of all compared products. */
interface ComparedRow {
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
 * @returns undefined when there are fewer than two of them
 */
export function comparison(given: readonly ListedProduct[]): Comparison | undefined {
  const products = given.filter(({ kind }) => kind === given[0]?.kind).slice(0, MOST_COMPARED)
  if (products.length < LEAST_COMPARED) return undefined
  const rows = labelsOf(products).map((label) => {
    const cells = products.map(({ specs }) => factsOf(specs).get(label) ?? [UNKNOWN])
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

/** The lines of each fact by its label; the finishes of a mix-and-match fan's parts are one fact, as they are elsewhere. */
function factsOf(specs: readonly SpecRow[]): ReadonlyMap<string, string[]> {
  const facts = new Map<string, string[]>()
  for (const { label, lines } of specs) {
    const part = PART_FINISHES.exec(label)?.[1]
    if (part) facts.set('Finishes', [...(facts.get('Finishes') ?? []), `${part}: ${lines.join(', ')}`])
    else facts.set(label, lines)
  }
  return facts
}

/** Every label once, each where the longest table has it. */
function labelsOf(products: readonly ListedProduct[]): string[] {
  const [longest, ...others] = products.toSorted((a, b) => b.specs.length - a.specs.length)
  return [
    ...new Set(
      [longest, ...others].flatMap((product) => (product ? [...factsOf(product.specs).keys()] : [])),
    ),
  ]
}

/** The largest measure of all, to which every drawing is scaled: inches across. */
export const widestInches = (products: readonly ListedProduct[]): number =>
  Math.max(...products.flatMap(({ spans, outline }) => [...spans, outline?.width ?? 0, outline?.height ?? 0]))

/** The highest airflow of all in CFM; 0 when no product has one. */
export const highestAirflow = (products: readonly ListedProduct[]): number =>
  Math.max(0, ...products.flatMap(({ airflow }) => airflow))
