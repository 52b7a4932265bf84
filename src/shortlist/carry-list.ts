import type { BrowserGlobals } from '../browser/browser-globals.ts'
import { onLinkClick } from '../browser/page-navigation/on-link-click.ts'
import { withParameters } from '../browser/query-parameters.ts'
import type { KeptList } from './kept-list.ts'

/** Where the device cannot store the list, adds it to the address of each link of this site that is followed. */
export function carryList(globals: BrowserGlobals, list: KeptList): void {
  if (list.isOnDevice) return
  onLinkClick(globals, (link) => {
    link.search = withParameters(link.search, { list: list.text() })
  })
}
