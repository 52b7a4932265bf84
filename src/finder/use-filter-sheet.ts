import { useEffect, useRef } from 'react'
import { useModalPopover } from '../islands/use-modal-popover.ts'

/**
 * The sheet of a phone: a native popover, modal while it is open.
 *
 * @param onToggle is called with whether it is open: at the start, and when it opens or closes
 * @returns refs for the sheet, for the button that opens it and for the one that closes it
 */
export function useFilterSheet(onToggle: (isOpen: boolean) => void) {
  const sheet = useRef<HTMLDivElement>(null)
  const open = useRef<HTMLButtonElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  useModalPopover(sheet, open, close)
  useEffect(() => {
    const element = sheet.current
    const update = () => onToggle(element?.matches(':popover-open') ?? false)
    update()
    element?.addEventListener('toggle', update)
    return () => element?.removeEventListener('toggle', update)
  }, [onToggle])
  return { sheet, open, close }
}
