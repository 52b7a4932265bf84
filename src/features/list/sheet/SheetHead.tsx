import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import close from '../../../icons/close.svg?raw'
import { createNotice, type ShowNotice } from '../notice.ts'

interface IconButtonProps {
  className: string
  label: string
  onClick(): void
}

/** A button with an ×. */
export const CloseButton = ({ className, label, onClick }: IconButtonProps) => (
  <button className={`${className} icon-button`} type="button" onClick={onClick}>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project. */}
    <span className="list-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: close }} />
    <span className="visually-hidden">{label}</span>
  </button>
)

interface Props {
  children: ReactNode
  title: RefObject<HTMLHeadingElement | null>
  onClose(): void
}

/** Moves the focus to a heading that is not in the Tab order. */
export function focusTitle(title: HTMLElement | null | undefined): void {
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}

/** The title of the sheet's view, and its ×. Takes the focus if the view before had it. */
export function SheetHead({ children, title, onClose }: Props) {
  useEffect(() => {
    // The dialog itself has it if it was opened with nothing in it yet.
    const { activeElement } = document
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement)
      focusTitle(title.current)
  }, [title])
  return (
    <div className="list-head">
      <h2 id="my-list-title" ref={title}>
        {children}
      </h2>
      <CloseButton className="list-close" label="Close" onClick={onClose} />
    </div>
  )
}

/** In place of a view of the sheet that did not load. */
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

/** The notice of the dialog that an element is in: as long as it is open, the page and its notice are inert. */
export function useNotice(inside: RefObject<HTMLElement | null>): ShowNotice {
  const notice = useRef<ShowNotice>(undefined)
  useEffect(() => {
    const place = document.createElement('div')
    place.className = 'list-notice'
    inside.current?.closest('dialog')?.prepend(place)
    notice.current = createNotice(document, place)
    return () => place.remove()
  }, [inside])
  return useCallback((...said) => notice.current?.(...said), [])
}
