import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { paths } from '../../catalogue/paths.ts'
import type { PhoneWays } from '../../catalogue/views/store-view.ts'
import { trackEvent } from '../../client/analytics.ts'
import { adoptStyles, isPopoverOpen } from '../../client/dom.ts'
import { load } from '../../client/load.ts'
import { useLoaded } from '../../client/react.tsx'
import { queryParameter } from '../../client/state.ts'
import { FOCUS_RESULTS, setTabValue } from '../../client/storage.ts'
import { AskInstead } from '../contact/AskInstead.tsx'
import { answerQuestion, missingText } from './answer.ts'
import { loadSearch } from './match.ts'
import { SearchResults, SearchStart } from './SearchResults.tsx'
import results from './search-results.css?inline'

/** After a pause this long, in ms, typing has ended. */
const PAUSE_MS = 1500

/** Counts words without results, once typing pauses or the visitor leaves. */
function useCountUnknown(words: string | undefined) {
  useEffect(() => {
    if (!words) return undefined
    const count = () => {
      stop()
      trackEvent('search', words)
    }
    const timer = setTimeout(count, PAUSE_MS)
    const stop = () => {
      clearTimeout(timer)
      removeEventListener('visibilitychange', count, true)
    }
    // Capturing, it comes before the page sends what is counted.
    addEventListener('visibilitychange', count, true)
    return stop
  }, [words])
}

const loadIndex = () => load(() => loadSearch())

/** Opens a page of the site; in a list the focus goes to its results. */
function openPage(address: string) {
  setTabValue(FOCUS_RESULTS, address)
  // Back skips the address that only carried the words.
  const isOnlyWords = location.search.includes('q=') && location.pathname === paths.home
  location[isOnlyWords ? 'replace' : 'assign'](address)
}

interface Props {
  store: PhoneWays
  openIcon?: ReactNode
  closeIcon?: ReactNode
}

/** A native popover, which opens before this script is loaded. No shortcut key: voice control would trigger it. */
export function SiteSearch({ store, openIcon, closeIcon }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isEntered, setEntered] = useState(false)
  const loaded = useLoaded(isOpen ? 'search' : undefined, loadIndex)
  const hasFailed = loaded === 'failed'
  const search = typeof loaded === 'string' ? undefined : loaded
  const answer = useMemo(
    () => (search && typed.trim() ? answerQuestion(search, typed) : undefined),
    [search, typed],
  )
  // Enter may come before the answer.
  useEffect(() => {
    if (isEntered && answer?.enter) openPage(answer.enter)
    // A failed load may succeed on the page at the form's own address.
    if (isEntered && hasFailed && location.pathname !== paths.home) field.current?.form?.submit()
    if (answer || hasFailed) setEntered(false)
  }, [isEntered, answer, hasFailed])

  useEffect(() => {
    adoptStyles(results)
    // Words submitted before hydration come back in Home's address.
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
  const onToggle = () => {
    const isShown = isPopoverOpen(popover.current)
    setOpen(isShown)
    // So that typing replaces the words of the last search.
    if (isShown) field.current?.select()
  }

  const total = answer?.kinds.reduce(
    (sum, { count }) => sum + count,
    answer.pages.length + answer.offers.length,
  )
  useCountUnknown(total === 0 ? typed.trim() : answer?.unknown.join(' ') || answer?.otherBrands.join(' or '))
  const missing =
    answer && (missingText(answer, total !== 0) || (total === 0 && 'No matches for these words.'))

  const onSubmit = (event: SubmitEvent) => {
    if (hasFailed) return
    event.preventDefault()
    // The words may have been typed while the page was hydrated.
    const words = field.current?.value ?? ''
    setTyped(words)
    setEntered(words.trim() !== '')
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    // WebKit keeps the key to itself in a search field; others would empty the field too.
    if (key === 'Escape') popover.current?.hidePopover?.()
    else if (key === 'ArrowDown' || key === 'ArrowUp') {
      const links = [...(popover.current?.querySelectorAll<HTMLElement>('input, :is(li, section) a') ?? [])]
      const at = links.indexOf(document.activeElement as HTMLElement)
      links[Math.max(0, at + (key === 'ArrowDown' ? 1 : -1))]?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <div className="script-only">
      <button className="search-open way" type="button" popoverTarget="site-search">
        {openIcon}
        <span className="wide-word">Search</span>
      </button>
      <div
        className="search-sheet"
        id="site-search"
        popover="auto"
        ref={popover}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        role="dialog"
        aria-label="Search"
      >
        <search>
          <form action={paths.home} onSubmit={onSubmit}>
            <label className="visually-hidden" htmlFor="search-words">
              Search fans and lights
            </label>
            <input
              id="search-words"
              name="q"
              type="search"
              maxLength={200}
              autoComplete="off"
              spellCheck={false}
              placeholder="Search fans and lights"
              autoFocus
              ref={field}
              // WebKit resets the field to this when the page comes from its cache.
              defaultValue={typed}
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
        <p role="status" className={missing || isEntered ? 'search-status' : 'visually-hidden'}>
          {missing}
          {isEntered && 'Searching…'}
          {total ? <span className="visually-hidden"> {total} found</span> : ''}
        </p>
        {answer && total === 0 && (
          <AskInstead store={store} message={`I’m looking for: ${typed.trim()}\n\n`} />
        )}
        {answer && <SearchResults answer={answer} />}
        {search && !total && <SearchStart file={search.file} />}
      </div>
    </div>
  )
}
