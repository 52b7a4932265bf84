import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { printWithPictures } from '../../client/print-with-pictures.ts'

/**
 * Prints the page when its button is pressed: as a sheet of facts, by the styles for paper. The code on it is fetched before, as the
 * browser's own command waits for nothing.
 */
export function printOnPress(globals: BrowserGlobals): void {
  const code = globals.page.querySelector<HTMLImageElement>('.sheet-address img')
  if (code) code.loading = 'eager'
  globals.page.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]'))
      void printWithPictures(globals, '.finishes img[loading="lazy"], .sheet-address img')
  })
}
