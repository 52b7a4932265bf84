import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../../client/dom.ts'
import { load } from '../../client/load.ts'
import { loadDrawing, loadProductFile } from '../../client/product-data/load-products.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { useLoaded } from '../../client/react.tsx'
import { onResultsShown } from '../../client/scroll.ts'
import drawing from '../../drawing/drawing.css?inline'
import type { DrawnLines } from '../../drawing/outline/line-drawing.ts'
import { BesidePerson, type ScaledProduct, widestInches } from '../../drawing/to-scale/BesidePerson.tsx'

adoptStyles(drawing)

const loadList = (file: string) => load(() => loadProductFile(file))

interface Place {
  slot: HTMLElement
  path: string
}

const scaled = ({ title, kind, sizes, bladeCount, fixture }: Product): ScaledProduct => ({
  title,
  spans: kind === 'fans' ? sizes.toSorted((a, b) => b - a) : [],
  bladeCount,
  fixture,
})

/** The visible cards, each with a place for its drawing over its photo. */
function placesOf(page: Document): Place[] {
  const cards = page.querySelectorAll<HTMLElement>(
    ':is([data-built], [data-results]):not([hidden]) [data-card]',
  )
  return [...cards].flatMap((card) => {
    const path = card.querySelector<HTMLAnchorElement>('h2 a')?.pathname
    if (!path) return []
    const existing = card.querySelector<HTMLElement>(':scope > .true-size')
    const slot = existing ?? page.createElement('div')
    slot.className = 'true-size'
    if (!existing) card.prepend(slot)
    return [{ slot, path }]
  })
}

function usePlaces(): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const find = () => setPlaces(placesOf(document))
    find()
    const unsubscribe = onResultsShown(find)
    return () => {
      unsubscribe()
      for (const slot of document.querySelectorAll('.true-size')) slot.remove()
    }
  }, [])
  return places
}

function CardDrawing({ product, widest }: { product: Product; widest: number }) {
  const own = useLoaded<string, DrawnLines | undefined>(
    product.hasOutline ? product.productUrl : undefined,
    loadDrawing,
  )
  if (product.hasOutline && own === 'loading') return null
  return (
    <>
      <BesidePerson
        product={scaled(product)}
        own={typeof own === 'string' ? undefined : own}
        size={product.sizeInches}
        widestInches={widest}
      />
      {(own === undefined || typeof own === 'string') && <p className="quiet">Outline only</p>}
    </>
  )
}

/** Replaces all cards' pictures with drawings at one scale: that of the whole list, whatever is filtered. */
export default function TrueSize({ file }: { file: string }) {
  const products = useLoaded(file, loadList)
  const places = usePlaces()
  if (typeof products === 'string') return null
  const widest = widestInches(products.map(scaled))
  return (
    <>
      <p className="quiet">All drawn to the same scale, next to a person 5 ft 8 in. tall.</p>
      {places.map(({ slot, path }) => {
        const product = products.find(({ url }) => url === path)
        return product && createPortal(<CardDrawing {...{ product, widest }} />, slot, path)
      })}
    </>
  )
}
