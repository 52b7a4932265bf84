import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { CloseIcon } from './CloseIcon.tsx'

interface Props {
  children: ReactNode
  title: RefObject<HTMLHeadingElement | null>
  onClose(): void
}

/** Moves the focus to a heading that is not in the Tab order. */
export function focusTitle({ current: title }: RefObject<HTMLHeadingElement | null>): void {
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}

/** The title of the sheet's view, and its ×. Takes the focus if the view before had it. */
export function SheetHead({ children, title, onClose }: Props) {
  useEffect(() => {
    // The dialog itself has it where it was opened with nothing in it yet.
    const { activeElement } = document
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) focusTitle(title)
  }, [title])

  return (
    <div className="list-head">
      <h2 id="my-list-title" ref={title}>
        {children}
      </h2>
      <button className="list-close icon-button" type="button" onClick={onClose}>
        <CloseIcon />
        <span className="visually-hidden">Close</span>
      </button>
    </div>
  )
}

/** In place of a view of the sheet that did not load; wait-for.ts says so, and tries again. */
export function FailedView({ name, onClose }: { name: string; onClose(): void }) {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        {name}
      </SheetHead>
      <p className="quiet">Your list is safe.</p>
    </>
  )
}
