import type { BrowserGlobals } from '../browser/browser-globals.ts'
import { onLinkClick } from '../browser/on-link-click.ts'
import { withParameters } from '../browser/query-parameters.ts'
import type { KeptList } from './kept-list.ts'

/** Takes a list that no device keeps along in the address, from page to page of this site. */
export function carryList(globals: BrowserGlobals, list: KeptList): void {
  if (list.isOnDevice) return
  onLinkClick(globals, (link) => {
    link.search = withParameters(link.search, { list: list.text() })
  })
}
