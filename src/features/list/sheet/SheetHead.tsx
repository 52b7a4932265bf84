import { type MouseEventHandler, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import close from '../../../icons/close.svg?raw'

interface IconButtonProps {
  className: string
  label: string
  onClick: MouseEventHandler<HTMLButtonElement>
}

export const CloseButton = ({ className, label, onClick }: IconButtonProps) => (
  <button
    className={`${className} icon-button`}
    type="button"
    aria-label={label}
    onClick={onClick}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project.
    dangerouslySetInnerHTML={{ __html: close }}
  />
)

/** Moves the focus to the title of the sheet, which is not in the Tab order. */
export function focusTitle(): void {
  const title = document.getElementById('my-list-title')
  title?.setAttribute('tabindex', '-1')
  title?.focus()
}

/**
 * Removes what has the focus, which moves to the heading of its section; if that goes too, to the next section's, else to the one
 * before, else to the title of the sheet.
 */
export function removeFocused(section: Element | null, remove: () => void): void {
  const { nextElementSibling: next, previousElementSibling: before } = section ?? {}
  const headings = [section, next, before].map((one) => one?.querySelector<HTMLElement>('h3[tabindex]'))
  flushSync(remove)
  const heading = headings.find((one) => one?.isConnected)
  if (heading) heading.focus({ preventScroll: heading === headings[0] })
  else focusTitle()
}

/** The title of the sheet's view, and its ×. Takes the focus if the view before had it. */
export function SheetHead({ children }: { children: ReactNode }) {
  useEffect(() => {
    // The dialog itself has focus if it opened empty.
    const { activeElement } = document
    if (activeElement === document.body || activeElement instanceof HTMLDialogElement) focusTitle()
  }, [])
  return (
    <div className="list-head">
      <h2 id="my-list-title">{children}</h2>
      <CloseButton
        className="list-close"
        label="Close"
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      />
    </div>
  )
}
