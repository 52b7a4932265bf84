import { type ReactNode, useEffect, useRef } from 'react'
import { isPopoverOpen } from '../../client/dom.ts'

/** At this width (filters.css) facets open over the page, one at a time; below it they are groups of a sheet. */
const DESK = '(width >= 79rem)'

/** Light dismiss for a desktop's facets, as menus have it. */
export function useLightDismiss(onClose: () => void): void {
  useEffect(() => {
    const desk = matchMedia(DESK)
    const open = () =>
      desk.matches ? [...document.querySelectorAll<HTMLDetailsElement>('.facet[open]')] : []
    const closeOthers = (target: Element | null) => {
      const own = target?.closest('.facet')
      for (const facet of open()) if (facet !== own) facet.open = false
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerdown', ({ target }) => closeOthers(target as Element), { signal })
    // Not on focusin: clicking a label moves the focus to main for a moment.
    document.addEventListener('keyup', ({ key }) => key === 'Tab' && closeOthers(document.activeElement), {
      signal,
    })
    document.addEventListener(
      'keydown',
      ({ key }) => {
        const [facet] = open()
        if (key !== 'Escape' || !facet) return
        closeOthers(null)
        facet.querySelector('summary')?.focus()
      },
      { signal },
    )
    const toggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.matches('.facet') || !desk.matches) return
      if (target.open) closeOthers(target)
      else onClose()
    }
    document.addEventListener('toggle', toggle, { signal, capture: true })
    return () => listeners.abort()
  }, [onClose])
}

interface Props {
  activeCount: number
  /** Label of the button that closes the sheet: "12 fans". */
  shown: string
  /** Announced while the sheet is open, as the page behind is out of reach then. */
  status: string
  openIcon?: ReactNode
  closeIcon?: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onClear: () => void
  children: ReactNode
}

/** The facets and the order: a popover behind one button on a phone, a row that styles lay out on a desktop. */
export function FilterSheet(props: Props) {
  const { activeCount, shown, status, openIcon, closeIcon, isOpen, onToggle, onClear, children } = props
  const sheet = useRef<HTMLDivElement>(null)
  const show = useRef<HTMLButtonElement>(null)
  // It may have been opened before hydration.
  useEffect(() => {
    if ('popover' in HTMLElement.prototype && isPopoverOpen(sheet.current)) onToggle(true)
  }, [onToggle])

  return (
    <>
      <button className="filter-open way script-only" type="button" popoverTarget="filter-sheet">
        {openIcon}
        Filter and sort
        {activeCount > 0 && (
          <span className="facet-chosen">
            {activeCount}
            <span className="visually-hidden"> chosen</span>
          </span>
        )}
      </button>
      <div
        className="filter-sheet script-only"
        id="filter-sheet"
        popover="auto"
        ref={sheet}
        onToggle={({ newState }) => onToggle(newState === 'open')}
        {...(isOpen && { role: 'dialog', 'aria-label': 'Filter and sort' })}
      >
        <p className="filter-head">
          <span>Filter and sort</span>
          <button className="way" type="button" popoverTarget="filter-sheet" popoverTargetAction="hide">
            {closeIcon}
            Close
          </button>
        </p>
        {children}
        <p className="filter-foot">
          <span className="visually-hidden" role="status">
            {status}
          </span>
          {activeCount > 0 && (
            <button
              className="text-button"
              type="button"
              onClick={() => {
                // This button disappears, and the focus with it.
                show.current?.focus()
                onClear()
              }}
            >
              Clear all
            </button>
          )}
          <button
            className="button"
            type="button"
            popoverTarget="filter-sheet"
            popoverTargetAction="hide"
            ref={show}
          >
            Show {shown}
          </button>
        </p>
      </div>
    </>
  )
}
