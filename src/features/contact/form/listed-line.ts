import type { Product } from '../../../client/product-data/product-file.ts'
import { chosenFinish, finishGroups } from '../../list/chosen-finish.ts'
import { chosenSize, listedFacts } from '../../list/chosen-size.ts'
import { itemAddress } from '../../list/item-address.ts'
import { orderNumber } from '../../list/order-number.ts'
import type { ShortlistItem } from '../../list/shortlist.ts'
import type { EnclosedProduct } from '../enclosed-list.ts'

/** A product of a list as it is meant, and what is to be said of it in its room. */
interface ListedItem extends Pick<ShortlistItem, 'finish' | 'sizeInches' | 'quantity'> {
  remark?: string | undefined
}

/**
 * A product as a line of a message. Every word is from the site's own data: an unknown finish is the main picture's,
 * an unknown size none.
 *
 * @param origin of this site, for the link
 */
export function listedLine(
  product: Product,
  { finish, sizeInches, quantity = 1, remark }: ListedItem,
  origin: string,
): EnclosedProduct {
  const { title, manufacturer, url } = product
  const chosen = chosenFinish(finishGroups(product), finish)
  return {
    line: [
      `${quantity > 1 ? `${quantity} × ` : ''}${title} by ${manufacturer}`,
      chosen.label,
      listedFacts(product, sizeInches)[0],
      orderNumber(product, chosen.slug, sizeInches),
      remark,
    ]
      .filter(Boolean)
      .join(', '),
    url: origin + itemAddress(url, chosen.slug, chosenSize(product, sizeInches)),
  }
}
