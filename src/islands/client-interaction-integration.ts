import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

const entrypoint = fileURLToPath(new URL('./interaction-directive.ts', import.meta.url))

const isOfAstro = (file = '') => file.includes('/astro/dist/runtime/server/')

/** In place of the module of Astro's that writes script and styles of islands, 6 KB, into every page. */
const NO_PRESCRIPTS = `export const determineIfNeedsHydrationScript = () => false
export const determinesIfNeedsDirectiveScript = () => false
export const getPrescripts = () => ''`
const NO_PRESCRIPTS_ID = '\0no-prescripts'

const FILE_SCRIPT = '<script type="module" src='

/** How Astro writes the scripts of a page. */
const pageScripts: Plugin = {
  name: 'page-scripts',
  enforce: 'pre',
  resolveId: (id, importer) => (id === '../scripts.js' && isOfAstro(importer) ? NO_PRESCRIPTS_ID : undefined),
  load: (id) => (id === NO_PRESCRIPTS_ID ? NO_PRESCRIPTS : undefined),
  transform(code, id) {
    if (!isOfAstro(id) || !id.endsWith('/render/script.js')) return undefined
    if (!code.includes(FILE_SCRIPT))
      throw new Error(`${id} writes the scripts of a page in another way than it did`)
    return code.replace(FILE_SCRIPT, FILE_SCRIPT.replace(' src=', ' blocking="render" src='))
  },
}

/**
 * Teaches Astro the directive `client:interaction`, and to leave out of the pages what starts islands: what waits for a visitor
 * is in the script that every page shares (start-islands.ts), and its styles are in reset.css. Nothing is painted before
 * that script has run, so that a list which the address narrows keeps its place and no touch is missed.
 */
export const clientInteractionIntegration = (): AstroIntegration => ({
  name: 'client-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'interaction', entrypoint })
      updateConfig({ vite: { plugins: [pageScripts] } })
    },
  },
})
