import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Product } from '../../product-data/product-file.ts'
import { chosenFinish, finishGroups } from '../chosen-finish.ts'
import type { Shortlist } from '../shortlist.ts'

interface Props {
  items: Shortlist
  products: ReadonlyMap<string, Product>
  store?: ReactNode
}

/** The list on paper, one sheet for six products: what to look at, where it hangs, and room for notes. */
export const PrintedList = ({ items, products, store }: Props) =>
  createPortal(
    <section className="printed-list" aria-hidden="true">
      <header>
        <h1>My list</h1>
        <div className="printed-store">{store}</div>
      </header>
      <ol>
        {items.map(({ productUrl, finish }) => {
          const product = products.get(productUrl)
          if (!product) return null
          const { title, manufacturer, picture, facts, partNumber, showroomPlace } = product
          return (
            <li key={productUrl}>
              <img src={picture.src} width={560} height={560} alt="" />
              <div>
                <h2>{title}</h2>
                <p className="label">{manufacturer}</p>
                <p>{chosenFinish(finishGroups(product), finish).label}</p>
                <p>{facts.join(' · ')}</p>
                {partNumber && <p>Part number {partNumber}</p>}
                {showroomPlace && <p>In the showroom: {showroomPlace}</p>}
              </div>
              <p className="printed-notes">Notes</p>
            </li>
          )
        })}
      </ol>
    </section>,
    document.body,
  )
