import type { Product } from '../../product-data/product-file.ts'
import type { ChosenFinish } from '../chosen-finish.ts'
import { pictureOfFinish } from '../picture-of-finish.ts'
import { useLoaded } from './use-loaded.ts'

/** The rules that read a record are loaded with the first one. */
const recordAt = async (page: string) =>
  page ? (await import('../product-records.ts')).productRecord(page) : undefined

/**
 * The picture of a finish other than the main picture's, from the product's record. Undefined until it is there, and where
 * there is none: the main picture is shown then.
 */
export function useFinishPicture(
  { url }: Pick<Product, 'url'>,
  { slug, key }: ChosenFinish,
): string | undefined {
  const record = useLoaded(slug ? url : '', recordAt)
  return slug && typeof record === 'object' ? pictureOfFinish(record.finishes, key) : undefined
}
