import { type RefObject, useEffect } from 'react'

/** At this width (filter-sheet.css) facets open over the page, one at a time; below it they are groups of a sheet. */
const DESK = '(width >= 79rem)'

const openFacets = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLDetailsElement>('details[open]')]

/**
 * Light dismiss for the facets of a desktop, as menus have it: one is open at a time, and Escape, a click beside it or leaving it by
 * the Tab key closes it. The groups of a phone's sheet stay as they are.
 *
 * @param onClose called when the last open one closes
 */
export function useLightDismiss(form: RefObject<HTMLFormElement | null>, onClose: () => void): void {
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const isDesk = matchMedia(DESK)
    const closeOthers = (facet?: Element | null) => {
      if (!isDesk.matches) return
      for (const open of openFacets(element)) if (open !== facet) open.open = false
    }
    const onPointerDown = ({ target }: Event) => closeOthers((target as Element).closest?.('details'))
    // Not on focusin: a press on a label moves the focus to main for a moment.
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') closeOthers(document.activeElement?.closest('details'))
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const [facet] = openFacets(element)
      if (event.key !== 'Escape' || !facet || !isDesk.matches) return
      closeOthers()
      facet.querySelector('summary')?.focus()
    }
    const onFacetToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !isDesk.matches) return
      if (target.open) closeOthers(target)
      if (openFacets(element).length === 0) onClose()
    }
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('pointerdown', onPointerDown, { signal })
    document.addEventListener('keyup', onKeyUp, { signal })
    element.addEventListener('keydown', onKeyDown, { signal })
    element.addEventListener('toggle', onFacetToggle, { signal, capture: true })
    return () => ended.abort()
  }, [form, onClose])
}
