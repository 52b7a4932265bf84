import { type ReactNode, useEffect, useRef } from 'react'
import { isPopoverOpen } from '../../client/dom.ts'

interface Props {
  activeCount: number
  /** Label of the button that closes the sheet: "12 fans". */
  shown: string
  /** Said when it changes while the sheet is open, as the page behind is out of reach then. */
  status: string
  openIcon?: ReactNode
  closeIcon?: ReactNode
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  onClear: (button: Element) => void
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
      <button className="filter-open way" type="button" popoverTarget="filter-sheet">
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
        className="filter-sheet"
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
              className="clear-all way"
              type="button"
              onClick={({ currentTarget }) => {
                // It goes, and the focus with it.
                show.current?.focus()
                onClear(currentTarget)
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
