import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { trackEvent } from '../../analytics/track-event.ts'
import { useIslandReady } from '../../islands/use-island-ready.ts'
import { paths } from '../../paths.ts'
import { prefillMessage } from '../prefill-message.ts'
import { listingPath, SearchResults } from './SearchResults.tsx'
import { useSearch } from './use-search.ts'

interface Props {
  phone: string
  phoneUrl: string
  openIcon?: ReactNode
  closeIcon?: ReactNode
}

/** Typing has ended after such a pause; a search without result is tracked then. */
const PAUSE_MS = 1500

/**
 * The search of every page: a native popover behind a button, which works before this script is loaded. Nothing is fetched
 * before it is opened.
 */
export function SiteSearch({ phone, phoneUrl, openIcon, closeIcon }: Props) {
  const popover = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const found = useSearch(isOpen, typed)

  useEffect(() => {
    const element = popover.current
    const isShown = () => element?.matches(':popover-open') ?? false
    const follow = () => {
      setOpen(isShown())
      // So that typing replaces the words of the last search.
      if (isShown()) field.current?.select()
    }
    // The visitor may have opened the popover and typed before hydration.
    setOpen(isShown())
    setTyped(field.current?.value ?? '')
    element?.addEventListener('toggle', follow)
    return () => element?.removeEventListener('toggle', follow)
  }, [])
  useIslandReady(popover)

  const total = Array.isArray(found) ? found.reduce((sum, { count }) => sum + count, 0) : undefined
  useEffect(() => {
    if (total !== 0) return undefined
    const timer = setTimeout(
      () => trackEvent({ event: 'search-without-result', label: typed.trim() }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [total, typed])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!Array.isArray(found) || !total) return
    const [fans, fixtures] = found
    const more = (fixtures?.count ?? 0) > (fans?.count ?? 0) ? 'fixtures' : 'fans'
    location.assign(listingPath(more, typed))
  }

  return (
    <div className="site-search">
      <button className="search-open" type="button" popoverTarget="site-search">
        {openIcon}
        <span className="search-word">Search</span>
      </button>
      <div className="search-sheet" id="site-search" popover="auto" ref={popover}>
        <search>
          <form onSubmit={submit}>
            <label className="visually-hidden" htmlFor="search-words">
              Search fans and lights
            </label>
            <input
              id="search-words"
              type="search"
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              placeholder="Search fans and lights"
              autoFocus
              ref={field}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button
              className="search-close"
              type="button"
              popoverTarget="site-search"
              popoverTargetAction="hide"
            >
              {closeIcon}
              <span className="visually-hidden">Close</span>
            </button>
          </form>
        </search>
        <p role="status" className={total === 0 || found === 'failed' ? 'search-status' : 'visually-hidden'}>
          {found === 'failed' && 'The search cannot be reached. Please try again.'}
          {total === 0 && 'Nothing is found by these words.'}
          {total ? `${total} found` : ''}
        </p>
        {total === 0 && (
          <p>
            We know more than this site does: call <a href={phoneUrl}>{phone}</a> or{' '}
            <a href={paths.contact} onClick={() => prefillMessage(`I am looking for: ${typed.trim()}\n\n`)}>
              write to us
            </a>
            .
          </p>
        )}
        {Array.isArray(found) && <SearchResults found={found} typed={typed} />}
      </div>
    </div>
  )
}
