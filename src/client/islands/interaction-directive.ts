import type { ClientDirective } from 'astro'

/** An island that Astro's element has read: `load` fetches its script and returns what hydrates it. */
export interface ReadIsland extends HTMLElement {
  load: Parameters<ClientDirective>[0]
  /** Astro's own: there once `load` has fetched it. */
  hydrator?: unknown
}

/** Hands an island over to what waits for the visitor (start-islands.ts). */
const interaction: ClientDirective = (load, _, island) => {
  const loadClean = async () => {
    const hydrate = await load()
    return async () => {
      // It did load now; and where the markup is not as it was built, React makes all of it anew: an open sheet would be closed.
      for (const note of island.querySelectorAll('.not-loaded')) note.remove()
      await hydrate()
    }
  }
  Object.assign(island, { load: loadClean } satisfies Partial<ReadIsland>)
}

// Where Astro's island looks for the directives of a page.
Object.assign(globalThis, { Astro: { interaction } })

export default interaction
