import type { AskedFinish } from '../../client/product-data/finish-pictures.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { wordsOf } from './words-of.ts'

/** Shorter pieces occur in the numbers of all finishes. */
const MIN_LENGTH = 5

const joined = (text: string): string => wordsOf(text).join('')

/** The finish whose order number is typed, or begun, and which is not that of the finish on the picture; with or without dashes. */
export function finishOfNumber(
  { finishes, partNumber = '', finishPartNumbers = {} }: Product,
  typed: string,
): AskedFinish[] {
  const begun = joined(typed)
  if (begun.length < MIN_LENGTH || joined(partNumber).startsWith(begun)) return []
  return finishes
    .filter(({ slug }) => finishPartNumbers[slug] && joined(finishPartNumbers[slug]).startsWith(begun))
    .map(({ label }) => ({ finish: label }))
}
