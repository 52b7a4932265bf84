import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { countedProducts, KIND_WORDS } from '../../catalogue/kinds/product-kinds.ts'
import type { PhoneWays } from '../../catalogue/views/store-view.ts'
import { FOCUS_RESULTS } from '../../client/keys.ts'
import { load } from '../../client/load.ts'
import type { Product } from '../../client/product-data/product-file.ts'
import { ErrorBoundary } from '../../client/react.tsx'
import { Chips } from './Chips.tsx'
import { isNarrowed } from './choices.ts'
import { chosenValues, withoutValue } from './chosen-labels.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { useShownResults } from './results/use-shown-results.ts'
import { trackFilter } from './track-filter.ts'
import { useChoices } from './use-choices.ts'
import { useFilteredProducts } from './use-filtered-products.ts'
import { useLightDismiss } from './use-light-dismiss.ts'
import { useToldByTool } from './use-told-by-tool.ts'
import { WordsFound } from './WordsFound.tsx'

/** Loaded where no product fits. Without it the phone and the chips are ways out. */
const WaysOut = lazy(() => load(() => import('./WaysOut.tsx')))

/** Loaded when drawings are asked for. */
const TrueSize = lazy(() => load(() => import('./true-size/TrueSize.tsx')))

interface Props {
  /** The address of the list's products. */
  file: string
  kind: Product['kind']
  total: number
  /** Sentence about the products while nothing is chosen. */
  count: string
  store: PhoneWays
  /** Whether its cards can be drawn at one scale. */
  hasScale: boolean
  facets?: ReactNode
  sort?: ReactNode
  openIcon?: ReactNode
  closeIcon?: ReactNode
}

/** Whether the search has opened this list by Enter; once. */
function isEntered(): boolean {
  try {
    const isAsked = sessionStorage[FOCUS_RESULTS] === location.pathname + location.search
    if (isAsked) sessionStorage.removeItem(FOCUS_RESULTS)
    return isAsked
  } catch {
    return false
  }
}

/**
 * The bar that filters and sorts a list: a row of facets on a desktop, a sheet behind one button on a phone. Facets, their values and
 * the orders are built into the page; this makes them work.
 */
export function Finder(props: Props) {
  const { file, kind, total, count, store, hasScale, facets, sort, openIcon, closeIcon } = props
  const form = useRef<HTMLFormElement>(null)
  const counted = useRef<HTMLParagraphElement>(null)
  const asked = useChoices(form, kind)
  const { choices, labels, fit, choose, chooseFromForm, remove, clear, endPanel } = asked
  const found = useFilteredProducts(file, asked)
  useShownResults(form, found, choices, fit)
  useLightDismiss(form, endPanel)
  const isTold = useToldByTool(fit, choices)

  const [isSheetOpen, setSheetOpen] = useState(false)
  const toggleSheet = useCallback(
    (isOpen: boolean) => {
      setSheetOpen(isOpen)
      if (!isOpen) endPanel()
    },
    [endPanel],
  )

  const isFiltered = isNarrowed(choices) || fit !== undefined
  const results = found && found !== 'failed' ? found : undefined
  useEffect(() => {
    if (results && isEntered()) counted.current?.focus({ preventScroll: true })
  }, [results])
  const nothing =
    isFiltered && results?.products.length === 0
      ? `No ${KIND_WORDS[kind].one} matches all your choices`
      : undefined
  const shown = countedProducts(results?.products.length ?? total, kind)
  const chosen = chosenValues(choices, labels)

  return (
    <>
      <form
        className="filter-bar"
        autoComplete="off"
        ref={form}
        onChange={(event) => {
          trackFilter(event.target, labels)
          chooseFromForm(event.target as Element)
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterSheet
          activeCount={chosen.length + (choices.words ? 1 : 0) + (fit ? 1 : 0)}
          shown={shown}
          status={nothing ?? shown}
          openIcon={openIcon}
          closeIcon={closeIcon}
          isOpen={isSheetOpen}
          onToggle={toggleSheet}
          onClear={clear}
        >
          {facets}
          {sort}
        </FilterSheet>
        {hasScale && (
          <label className="true-size-choice">
            <input type="checkbox" name="view" value="scale" />
            True size
          </label>
        )}
        <p
          className="filter-count quiet"
          role="status"
          aria-live={isTold || isSheetOpen ? 'off' : 'polite'}
          tabIndex={-1}
          ref={counted}
        >
          {isFiltered && results ? `${results.products.length} of ${countedProducts(total, kind)}` : count}
          {nothing && <span className="visually-hidden">. {nothing}</span>}
        </p>
      </form>
      <Chips
        chosen={chosen}
        words={choices.words}
        fit={fit?.label}
        closeIcon={closeIcon}
        onRemoveValue={(facet, value) => choose({ values: withoutValue(choices, facet, value) })}
        onWords={(words) => choose({ words: words.trim() })}
        onRemoveFit={() => remove('fit')}
        onClear={clear}
        onLostFocus={() => {
          // A phone has one of the two, a desktop the other: focus() does nothing to the one that is missing.
          form.current?.querySelector<HTMLElement>('.facet summary')?.focus()
          form.current?.querySelector<HTMLElement>('.filter-open')?.focus()
        }}
      />
      {hasScale && choices.isToScale && (
        <ErrorBoundary>
          <Suspense>
            <TrueSize file={file} />
          </Suspense>
        </ErrorBoundary>
      )}
      {choices.words && results?.matches && <WordsFound words={choices.words} {...results.matches} />}
      {nothing && results && (
        <div className="nothing-found">
          <h2>{nothing}</h2>
          <ErrorBoundary
            fallback={
              <p>
                Call <a href={store.phoneUrl}>{store.phone}</a>: we can help you find one.
              </p>
            }
          >
            <Suspense>
              <WaysOut
                kind={kind}
                store={store}
                found={results}
                choices={choices}
                labels={labels}
                fit={fit}
                onRemove={(filter) => {
                  counted.current?.focus()
                  remove(filter)
                }}
                onClear={(button) => {
                  counted.current?.focus()
                  clear(button)
                }}
              />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </>
  )
}
