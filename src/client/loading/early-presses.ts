import { LATE_MS } from './late.ts'

/** What nothing but a script answers. */
const ANSWERED = '[type=button]:not([popovertarget]),astro-island input'

/**
 * Inline, as it looks after the script of every page: asks for it once more where it fails, keeps the last press for it (every-page.ts),
 * and says at the foot of the window that something has not loaded, whether it is slow or failed, with a link that loads the page anew, as
 * long as there is nothing more to say it with (say-not-loaded.ts).
 */
export const earlyPressesScript = `function sayNotLoaded(at,_,__,former,words='This has not loaded.'){former?.remove();let place=at.closest('[popover]')||document.body;place.insertAdjacentHTML('beforeend','<p class=not-loaded role=alert>'+words+' <a href="">Please try again.</a>');return place.lastElementChild}
addEventListener('error',({target:{type,src}})=>{if(type=='module')import(src+'?again')},true)
addEventListener('click',({target})=>{let at=!self.waitFor&&target.closest('${ANSWERED}');at&&setTimeout(()=>self.waitFor||sayNotLoaded(at),${LATE_MS});self.pressed=at},true)`
