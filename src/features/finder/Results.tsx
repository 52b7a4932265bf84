import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { load } from '../../client/load.ts'
import { rememberResults } from '../../client/navigation.ts'
import type { Product } from '../../client/products.ts'
import { ErrorBoundary } from '../../client/react.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import type { ListResults } from './use-finder.ts'

const CardDrawing = lazy(() => load(() => import('./CardDrawing.tsx')))

/** The first row of a desktop. */
const EAGER = 4

interface Props {
  /** Undefined while the page shows what it was built with. */
  results: ListResults | undefined
  max: number
  isToScale: boolean
  saveIcon?: ReactNode
  onMore: () => void
}

/** Results in groups, up to a number of cards. */
export function Results({ results, max, isToScale, saveIcon, onMore }: Props) {
  const { groups = [], all = [], fit } = results ?? {}
  const list = useRef<HTMLDivElement>(null)
  /** The first added card, if the button had the focus. */
  const added = useRef<number>(undefined)
  useEffect(() => {
    const links = list.current?.querySelectorAll<HTMLElement>('[data-card] h2 a')
    if (added.current !== undefined) links?.[added.current]?.focus({ preventScroll: true })
    added.current = undefined
  })

  let count = 0
  const shown = groups.flatMap(({ heading, products }) => {
    const some = products.slice(0, Math.max(0, max - count))
    count += products.length
    return some.length > 0 ? [{ heading, products: some }] : []
  })
  const draw = (product: Product, photo: ReactNode) => (
    <ErrorBoundary fallback={photo}>
      <Suspense fallback={photo}>
        <CardDrawing product={product} all={all} />
      </Suspense>
    </ErrorBoundary>
  )
  return (
    <div className="results" data-results hidden={!results}>
      {isToScale && count > 0 && (
        <p className="quiet">All drawn to the same scale, next to a person 5 ft 8 in. tall.</p>
      )}
      <div
        data-result-list
        ref={list}
        onClickCapture={({ target }) => {
          const link = (target as Element).closest('a')
          if (link) rememberResults(link.pathname)
        }}
      >
        {shown.map(({ heading, products }, index) => (
          <div key={heading}>
            {heading && <h2 className="result-heading">{heading}</h2>}
            <ProductGrid
              products={products}
              eager={index === 0 ? EAGER : 0}
              saveIcon={saveIcon}
              fit={fit}
              headingLevel={heading ? 3 : undefined}
              draw={isToScale ? draw : undefined}
            />
          </div>
        ))}
      </div>
      {count > max && (
        <p className="more-results">
          <button
            className="button button-quiet"
            type="button"
            onClick={({ currentTarget }) => {
              if (currentTarget === document.activeElement) added.current = max
              onMore()
            }}
          >
            Show more
          </button>
        </p>
      )}
    </div>
  )
}
