import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { putParameters } from '../browser/query-parameters.ts'
import { useIslandReady } from '../islands/use-island-ready.ts'
import { useModalPopover } from '../islands/use-modal-popover.ts'
import type { Product } from '../product-data/product-file.ts'
import { Chips } from './Chips.tsx'
import { isNarrowed } from './choices.ts'
import { choicesInWords, chosenValues, facetWords, withoutValue } from './chosen-labels.ts'
import type { Obstacle } from './find-products.ts'
import { keepQuestion } from './keep-question.ts'
import { NothingFound } from './NothingFound.tsx'
import { tellFilters } from './tell-filters.ts'
import { useChoices } from './use-choices.ts'
import { useDismissable } from './use-dismissable.ts'
import { useFound } from './use-found.ts'
import { useResults } from './use-results.ts'

interface Props {
  /** The address of the list's products. */
  file: string
  kind: Product['kind']
  total: number
  /** What the page says of its products while nothing is chosen. */
  count: string
  phone: string
  phoneUrl: string
  facets?: ReactNode
  sort?: ReactNode
  openIcon?: ReactNode
  closeIcon?: ReactNode
}

const NOTHING = { values: new Map(), words: '' } as const

const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`

/**
 * The bar that narrows and sorts a list: a row of facets on a desk, a sheet behind one button on a phone. Facets, their values and
 * the order are built into the page; this answers them.
 */
export function Finder({
  file,
  kind,
  total,
  count,
  phone,
  phoneUrl,
  facets,
  sort,
  openIcon,
  closeIcon,
}: Props) {
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const open = useRef<HTMLButtonElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const { choices, offered, labels, extra, choose, chooseAsTicked, beginVisit, endVisit } = useChoices(
    form,
    kind,
  )
  const found = useFound(file, { choices, offered, extra })

  useResults(form, found, choices, extra)
  useModalPopover(sheet, open, close)
  useDismissable(
    form,
    useCallback((isOpen: boolean) => (isOpen ? beginVisit() : endVisit()), [beginVisit, endVisit]),
  )
  useEffect(() => {
    const element = sheet.current
    const follow = () => {
      if (element?.matches(':popover-open')) beginVisit()
      else endVisit()
    }
    follow()
    element?.addEventListener('toggle', follow)
    return () => element?.removeEventListener('toggle', follow)
  }, [beginVisit, endVisit])
  useIslandReady(form)

  const isAsked = isNarrowed(choices) || extra !== undefined
  const results = found && found !== 'failed' ? found : undefined
  const some = results ? counted(results.products.length, kind) : ''
  const chosen = chosenValues(choices, labels)
  const number = chosen.length + (choices.words ? 1 : 0) + (extra ? 1 : 0)

  const giveUp = (obstacle: Obstacle) => {
    if (obstacle === 'words') choose({ words: '' })
    else if (obstacle === 'extra') removeExtra()
    else choose({ values: new Map([...choices.values].filter(([facet]) => facet !== obstacle)) })
  }
  const removeExtra = () =>
    putParameters(window, Object.fromEntries(extra?.parameters.map((name) => [name, undefined]) ?? []))
  const clear = () => {
    removeExtra()
    choose(NOTHING)
  }
  const [best] = [...(results?.without ?? [])]
    .filter(([, more]) => more > 0)
    .toSorted(([, a], [, b]) => b - a)
  const wayOut = best && {
    obstacle: best[0],
    count: counted(best[1], kind),
    label:
      best[0] === 'words'
        ? 'the words'
        : best[0] === 'extra'
          ? (extra?.label ?? '')
          : `“${facetWords(choices, best[0], labels)}”`,
  }

  return (
    <>
      <form
        className="filter-bar"
        autoComplete="off"
        ref={form}
        onChange={(event) => {
          tellFilters(event.target, labels)
          chooseAsTicked()
        }}
        onSubmit={(event) => event.preventDefault()}
      >
        <button className="filter-open" type="button" popoverTarget="filter-sheet" ref={open}>
          {openIcon}
          Filter and sort
          {number > 0 && (
            <span className="facet-chosen">
              {number}
              <span className="visually-hidden"> chosen</span>
            </span>
          )}
        </button>
        <div className="filter-sheet" id="filter-sheet" popover="auto" ref={sheet}>
          <p className="filter-head">
            <span>Filter and sort</span>
            <button type="button" popoverTarget="filter-sheet" popoverTargetAction="hide" ref={close}>
              {closeIcon}
              Close
            </button>
          </p>
          {facets}
          {sort}
          <p className="filter-foot">
            {number > 0 && (
              <button className="clear-all" type="button" onClick={clear}>
                Clear all
              </button>
            )}
            <button className="button" type="button" popoverTarget="filter-sheet" popoverTargetAction="hide">
              Show {some || counted(total, kind)}
            </button>
          </p>
        </div>
        <p className="filter-count" role="status">
          {found === 'failed' && isAsked
            ? 'The filters cannot be reached: here is the whole list'
            : isAsked && results
              ? `${results.products.length} of ${counted(total, kind)}`
              : count}
        </p>
      </form>
      <Chips
        chosen={chosen}
        words={choices.words}
        extra={extra?.label}
        closeIcon={closeIcon}
        remove={(facet, value) => choose({ values: withoutValue(choices, facet, value) })}
        type={(words) => choose({ words: words.trim() })}
        removeExtra={removeExtra}
        clear={clear}
      />
      {isAsked && results?.products.length === 0 && (
        <NothingFound
          noun={kind}
          phone={phone}
          phoneUrl={phoneUrl}
          giveUp={wayOut}
          onGiveUp={giveUp}
          onClear={clear}
          onAsk={() =>
            keepQuestion(
              `I am looking for a ${kind === 'fan' ? 'ceiling fan' : 'light'}.\n${choicesInWords(choices, labels, extra?.label)}\n\n`,
            )
          }
        />
      )}
    </>
  )
}
