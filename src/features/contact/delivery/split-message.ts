import { LISTINGS } from '../../../catalogue/kinds/product-kinds.ts'
import { SPOTS } from '../../../catalogue/rules/spot/spots.ts'
import { LIST_HEADING } from '../../message/contact-fields.ts'
import type { EnclosedList, EnclosedProduct } from '../enclosed-list.ts'

/** What the line of a spot begins with. */
const spotLine = () => {
  const labels = Object.values(SPOTS).map(({ label }) => label)
  return `(?:${labels.join('|')}): `
}

const PAGE = `(?:${Object.values(LISTINGS).join('|')})/[a-z0-9/-]+(?:\\?(?:finish=[a-z0-9-]+)?&?(?:size=[0-9.]+)?)?`
/** The page of a product, or a list of one product; no user info, no other path or query. */
const URL_OF_PRODUCT = `https?://[a-z0-9.-]+(?::\\d+)?(?:${PAGE}|/\\?list=[a-z0-9._-]+)`

/** The line above the products of a room. */
const ROOM = '[^\\s-][^\\n]*'

const enclosed = () =>
  new RegExp(
    `(?:^|\\n\\n)${LIST_HEADING}\\n(?<list>(?:(?:\\n?\\n${ROOM})?\\n- [^\\n]+\\n {2}${URL_OF_PRODUCT})+)(?<measures>(?:\\n\\n${spotLine()}[^\\n]+)*)$`,
  )
const PRODUCT = new RegExp(
  `(?:\\n(?<room>${ROOM})\\n)?- (?<line>[^\\n]+)\\n {2}(?<url>${URL_OF_PRODUCT})`,
  'g',
)

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
  const { list = '', measures = '' } = found?.groups ?? {}
  const products: EnclosedProduct[] = []
  for (const { groups = {} } of list.matchAll(PRODUCT)) {
    const { line = '', url = '', room = products.at(-1)?.room } = groups
    products.push({ line, url, ...(room && { room }) })
  }
  if (!found || !products.every(({ url }) => url.startsWith(`${site}/`)))
    return { words: message, products: [], measures: [] }
  return { words: message.slice(0, found.index), products, measures: measures.split('\n\n').filter(Boolean) }
}
