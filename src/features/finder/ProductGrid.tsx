import type { ReactNode } from 'react'
import { keepLabel } from '../../catalogue/list-words.ts'
import { finishDots } from '../../catalogue/views/finish-choice.ts'
import type { Product } from '../../client/products.ts'
import type { FitFilter } from '../fit/room-filter.ts'
import { printList } from '../list/entries.ts'

interface Look {
  saveIcon?: ReactNode
  /** A room's or spot's, for a note on each card and the quantity that Save saves. */
  fit?: FitFilter | undefined
  headingLevel?: 3 | undefined
  /** Draws a product in place of its photo, which stands in until then. */
  draw?: ((product: Product, photo: ReactNode) => ReactNode) | undefined
}

interface CardProps extends Look {
  product: Product
  isEager: boolean
}

function ProductCard({ product, isEager, saveIcon, fit, headingLevel, draw }: CardProps) {
  const { url, productUrl, title, manufacturer, picture, facts, sizeInches } = product
  const dots = finishDots(product.finishes)
  const note = fit?.noteOf?.(product)
  const photo = (
    <picture>
      <source
        srcSet={picture.avifSet}
        type="image/avif"
        sizes="(width >= 75rem) 18.5rem, (width >= 48rem) 31vw, 46vw"
      />
      <img
        src={picture.src}
        alt=""
        loading={isEager ? 'eager' : 'lazy'}
        decoding={isEager ? 'sync' : 'async'}
        fetchPriority={isEager ? 'high' : undefined}
        width={560}
        height={560}
      />
    </picture>
  )
  return (
    <article className="card product-card on-stone" data-card="">
      {draw ? draw(product, photo) : photo}
      <h2 aria-level={headingLevel}>
        <a href={url}>{title}</a>
      </h2>
      <button
        className="keep script-only"
        type="button"
        aria-label={keepLabel(title)}
        aria-pressed="false"
        data-keep={printList([{ productUrl, sizeInches, quantity: fit?.quantityOf?.(product) }])}
      >
        {saveIcon}
      </button>
      <p className="label">{manufacturer}</p>
      <p className="quiet facts">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {note && <p className="card-note">{note}</p>}
      {dots && (
        <div
          className="finishes quiet"
          data-finishes={dots.labels.join('|')}
          data-shown={dots.shown || undefined}
        >
          {dots.colours.map((colour, index) => (
            <svg
              className="finish-dot"
              viewBox="0 0 20 20"
              width="20"
              height="20"
              aria-hidden="true"
              key={dots.labels[index]}
            >
              <circle cx="10" cy="10" r="9.25" fill={colour} />
            </svg>
          ))}
          <span className="visually-hidden">{dots.words}</span>
          {dots.more && <span aria-hidden="true">{dots.more}</span>}
        </div>
      )}
    </article>
  )
}

interface Props extends Look {
  products: readonly Product[]
  /** Number of photos that are fetched at once. */
  eager: number
}

/** Cards of products: built into the pages of a list, and the results of its filters. */
export const ProductGrid = ({ products, eager, ...look }: Props) => (
  <ul className="product-grid" role="list">
    {products.map((product, index) => (
      <li key={product.url}>
        <ProductCard product={product} isEager={index < eager} {...look} />
      </li>
    ))}
  </ul>
)
