import type { BrowserGlobals } from '../browser-globals.ts'

/**
 * Closes menu, search and list when the visitor leaves the page, so that Back shows the page rather than whatever led away from
 * it. A comparison stays open, as the address says so.
 */
export function closeOnLeave({ page, view }: BrowserGlobals): void {
  view.addEventListener('pagehide', () => {
    if (!('popover' in page.body)) return
    for (const sheet of page.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
    if (!/[?&]compare=/.test(view.location.search))
      page.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  })
}
