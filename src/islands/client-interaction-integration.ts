import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const entrypoint = fileURLToPath(new URL('./client-interaction.ts', import.meta.url))

/** Teaches Astro the directive `client:interaction`. */
export const clientInteractionIntegration = (): AstroIntegration => ({
  name: 'client-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => addClientDirective({ name: 'interaction', entrypoint }),
  },
})
