import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useReducer, useRef } from 'react'
import { type GalleryAction, galleryReducer } from './gallery-state.ts'

interface Props {
  count: number
  previousLabel: string
  nextLabel: string
  previousIcon?: ReactNode
  nextIcon?: ReactNode
  /** The list of pictures, rendered on the server; each item one room. */
  children?: ReactNode
}

type Step = Exclude<GalleryAction['type'], 'HOME_SCREEN_GALLERY_SHOW_IMAGE'>

/** Time that the row must stand still to count as arrived, in ms. */
const STILL_MS = 120

const ACTION_OF_KEY: Record<string, Step | undefined> = {
  ArrowLeft: 'HOME_SCREEN_GALLERY_PREVIOUS_IMAGE',
  ArrowRight: 'HOME_SCREEN_GALLERY_NEXT_IMAGE',
}

/**
 * The rooms of the home page. The pictures stand side by side in a row that scrolls and snaps, so that a swipe, a
 * wheel or the keyboard moves it without this script; the script adds the two buttons and the count.
 */
export function Gallery({ count, previousLabel, nextLabel, previousIcon, nextIcon, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isRequested = useRef(false)
  const [{ index }, dispatch] = useReducer(galleryReducer, { index: 0, count })

  const go = (action: GalleryAction) => {
    isRequested.current = true
    dispatch(action)
  }

  useEffect(() => {
    const row = frame.current?.querySelector('ul')
    if (!row || !isRequested.current) return
    row.scrollTo({ left: index * row.clientWidth })
  }, [index])

  useEffect(() => {
    const row = frame.current?.querySelector('ul')
    if (!row) return undefined
    const settle = () => {
      isRequested.current = false
      dispatch({
        type: 'HOME_SCREEN_GALLERY_SHOW_IMAGE',
        index: Math.round(row.scrollLeft / row.clientWidth),
      })
    }
    settle()
    // Safari before 26 does not report when scrolling ends; there, a moment without scrolling counts as the end.
    if ('onscrollend' in window) {
      row.addEventListener('scrollend', settle)
      return () => row.removeEventListener('scrollend', settle)
    }
    let still: ReturnType<typeof setTimeout> | undefined
    const scrolled = () => {
      clearTimeout(still)
      still = setTimeout(settle, STILL_MS)
    }
    row.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      clearTimeout(still)
      row.removeEventListener('scroll', scrolled)
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const type = ACTION_OF_KEY[event.key]
    // With Alt or Command the browser goes back.
    if (!type || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    go({ type })
  }
  // Chromium scrolls to a name beyond the edge by less than the row snaps back, whatever its margin (gallery.css).
  const onFocus = ({ target }: FocusEvent) => {
    const slide = target.closest('li')
    if (!slide?.parentElement) return
    go({ type: 'HOME_SCREEN_GALLERY_SHOW_IMAGE', index: [...slide.parentElement.children].indexOf(slide) })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only repeat what the two buttons do.
    <div className="gallery" ref={frame} onKeyDown={onKeyDown} onFocus={onFocus}>
      {children}
      <div className="gallery-controls script-only">
        <button
          className="icon-button"
          type="button"
          onClick={() => go({ type: 'HOME_SCREEN_GALLERY_PREVIOUS_IMAGE' })}
        >
          {previousIcon}
          <span className="visually-hidden">{previousLabel}</span>
        </button>
        <p role="status">
          <span className="visually-hidden">Image </span>
          {index + 1} <span aria-hidden="true">/</span>
          <span className="visually-hidden"> of </span> {count}
        </p>
        <button
          className="icon-button"
          type="button"
          onClick={() => go({ type: 'HOME_SCREEN_GALLERY_NEXT_IMAGE' })}
        >
          {nextIcon}
          <span className="visually-hidden">{nextLabel}</span>
        </button>
      </div>
    </div>
  )
}
