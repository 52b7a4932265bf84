/** A picture to be seen as large as the screen. */
export interface EnlargeablePicture {
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

/**
 * The images of a product page in order, with the chosen finish only.
 *
 * @param product around links marked `data-enlarge`, each around its picture, in a figure with its caption
 */
export function enlargeablePictures(product: HTMLElement): EnlargeablePicture[] {
  const links = [...product.querySelectorAll<HTMLAnchorElement>('[data-enlarge]')].filter(
    ({ offsetParent }) => offsetParent !== null,
  )
  const showsAvif = links.some((link) => link.querySelector('img')?.currentSrc.endsWith('.avif'))
  return links.flatMap((link) => enlargeable(link, showsAvif) ?? [])
}
