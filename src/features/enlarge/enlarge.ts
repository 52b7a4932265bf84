import PhotoSwipe from 'photoswipe'
import viewerStyles from 'photoswipe/style.css?inline'
import { adoptStyles, element } from '../../client/dom.ts'
import styles from './enlarge.css?inline'

adoptStyles(viewerStyles + styles)

/** The height of the buttons above and the caption below a picture. */
const BARS_PX = { top: 60, right: 0, bottom: 72, left: 0 }

const WORDS = {
  closeTitle: 'Close',
  zoomTitle: 'Zoom in or out',
  arrowPrevTitle: 'Previous photo',
  arrowNextTitle: 'Next photo',
  errorMsg: 'This photo didn’t load.',
}

/** A picture to be seen as large as the screen. */
interface EnlargeablePicture {
  /** The largest file there is, of a format that this browser shows. */
  src: string
  /** The file's size, in px. */
  width: number
  height: number
  alt: string
  caption: string
  link: HTMLAnchorElement
}

/** The largest file of a `srcset`, and its width in px. */
function largestIn(srcset: string): { src: string; width: number } | undefined {
  return srcset
    .split(', ')
    .map((candidate) => {
      const [src = '', descriptor = ''] = candidate.trim().split(' ')
      return { src, width: Number.parseInt(descriptor, 10) }
    })
    .toSorted((a, b) => b.width - a.width)
    .find(({ width }) => width > 0)
}

/** In the shape of its file, not the square that the page shows. */
const heightToWidth = (image: HTMLImageElement): number =>
  Number(image.getAttribute('height')) / Number(image.getAttribute('width'))

function enlargeable(link: HTMLAnchorElement, showsAvif: boolean): EnlargeablePicture | undefined {
  const image = link.querySelector('img')
  const largest = largestIn(link.querySelector('source')?.srcset ?? '')
  if (!image || !largest) return undefined
  const { width } = largest
  return {
    src: showsAvif ? largest.src : link.href,
    width,
    height: Math.round(width * heightToWidth(image)),
    alt: image.alt,
    // biome-ignore lint/performance/useDomNodeTextContent: without the note that only another finish shows.
    caption: link.parentElement?.querySelector('figcaption')?.innerText.replace(/\s+/g, ' ').trim() ?? '',
    link,
  }
}

/** The pictures of a product page in order, with the chosen finish only. */
function enlargeablePictures(product: HTMLElement): EnlargeablePicture[] {
  const links = [...product.querySelectorAll<HTMLAnchorElement>('[data-enlarge]')].filter(
    ({ offsetParent }) => offsetParent !== null,
  )
  const showsAvif = links.some((link) => link.querySelector('img')?.currentSrc.endsWith('.avif'))
  return links.flatMap((link) => enlargeable(link, showsAvif) ?? [])
}

/** Marks the entry of the history that an open dialog has, so that Back closes it. */
const STATE = { isEnlarged: true }

/**
 * An empty modal dialog over the page. Escape and Back close it just as a button inside it does.
 *
 * @param onClose called when a visitor closes it, so that its content can fade out first
 * @returns the dialog, and what removes it and its history entry
 */
function openDialog(label: string, onClose: () => void) {
  const dialog = element('dialog', { className: 'enlarged', ariaLabel: label })
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    onClose()
  })
  addEventListener('popstate', onClose)
  history.pushState(STATE, '')
  document.body.append(dialog)
  dialog.showModal()

  const close = () => {
    removeEventListener('popstate', onClose)
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
