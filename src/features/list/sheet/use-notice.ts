import { type RefObject, useEffect, useRef } from 'react'
import { createNotice, type ShowNotice } from '../notice.ts'

/**
 * The notice of the dialog that an element is in: as long as it is open, the page and its notice are inert.
 *
 * @returns the same function at every render
 */
export function useNotice(inside: RefObject<HTMLElement | null>): ShowNotice {
  const notice = useRef<ShowNotice>(undefined)
  const show = useRef<ShowNotice>((...said) => notice.current?.(...said))
  useEffect(() => {
    const place = document.createElement('div')
    place.className = 'list-notice'
    inside.current?.closest('dialog')?.prepend(place)
    notice.current = createNotice(document, place)
    return () => place.remove()
  }, [inside])
  return show.current
}
