import type { BrowserGlobals } from './browser-globals.ts'

/** How long a printer waits for pictures that were not near the screen. */
const PICTURES_MS = 3000

/** Fetches the pictures shown only in print, as some browsers print a lazy one as an empty frame. */
async function fetchPictures(page: Document): Promise<void> {
  const pictures = [...page.querySelectorAll<HTMLImageElement>('.finishes img[loading="lazy"]')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
}

/** Prints the page when its button is pressed: as a sheet of facts, by the styles for paper. */
export function printOnPress({ page, view }: BrowserGlobals): void {
  const print = async () => {
    const isLate = new Promise((resolve) => view.setTimeout(resolve, PICTURES_MS))
    await Promise.race([fetchPictures(page), isLate])
    view.print()
  }
  page.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]')) void print()
  })
}
