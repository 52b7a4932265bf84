import type { WaitFor } from '../loading/waiting.ts'
import { hydrateOnInteraction } from './client-interaction.ts'
import type { ReadIsland } from './interaction-directive.ts'
// Astro's element reads the props of islands and hydrates them: no page needs it before a visitor turns to one.
import element from './island-element.ts?script'

const loadIsland = async (island: ReadIsland) => {
  // Beside the element, which imports them again.
  for (const script of ['component-url', 'renderer-url'])
    import(/* @vite-ignore */ island.getAttribute(script) as string).catch(() => {})
  await import(/* @vite-ignore */ element)
  const start = await island.load()
  // Astro's element says on the console alone that a script did not load.
  return island.hydrator ? start : Promise.reject()
}

/** Starts waiting for the visitor at every island of a page. */
export function startIslands(page: Document, waitFor: WaitFor): void {
  for (const island of page.querySelectorAll<ReadIsland>('astro-island')) {
    const { value } = JSON.parse(island.getAttribute('opts') as string)
    hydrateOnInteraction(() => loadIsland(island), value, island, waitFor)
  }
}
