import { type KeyboardEvent, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { paths } from '../../catalogue/paths.ts'
import { adoptStyles } from '../../client/adopt-styles.ts'
import { isPopoverOpen } from '../../client/is-popover-open.ts'
import { useIslandReady } from '../../client/islands/use-island-ready.ts'
import { useModalPopover } from '../../client/islands/use-modal-popover.ts'
import { queryParameter } from '../../client/state.ts'
import { SearchStart } from './SearchStart.tsx'
import results from './search-results.css?inline'
import { useCountInVain } from './use-count-in-vain.ts'
import { useFollowEnter } from './use-follow-enter.ts'
import { useSearch } from './use-search.ts'

interface Props {
  phone: string
  phoneUrl: string
  openIcon?: ReactNode
  closeIcon?: ReactNode
}

/**
 * The search of every page: a native popover behind a button, which works before this script is loaded and is modal with it. Nothing
 * is fetched before it is opened. No key of a letter or a sign opens it: who speaks to the browser would press it unawares.
 */
export function SiteSearch({ phone, phoneUrl, openIcon, closeIcon }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { file, answer, hasFailed, SearchResults, NothingMatches } = useSearch(isOpen, typed)
  const [isEntered, setEntered] = useState(false)
  useFollowEnter(isEntered, answer, setEntered)

  useEffect(() => {
    adoptStyles(document, results)
    // Words that were sent before hydration have come back in the address of Home.
    const sent = location.pathname === paths.home ? queryParameter(location.search, 'q') : undefined
    if (sent && field.current?.value === '') {
      field.current.value = sent
      popover.current?.showPopover?.()
      setEntered(true)
    }
    // The visitor may have opened the popover and typed before hydration.
    setOpen(isPopoverOpen(popover.current))
    setTyped(field.current?.value ?? '')
  }, [])
  useModalPopover(popover, opener, field, 'Search')
  useIslandReady(popover)
  const follow = () => {
    const isShown = isPopoverOpen(popover.current)
    setOpen(isShown)
    // So that typing replaces the words of the last search.
    if (isShown) field.current?.select()
  }

  const total = answer?.kinds.reduce(
    (sum, { count }) => sum + count,
    answer.pages.length + answer.offers.length,
  )
  const unknown = answer?.unknown.join(' ')
  useCountInVain(total === 0 ? typed.trim() : unknown)

  const submit = (event: SubmitEvent) => {
    // What did not load may do so with the page that the form's own address brings.
    if (hasFailed) return
    event.preventDefault()
    setEntered(typed.trim() !== '')
  }

  const ask = (words: string) => {
    if (!field.current) return
    field.current.value = words
    field.current.focus()
    setTyped(words)
  }

  /** WebKit keeps the key to itself in a search field; others would empty the field too. */
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    popover.current?.hidePopover?.()
  }

  return (
    <div className="script-only">
      <button className="search-open way" type="button" popoverTarget="site-search" ref={opener}>
        {openIcon}
        <span className="wide-word">Search</span>
      </button>
      <div className="search-sheet" id="site-search" popover="auto" ref={popover} onToggle={follow}>
        <search>
          <form action={paths.home} onSubmit={submit}>
            <label className="visually-hidden" htmlFor="search-words">
              Search fans and lights
            </label>
            <input
              id="search-words"
              name="q"
              type="search"
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              placeholder="Search fans and lights"
              autoFocus
              ref={field}
              // What WebKit resets the field to when the page comes from its cache.
              defaultValue={typed}
              onKeyDown={closeByEscape}
              onChange={({ target }) => {
                setTyped(target.value)
                setEntered(false)
              }}
            />
            <button
              className="search-close way"
              type="button"
              popoverTarget="site-search"
              popoverTargetAction="hide"
            >
              {closeIcon}
              <span className="visually-hidden">Close</span>
            </button>
          </form>
        </search>
        <p
          role="status"
          className={total === 0 || unknown || isEntered ? 'search-status' : 'visually-hidden'}
        >
          {total === 0 && 'No matches for these words.'}
          {isEntered && 'Searching…'}
          {unknown && `No matches for “${unknown}”. The nearest results: `}
          {total ? <span className="visually-hidden">{total} found</span> : ''}
        </p>
        {total === 0 && NothingMatches && (
          <NothingMatches
            typed={typed}
            nearest={answer?.nearest ?? []}
            phone={phone}
            phoneUrl={phoneUrl}
            onChoose={ask}
          />
        )}
        {answer && SearchResults && <SearchResults answer={answer} />}
        {file && !total && <SearchStart file={file} />}
      </div>
    </div>
  )
}
