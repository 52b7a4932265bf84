import type { Plugin } from 'vite'

/**
 * Vite's plugin for `import address from './enlarge.ts?script'`: a script with all that it imports as a file of its own, and its
 * address. Any page can import it there when a visitor needs it, and it stands in one request. A plain `import()` would share
 * chunks with other scripts, a request each, and bring Vite's loader into every page. Vite makes such files for workers alone, so to it
 * they are workers.
 */
export const scriptFiles = (): Plugin => ({
  name: 'script-files',
  enforce: 'pre',
  resolveId(id, importer, options) {
    return id.endsWith('?script')
      ? this.resolve(id.replace(/script$/, 'worker&url'), importer, options)
      : undefined
  },
})
