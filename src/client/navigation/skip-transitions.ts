import type { BrowserGlobals } from '../browser-globals.ts'

/**
 * Takes a skipped view transition for what it is, the end of an animation that nobody waits for: a visitor who goes on at once skips
 * it, and Chromium reports the promises of it that no one listens to as faults of the page.
 */
export function skipTransitions({ view }: Pick<BrowserGlobals, 'view'>): void {
  const listen = ({ viewTransition }: PageSwapEvent | PageRevealEvent) => {
    for (const promise of ['ready', 'finished'] as const) viewTransition?.[promise].catch(() => undefined)
  }
  view.addEventListener('pageswap', listen)
  view.addEventListener('pagereveal', listen)
}
