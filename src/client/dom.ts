const adopted = new Set<string>()

/** Adds a lazy script's styles, so that other pages don't carry them. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  adopted.add(css)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Whether a popover is open: always true in browsers without popovers, where it is part of the page. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  element !== null && (!('popover' in element) || element.matches(':popover-open'))

const MAX_WAIT_MS = 3000

/** Prints the page once a selector's lazy pictures have loaded, since some browsers print them as empty frames. */
export async function printWithPictures(selector: string): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(selector)]
  for (const picture of pictures) picture.loading = 'eager'
  const loaded = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
  window.print()
}

/** Runs something now, or when a prerendered page is opened. */
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

export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...content)
  return made
}

/** Downloads a file made in the page. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
