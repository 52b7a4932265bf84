import { type ReactNode, type RefObject, useEffect } from 'react'
import { CloseButton } from './CloseButton.tsx'

interface Props {
  children: ReactNode
  title: RefObject<HTMLHeadingElement | null>
  onClose(): void
}

/** Gives the focus to a heading, which has no place among what the Tab key reaches. */
export function focusTitle({ current: title }: RefObject<HTMLHeadingElement | null>): void {
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}

/** The title of what the sheet shows, and its ×. It takes the focus where what had it made way for this view. */
export function SheetHead({ children, title, onClose }: Props) {
  useEffect(() => {
    if (document.activeElement === document.body) focusTitle(title)
  }, [title])

  return (
    <header className="list-head">
      <h2 id="my-list-title" ref={title}>
        {children}
      </h2>
      <CloseButton onClose={onClose} />
    </header>
  )
}
