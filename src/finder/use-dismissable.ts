import { type RefObject, useEffect } from 'react'

/** From here on facets open over the page, each by itself; below they are groups of a sheet. */
const DESK = '(width >= 60rem)'

const openFacets = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLDetailsElement>('details[open]')]

/**
 * Lets the facets of a desk behave as menus do: one is open at a time, and Escape, a click beside it or leaving it by the Tab key closes
 * it. On a phone the groups of the sheet stay as they are.
 *
 * @param opened is told when a facet opens, and when none is open any more
 */
export function useDismissable(
  form: RefObject<HTMLFormElement | null>,
  opened: (isOpen: boolean) => void,
): void {
  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const isDesk = matchMedia(DESK)
    const closeBut = (kept?: Element | null) => {
      if (!isDesk.matches) return
      for (const facet of openFacets(element)) if (facet !== kept) facet.open = false
    }
    const beside = ({ target }: Event) => closeBut((target as Element).closest?.('details'))
    // Not told by the focus itself: a press on a label gives it to main for a moment.
    const tabbed = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') closeBut(document.activeElement?.closest('details'))
    }
    const closeByKey = (event: KeyboardEvent) => {
      const [facet] = openFacets(element)
      if (event.key !== 'Escape' || !facet || !isDesk.matches) return
      closeBut()
      facet.querySelector('summary')?.focus()
    }
    const toggled = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !isDesk.matches) return
      if (target.open) closeBut(target)
      opened(openFacets(element).length > 0)
    }
    document.addEventListener('pointerdown', beside)
    document.addEventListener('keyup', tabbed)
    element.addEventListener('keydown', closeByKey)
    element.addEventListener('toggle', toggled, true)
    return () => {
      document.removeEventListener('pointerdown', beside)
      document.removeEventListener('keyup', tabbed)
      element.removeEventListener('keydown', closeByKey)
      element.removeEventListener('toggle', toggled, true)
    }
  }, [form, opened])
}
