import { type ReactNode, useRef } from 'react'
import { useModalPopover } from '../../client/islands/use-modal-popover.ts'

interface Props {
  activeCount: number
  /** What the button that closes the sheet shows: "12 fans". */
  shown: string
  /** Said when it changes while the sheet is open, as the page behind is out of reach then. */
  status: string
  openIcon?: ReactNode
  closeIcon?: ReactNode
  onClose: () => void
  onClear: (button: Element) => void
  children: ReactNode
}

/** The facets and the order: a modal popover behind one button on a phone, a row that styles lay out on a desktop. */
export function FilterSheet(props: Props) {
  const { activeCount, shown, status, openIcon, closeIcon, onClose, onClear, children } = props
  const sheet = useRef<HTMLDivElement>(null)
  const open = useRef<HTMLButtonElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  const show = useRef<HTMLButtonElement>(null)
  useModalPopover(sheet, open, close, 'Filter and sort')

  return (
    <>
      <button className="filter-open way" type="button" popoverTarget="filter-sheet" ref={open}>
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
        onToggle={({ newState }) => newState === 'closed' && onClose()}
      >
        <p className="filter-head">
          <span>Filter and sort</span>
          <button
            className="way"
            type="button"
            popoverTarget="filter-sheet"
            popoverTargetAction="hide"
            ref={close}
          >
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
