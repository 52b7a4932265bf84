import type { ProductKind } from './product-kinds.ts'

/** What shoppers call the products of a kind (rule S19). */
interface KindWords {
  /** One, in a sentence or a count, and several. */
  one: string
  many: string
  /** Over a list of them; `content/search-words.json` calls all of a kind so. */
  title: string
  /** One, as a shopper asks the store for it. */
  asked: string
}

export const KIND_WORDS: Readonly<Record<ProductKind, KindWords>> = {
  fans: { one: 'fan', many: 'fans', title: 'Fans', asked: 'ceiling fan' },
  fixtures: { one: 'light', many: 'lights', title: 'Lights', asked: 'light' },
}

/** What stands where products of a kind will be, in a shop that has none of them yet. */
export const nothingYet = (kind: ProductKind): string => `Your ${KIND_WORDS[kind].many} will be here.`

/** "1 fan", "12 lights". */
export function countedProducts(count: number, kind: ProductKind): string {
  const { one, many } = KIND_WORDS[kind]
  return `${count} ${count === 1 ? one : many}`
}
