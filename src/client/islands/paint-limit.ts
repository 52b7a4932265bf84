import { LATE_MS } from '../loading/late.ts'

/** No page waits longer for its scripts with its first paint. */
const MOST_MS = 500

/** Inline: paints without scripts that are late (src/publishing/changed-modules.ts). */
export const paintLimitScript = `setTimeout(()=>{for(let s of document.scripts)s.removeAttribute('blocking')},${MOST_MS})`

/**
 * Inline, after the island of a list: keeps the list's place from the first paint where the address narrows it. Where not even the script
 * of every page comes, it shows the list as it was built, and says why (early-presses.ts) with the words of the `data-not-loaded` around.
 *
 * @param names the parameters that narrow the list
 */
export const keepPlaceScript = (names: readonly string[]): string =>
  `{let i=document.currentScript.previousElementSibling;if(/[?&](${names.join('|')})=/.test(location.search)){i.dataset.asked='';setTimeout(()=>self.waitFor||(delete i.dataset.asked,sayNotLoaded(i,0,0,null,i.parentNode.dataset.notLoaded)),${LATE_MS})}}`
