import type { BrowserGlobals } from './browser-globals.ts'

/** How long a printer waits for pictures that were not near the screen. */
const PICTURES_MS = 3000

/** Prints the page once the lazy pictures of a selector have come, as some browsers print such a one as an empty frame. */
export async function printWithPictures({ page, view }: BrowserGlobals, selector: string): Promise<void> {
  const pictures = [...page.querySelectorAll<HTMLImageElement>(selector)]
  for (const picture of pictures) picture.loading = 'eager'
  const come = Promise.allSettled(pictures.map((picture) => picture.decode()))
  await Promise.race([come, new Promise((resolve) => view.setTimeout(resolve, PICTURES_MS))])
  view.print()
}
