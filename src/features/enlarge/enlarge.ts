import PhotoSwipe from 'photoswipe'
import viewerStyles from 'photoswipe/style.css?inline'
import { adoptStyles } from '../../client/dom.ts'
import styles from './enlarge.css?inline'
import { enlargeablePictures } from './enlargeable-pictures.ts'

adoptStyles(document, viewerStyles + styles)

/** The height of the buttons above and the caption below a picture. */
const BARS_PX = { top: 60, right: 0, bottom: 72, left: 0 }

const WORDS = {
  closeTitle: 'Close',
  zoomTitle: 'Zoom in or out',
  arrowPrevTitle: 'Previous photo',
  arrowNextTitle: 'Next photo',
  errorMsg: 'This photo didn’t load.',
}

/** Marks the entry of the history that an open dialog has, so that Back closes it. */
const STATE = { isEnlarged: true }

/**
 * An empty modal dialog over the page. Escape and Back close it just as a button inside it does.
 *
 * @param ask called when a visitor closes it, so that its content can animate out first
 * @returns the dialog, and what closes it and takes its entry out of the history
 */
function openDialog(label: string, ask: () => void) {
  const dialog = document.createElement('dialog')
  dialog.className = 'enlarged'
  dialog.setAttribute('aria-label', label)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    ask()
  })
  addEventListener('popstate', ask)
  history.pushState(STATE, '')
  document.body.append(dialog)
  dialog.showModal()

  const close = () => {
    removeEventListener('popstate', ask)
    dialog.remove()
    if (history.state?.isEnlarged) history.back()
  }
  return { dialog, close }
}

/**
 * Shows a product's pictures in full screen, the clicked one first: swipe, arrow keys and buttons lead to the others;
 * pinch, double tap, wheel and a button zoom, up to the original size. Escape, Back, a click outside the picture and
 * a button close it; the page then shows the last viewed image.
 *
 * @param link the clicked image's link
 */
export function press(link: HTMLElement): void {
  const product = link.closest<HTMLElement>('.finishes')
  if (!product || document.querySelector('dialog.enlarged')) return
  const name = document.querySelector('h1')?.textContent?.trim() ?? ''
  const pictures = enlargeablePictures(product)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  // While it opens it cannot be closed yet.
  const leave = () => {
    if (viewer.opener.isOpen) viewer.close()
    else viewer.on('openingAnimationEnd', () => viewer.close())
  }
  const { dialog, close } = openDialog(`Photos of ${name}`, leave)
  const viewer = new PhotoSwipe({
    ...WORDS,
    dataSource: pictures.map(({ src, width, height, alt }) => ({ src, width, height, alt })),
    index: Math.max(
      pictures.findIndex((picture) => picture.link === link),
      0,
    ),
    appendToEl: dialog,
    // The dialog keeps the focus, and returns it when it closes.
    trapFocus: false,
    returnFocus: false,
    loop: false,
    wheelToZoom: true,
    secondaryZoomLevel: 1,
    maxZoomLevel: 1,
    imageClickAction: 'zoom',
    bgClickAction: leave,
    tapAction: (_, { target }) => {
      if (!(target as Element).closest('.pswp__img')) leave()
    },
    showHideAnimationType: isStill ? 'none' : 'fade',
    bgOpacity: 1,
    padding: BARS_PX,
  })
  viewer.on('uiRegister', () =>
    viewer.ui?.registerElement({
      name: 'caption',
      appendTo: 'root',
      onInit: (element) => {
        element.setAttribute('role', 'status')
        viewer.on('change', () => {
          element.textContent = pictures[viewer.currIndex]?.caption ?? ''
        })
      },
    }),
  )
  viewer.on('destroy', () => {
    close()
    const seen = pictures[viewer.currIndex]?.link
    seen?.closest('.slide')?.querySelector('input')?.click()
    seen?.focus({ preventScroll: true })
  })
  viewer.init()
  viewer.element?.removeAttribute('role')
}
