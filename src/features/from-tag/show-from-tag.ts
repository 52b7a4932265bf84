import { trackEvent } from '../../client/analytics.ts'
import { adoptStyles, element } from '../../client/dom.ts'
import { putParameters, queryParameter } from '../../client/state.ts'

/** The words before a product's spot in the showroom: on its page, and for a visitor in front of it. */
export const SHOWROOM_WORDS = { seeIt: 'See it in the showroom', onDisplay: 'On display' } as const

const STYLES = `
.from-tag { display: grid; gap: var(--space-3); margin-top: var(--space-4); }
.from-tag > .actions { position: static; padding: 0; border: 0; margin: 0; }
.from-tag > .actions > [data-ask] { background: var(--color-brass); color: var(--color-surface); }
.from-tag > .actions > :is(:first-child, .text-us) { order: 1; }
.from-tag > .actions > :first-child { background: none; color: var(--color-brass); }
`

/**
 * A page opened from a tag in the showroom (`?tag=1`) addresses someone standing in front of the product: where it is on
 * display, Ask and Save come first. The parameter is removed from the address at once, so a shared link does not have it.
 */
export function showFromTag(): void {
  if (!queryParameter(location.search, 'tag')) return
  putParameters({ tag: undefined })
  trackEvent('tag', location.pathname.replace(/.*\//, ''))
  const header = document.querySelector('article > header')
  const [tag, actions] = ['.place', '.actions'].map((part) => document.querySelector(`.details > ${part}`))
  if (!header || !actions) return
  adoptStyles(STYLES)
  const words = tag?.querySelector('span')
  if (words) words.textContent = words.textContent.replace(SHOWROOM_WORDS.seeIt, SHOWROOM_WORDS.onDisplay)
  header.append(element('div', { className: 'from-tag' }, ...(tag ? [tag] : []), actions))
}
