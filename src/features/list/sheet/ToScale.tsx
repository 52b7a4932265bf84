import type { DrawnLines } from '../../../drawing/outline/line-drawing.ts'
import { BesidePerson } from '../../../drawing/to-scale/BesidePerson.tsx'
import { sizeText } from '../chosen-size.ts'
import type { ComparedProduct } from '../listed-product.ts'

interface Props {
  product: ComparedProduct
  own: DrawnLines | undefined
  /** The size that is chosen, in inches. */
  size: number | undefined
  /** The largest measure of all products, in inches. */
  widestInches: number
}

/** A product beside a person, with its measures; all columns share a scale. */
export function ToScale({ product, own, size, widestInches }: Props) {
  return (
    <figure>
      <BesidePerson {...{ product, own, size, widestInches }} />
      <figcaption>
        {size === undefined ? product.sizes : sizeText(size)}
        {!own && ' (outline only)'}
      </figcaption>
    </figure>
  )
}
