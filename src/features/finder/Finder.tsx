import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { countedProducts, KIND_WORDS } from '../../catalogue/kinds/product-kinds.ts'
import type { FacetName } from '../../catalogue/views/facet-names.ts'
import type { PhoneWays } from '../../catalogue/views/store-view.ts'
import { trackEvent } from '../../client/analytics.ts'
import type { Product } from '../../client/products.ts'
import { FOCUS_RESULTS, setTabValue, tabValue } from '../../client/storage.ts'
import { AskInstead } from '../contact/AskInstead.tsx'
import { Chips } from './Chips.tsx'
import { isNarrowed, valueLabel } from './choices.ts'
import { FilterSheet, useLightDismiss } from './FilterSheet.tsx'
import type { FilterName } from './find-products.ts'
import { Results } from './Results.tsx'
import { type ListResults, useFinder } from './use-finder.ts'

interface Props {
  file: string
  kind: Product['kind']
  total: number
  count: string
  store: PhoneWays
  hasScale: boolean
  facets?: ReactNode
  sort?: ReactNode
  openIcon?: ReactNode
  closeIcon?: ReactNode
  saveIcon?: ReactNode
}

/** Whether Enter in the search has opened this list. True only once. */
function isEntered(): boolean {
  const isSaved = tabValue(FOCUS_RESULTS) === location.pathname + location.search
  if (isSaved) setTabValue(FOCUS_RESULTS, undefined)
  return isSaved
}

interface WaysOutProps extends Pick<Props, 'kind' | 'store'> {
  finder: ReturnType<typeof useFinder>
  results: ListResults
  /** The clicked button disappears, and the focus with it. */
  onLeave: () => void
}

/** Buttons to remove filters, and contacts, for an empty result. */
function WaysOut({ kind, store, finder, results, onLeave }: WaysOutProps) {
  const { facets, remove, clear } = finder
  const { choices, moreWithout } = results
  const fit = results.fit?.label
  const [best] = [...moreWithout].filter(([, count]) => count > 0).toSorted(([, a], [, b]) => b - a)
  const labelOf = (filter: FilterName): string => {
    if (filter === 'q') return 'your search words'
    if (filter === 'fit') return `“${fit}”`
    const values = choices.values.get(filter) ?? []
    return `“${values.map((value) => valueLabel(facets, filter, value)).join(' or ')}”`
  }
  // Without the search words: they may come from someone else's link.
  const lines = [...choices.values].map(([facet, values]) => {
    const { label, values: labels } = facets.get(facet) ?? {}
    return `${label}: ${values.map((value) => labels?.get(value)).join(' or ')}`
  })
  const message = [`I’m looking for a ${KIND_WORDS[kind].inMessage}.`, ...(fit ? [fit] : []), ...lines, '\n']
  return (
    <>
      <p onClickCapture={onLeave}>
        {best ? (
          <button className="button" type="button" onClick={() => remove(best[0])}>
            Remove {labelOf(best[0])} to see {countedProducts(best[1], kind)}
          </button>
        ) : (
          <button className="button" type="button" onClick={() => clear()}>
            Clear all
          </button>
        )}
      </p>
      <AskInstead store={store} message={message.join('\n')} />
    </>
  )
}

/** Filters and sorts a list. Facets, values and orders are built into the page; this makes them work. */
export function Finder(props: Props) {
  const { file, kind, total, count, store, hasScale, facets, sort, openIcon, closeIcon, saveIcon } = props
  const form = useRef<HTMLFormElement>(null)
  const counted = useRef<HTMLParagraphElement>(null)
  const finder = useFinder(form, file, kind)
  const { choices, facets: offered, results, isAnnouncedByTool, chooseFromForm, clear, endPanel } = finder
  useLightDismiss(endPanel)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const toggleSheet = useCallback(
    (isOpen: boolean) => {
      setSheetOpen(isOpen)
      if (!isOpen) endPanel()
    },
    [endPanel],
  )
  const focusCount = useCallback(() => counted.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (results && isEntered()) focusCount()
  }, [results, focusCount])

  const { fit, matches } = results ?? {}
  const isFiltered = results && (isNarrowed(results.choices) || fit)
  const isToScale = hasScale && results?.choices.isToScale === true
  const shown = countedProducts(results?.products.length ?? total, kind)
  const nothing =
    isFiltered && results.products.length === 0
      ? `No ${KIND_WORDS[kind].one} matches all your choices`
      : undefined
  const words = results?.choices.words
  const activeCount = [...choices.values.values()].flat().length + (choices.words ? 1 : 0) + (fit ? 1 : 0)

  return (
    <>
      <form
        className="filter-bar screen-only"
        autoComplete="off"
        ref={form}
        onChange={(event) => {
          const { name, value, checked } = event.target as unknown as HTMLInputElement
          const facet = offered.get(name as FacetName)
          if (facet && checked) trackEvent('filter', `${facet.label}: ${facet.values.get(value)}`)
          chooseFromForm(isSheetOpen || facet !== undefined)
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterSheet
          activeCount={activeCount}
          shown={shown}
          status={nothing ?? shown}
          openIcon={openIcon}
          closeIcon={closeIcon}
          isOpen={isSheetOpen}
          onToggle={toggleSheet}
          onClear={() => clear(true)}
        >
          {facets}
          {sort}
        </FilterSheet>
        {hasScale && (
          <label className="true-size-choice tap script-only">
            <input type="checkbox" name="view" value="scale" />
            Drawn to scale
          </label>
        )}
        <p
          className="filter-count quiet"
          role="status"
          aria-live={isAnnouncedByTool || isSheetOpen ? 'off' : 'polite'}
          tabIndex={-1}
          ref={counted}
        >
          {isFiltered ? `${results.products.length} of ${countedProducts(total, kind)}` : count}
          {nothing && <span className="visually-hidden">. {nothing}</span>}
        </p>
      </form>
      <Chips finder={finder} closeIcon={closeIcon} onLeave={focusCount} />
      {matches && (
        <div className="words-found">
          {matches.missing && <p>{matches.missing}</p>}
          {matches.others.map((other) => (
            <p key={other.kind}>
              “{words}” also finds{' '}
              <a className="way" href={other.url}>
                {countedProducts(other.count, other.kind)}
              </a>
            </p>
          ))}
        </div>
      )}
      {nothing && results && (
        <div className="stack nothing-found">
          <h2>{nothing}</h2>
          <WaysOut {...{ kind, store, finder, results }} onLeave={focusCount} />
        </div>
      )}
      <Results
        results={isFiltered || isToScale || results?.choices.sort ? results : undefined}
        max={finder.max}
        isToScale={isToScale}
        saveIcon={saveIcon}
        onMore={finder.showMore}
      />
    </>
  )
}
