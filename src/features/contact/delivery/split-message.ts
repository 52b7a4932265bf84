import { SPOTS } from '../../../catalogue/rules/spot/spots.ts'
import { LIST_HEADING } from '../contact-fields.ts'
import type { EnclosedList, EnclosedProduct } from '../enclosed-list.ts'

/** What the line of a spot begins with. */
const spotLine = () => {
  const labels = Object.values(SPOTS).map(({ label }) => label)
  return `(?:${labels.join('|')}): `
}

/** The page of a product, or a list of one product; no user info, no other path or query. */
const PATH =
  '(?:(?:ceiling-fans|lighting-fixtures)/[a-z0-9/-]+(?:\\?finish=[a-z0-9-]+)?|\\?list=[a-z0-9._-]+)'
const URL_OF_PRODUCT = `https?://[a-z0-9.-]+(?::\\d+)?/${PATH}`

const enclosed = () =>
  new RegExp(
    `(?:^|\\n\\n)${LIST_HEADING}\\n(?<list>(?:\\n- [^\\n]+\\n {2}${URL_OF_PRODUCT})+)(?<places>(?:\\n\\n${spotLine()}[^\\n]+)*)$`,
  )
const PRODUCT = new RegExp(`- (?<line>[^\\n]+)\\n {2}(?<url>${URL_OF_PRODUCT})`, 'g')

/**
 * The words and the list of a message. A message is words only when it does not end with a whole list, or when the list was
 * written by hand and leads to another site than ours.
 *
 * @param site the origin that all products are on
 */
export function splitMessage(
  message: string,
  site: string | undefined,
): { words: string } & Required<EnclosedList> {
  const found = enclosed().exec(message)
  const { list = '', places = '' } = found?.groups ?? {}
  const products = [...list.matchAll(PRODUCT)].map(({ groups }) => groups as unknown as EnclosedProduct)
  if (!found || !products.every(({ url }) => url.startsWith(`${site}/`)))
    return { words: message, products: [], places: [] }
  return { words: message.slice(0, found.index), products, places: places.split('\n\n').filter(Boolean) }
}
