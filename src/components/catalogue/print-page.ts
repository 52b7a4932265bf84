import type { BrowserGlobals } from '../../client/browser-globals.ts'
import { printWithPictures } from '../../client/print-with-pictures.ts'

/** Prints the page when its button is pressed: as a sheet of facts, by the styles for paper. */
export function printOnPress(globals: BrowserGlobals): void {
  globals.page.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]'))
      void printWithPictures(globals, '.finishes img[loading="lazy"]')
  })
}
