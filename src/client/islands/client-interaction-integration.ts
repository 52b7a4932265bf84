import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

const entrypoint = fileURLToPath(new URL('./interaction-directive.ts', import.meta.url))

const isOfAstro = (file = '') => file.includes('/astro/dist/runtime/server/')

/**
 * In place of the module of Astro's that writes script and styles of islands, 6 KB, into every page: it does so on purpose and has
 * no setting for it (withastro/astro#17017).
 */
const NO_PRESCRIPTS = `export const determineIfNeedsHydrationScript = () => false
export const determinesIfNeedsDirectiveScript = () => false
export const getPrescripts = () => ''`
const NO_PRESCRIPTS_ID = '\0no-prescripts'

const FILE_SCRIPT = '<script type="module" src='

/** The modules of Astro's that are changed. */
const CHANGED = ['runtime/server/scripts.js', 'runtime/server/render/script.js'] as const

/** How Astro writes the scripts of a page; `found` receives the modules that were changed. */
const pageScripts = (found: Set<(typeof CHANGED)[number]>): Plugin => ({
  name: 'page-scripts',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '../scripts.js' && isOfAstro(importer) ? NO_PRESCRIPTS_ID : undefined),
  load(id) {
    if (id !== NO_PRESCRIPTS_ID) return undefined
    found.add('runtime/server/scripts.js')
    return NO_PRESCRIPTS
  },
  transform(code, id) {
    if (!isOfAstro(id) || !id.endsWith('/render/script.js') || !code.includes(FILE_SCRIPT)) return undefined
    found.add('runtime/server/render/script.js')
    return code.replace(FILE_SCRIPT, FILE_SCRIPT.replace(' src=', ' blocking="render" src='))
  },
})

/**
 * Teaches Astro the directive `client:interaction`, and to leave out of the pages what starts islands: what waits for a visitor
 * is in the script that every page shares (start-islands.ts), and its styles are in reset.css. The first paint waits for
 * that script, so that no touch is missed and the page is laid out in parts, but no longer than paint-limit.ts says.
 */
export function clientInteractionIntegration(): AstroIntegration {
  const found = new Set<(typeof CHANGED)[number]>()
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint })
        updateConfig({ vite: { plugins: [pageScripts(found)] } })
      },
      'astro:build:done': () => {
        const missed = CHANGED.filter((module) => !found.has(module))
        if (missed.length > 0)
          throw new Error(
            `Astro has changed ${missed.join(' and ')}, which this site replaces. Adapt src/client/islands/client-interaction-integration.ts.`,
          )
      },
    },
  }
}
