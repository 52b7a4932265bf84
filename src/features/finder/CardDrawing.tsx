import { adoptStyles } from '../../client/dom.ts'
import { loadDrawing, type Product } from '../../client/products.ts'
import { useLoaded } from '../../client/react.tsx'
import drawing from '../../drawing/drawing.css?inline'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { BesidePerson, type ScaledProduct, widestInches } from '../../drawing/to-scale/BesidePerson.tsx'

adoptStyles(drawing)

const scaled = ({ title, kind, sizes, bladeCount, fixture }: Product): ScaledProduct => ({
  title,
  spans: kind === 'fans' ? sizes.toSorted((a, b) => b - a) : [],
  bladeCount,
  fixture,
})

interface Props {
  product: Product
  /** The whole list, which all drawings are scaled to, whatever is filtered. */
  all: readonly Product[]
}

export default function CardDrawing({ product, all }: Props) {
  const own = useLoaded<string, DrawnLines | undefined>(
    product.hasOutline ? product.productUrl : undefined,
    loadDrawing,
  )
  const isLoading = product.hasOutline && own === 'loading'
  const lines = typeof own === 'string' ? undefined : own
  return (
    <div className="true-size">
      {!isLoading && (
        <BesidePerson
          product={scaled(product)}
          own={lines}
          size={product.sizeInches}
          widestInches={widestInches(all.map(scaled))}
        />
      )}
      {!isLoading && !lines && <p className="quiet">Outline only</p>}
    </div>
  )
}
