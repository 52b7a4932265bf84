import { hydrateOnInteraction } from './client-interaction.ts'
import type { ReadIsland } from './interaction-directive.ts'
// Astro's element reads the props of islands and hydrates them: no page needs it before a visitor turns to one.
import element from './island-element.ts?worker&url'

const loadIsland = async (island: ReadIsland) => {
  // Beside the element, which imports them again.
  for (const script of ['component-url', 'renderer-url'])
    import(/* @vite-ignore */ island.getAttribute(script) ?? '').catch(() => undefined)
  await import(/* @vite-ignore */ element)
  return island.load()
}

for (const island of document.querySelectorAll<ReadIsland>('astro-island'))
  hydrateOnInteraction(() => loadIsland(island), JSON.parse(island.getAttribute('opts') ?? '').value, island)
