/** Where an element stands in the window, in CSS px. */
export interface Place {
  x: number
  y: number
}

/**
 * Runs on the page: the middle of the first element of a selector that is seen and has a name, once it stands still and
 * nothing covers it. Scrolls to it where it is out of the window, as a visitor would.
 *
 * @param name its label or text, else a part of it; any where it is empty
 */
export async function locate(selector: string, name: string): Promise<Place | string> {
  // Laid out without its style sheets as yet: what stands there now stands elsewhere when it is seen.
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  if (sheets.some(({ sheet, media }) => !sheet && matchMedia(media || 'all').matches)) return 'has no style'
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement
    const named = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const text =
      element.getAttribute('aria-label') ??
      named?.textContent ??
      (labels?.[0] ? labels[0].textContent : element.textContent)
    return (text ?? '').replace(/\s+/g, ' ').trim()
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden'
  }
  const seen = [...document.querySelectorAll(selector)].filter(isSeen)
  const found =
    seen.find((element) => !name || nameOf(element) === name) ??
    seen.find((element) => nameOf(element).includes(name))
  if (!found) return 'is not seen'
  const box = () => found.getClientRects()[0] ?? found.getBoundingClientRect()
  const middle = () => {
    const { x, y, width, height } = box()
    return { x: x + width / 2, y: y + height / 2 }
  }
  const isOutside = ({ y }: Place) => y < 8 || y > innerHeight - 8
  const scrollToIt = () => {
    // The site leaves the page where it is as soon as a wheel has turned.
    found.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
    found.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  if (isOutside(middle())) scrollToIt()
  const before = middle()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const now = middle()
  if (before.x !== now.x || before.y !== now.y) return 'moves'
  const top = document.elementFromPoint(now.x, now.y)
  const isFree = top && (found.contains(top) || top.contains(found) || top.closest('label')?.contains(found))
  if (isFree) return now
  // Under the foot of a sheet, which a visitor scrolls.
  scrollToIt()
  return `is covered by ${top?.outerHTML.slice(0, 80)}`
}
