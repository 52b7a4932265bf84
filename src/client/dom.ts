const adopted = new Set<string>()

/** Adds styles that come with a script, so that pages without it don't carry them. */
export function adoptStyles(page: Document, css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets.push(sheet)
}

/**
 * Runs something in its own task after the next frame is painted.
 *
 * @returns cancels it
 */
export function afterPaint(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Splits long work into tasks, so that the browser can handle input and paint in between. */
export const yieldToMain = (): Promise<unknown> =>
  'scheduler' in globalThis && globalThis.scheduler && 'yield' in globalThis.scheduler
    ? (globalThis.scheduler as { yield: () => Promise<void> }).yield()
    : new Promise((resolve) => setTimeout(resolve))

/** Whether a popover is open: always true in a browser without popovers, which shows it as part of the page. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  element !== null && (!('popover' in element) || element.matches(':popover-open'))

/** How long a printer waits for pictures that weren't near the screen. */
const PICTURES_MS = 3000

/** Prints the page once the lazy pictures of a selector have loaded: some browsers print such a one as an empty frame. */
export async function printWithPictures(selector: string): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(selector)]
  for (const picture of pictures) picture.loading = 'eager'
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PICTURES_MS))])
  window.print()
}

/** Runs something once the page is shown: at once, or when a prerendered page is opened. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}

/** Runs something at the first pointer or key. */
export function atFirstInput(run: () => void): void {
  const inputs = new AbortController()
  for (const input of ['pointerover', 'keydown'])
    addEventListener(
      input,
      () => {
        inputs.abort()
        run()
      },
      { signal: inputs.signal },
    )
}

/** Runs something once any element of a selector is near the window. */
export function whenNear(selector: string, rootMargin: string, run: () => void): void {
  const near = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      near.disconnect()
      run()
    },
    { rootMargin },
  )
  for (const element of document.querySelectorAll(selector)) near.observe(element)
}
