import type { AstroIntegration } from 'astro'

/** Teaches Astro the directive `client:interaction`. */
export const clientInteractionIntegration = (): AstroIntegration => ({
  name: 'client-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/client-interaction.ts' }),
  },
})
