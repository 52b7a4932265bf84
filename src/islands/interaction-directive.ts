import clientInteraction from './client-interaction.ts'

// Where Astro's island looks for the directives of a page.
Object.assign(globalThis, { Astro: { interaction: clientInteraction } })
