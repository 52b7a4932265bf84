interface Described {
  title?: unknown
  productDescription?: unknown
}

/** Of ten different words, eight are in both. */
const MUCH = 0.8
/** More would take minutes: every pair is compared. */
const MOST_PRODUCTS = 2000

/** The words of a description without those of the product's own name. */
function wordsOf({ title, productDescription }: Described): Set<string> {
  const words = (text: unknown) =>
    String(text ?? '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const own = new Set(words(title))
  return new Set(words(productDescription).filter((word) => !own.has(word)))
}

/** Pairs of products whose descriptions are much alike: a shopper learns nothing from the second. */
export function alikeDescriptions(products: readonly Described[]): [string, string][] {
  if (products.length > MOST_PRODUCTS) return []
  const described = products
    .map((product) => ({ title: String(product.title ?? ''), words: wordsOf(product) }))
    .filter(({ words }) => words.size > 0)
  return described.flatMap((one, index) =>
    described.slice(index + 1).flatMap((other): [string, string][] => {
      const both = [...one.words].filter((word) => other.words.has(word)).length
      const isAlike = both / (one.words.size + other.words.size - both) >= MUCH
      return isAlike ? [[one.title, other.title]] : []
    }),
  )
}
