import type { ClientDirective } from 'astro'

/** An island that Astro's element has read: `load` fetches its script and returns what hydrates it. */
export interface ReadIsland extends HTMLElement {
  load: Parameters<ClientDirective>[0]
  /** Astro's own: there once `load` has fetched it. */
  hydrator?: unknown
}

/** Hands an island over to what waits for the visitor (start-islands.ts). */
const interaction: ClientDirective = (load, _, island) => {
  Object.assign(island, { load } satisfies Partial<ReadIsland>)
}

// Where Astro's island looks for the directives of a page.
Object.assign(globalThis, { Astro: { interaction } })

export default interaction
