import type { Plugin } from 'vite'

/** Parts of Sveltia CMS that no field of ours uses: code, maps, rich text, old picture formats. */
const UNUSED = /^(@shikijs\/|leaflet|terra-draw|svgo\/browser|turndown|immutable$)|shiki-engine|heic/
const EMPTY = '\0unused'

const FOREIGN_FONT = /@font-face \{[^}]*cdn\.jsdelivr\.net[^}]*\}/g

/** Leaves out what the editor never uses, and what would load from a host that is neither ours nor GitHub's. */
export const leanSveltia = (): Plugin => ({
  name: 'lean-sveltia',
  enforce: 'pre',
  resolveId: (id, importer) => (importer?.includes('@sveltia/cms') && UNUSED.test(id) ? EMPTY : undefined),
  load: (id) => (id === EMPTY ? 'export default {}' : undefined),
  transform(code, id) {
    if (!id.includes('@sveltia/cms/npm/index.js')) return undefined
    const own = code.replace(FOREIGN_FONT, '')
    if (own === code) {
      this.error('Sveltia CMS has no font rule of a content delivery network any more: delete this step.')
    }
    return { code: own, map: null }
  },
})
