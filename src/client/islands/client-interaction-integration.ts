import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const entrypoint = fileURLToPath(new URL('./interaction-directive.ts', import.meta.url))

/** Teaches Astro the directive `client:interaction`; what waits for a visitor is in the script that every page shares (start-islands.ts). */
export const clientInteractionIntegration = (): AstroIntegration => ({
  name: 'client-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint })
    },
  },
})
