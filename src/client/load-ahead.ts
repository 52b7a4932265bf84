import type { Plugin } from 'vite'

const LOADER = `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
  }
  return load()
}`

/**
 * Vite's plugin for a smaller loader than Vite's own: with a script that is loaded later, it asks for all that this imports, so that they
 * come together. Vite's also waits for style sheets, which no script here has (`?inline`), and is a twentieth of all that a list loads at
 * its first use.
 */
export const loadAhead = (): Plugin => ({
  name: 'load-ahead',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => ({ code: LOADER, moduleSideEffects: false }),
  },
})
