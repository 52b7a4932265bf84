import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'

/** A module of Astro's that has no setting for what this site needs of it. */
interface Change {
  /** Its place among the packages. */
  module: string
  /** Gives it as it is wanted; as it was, if it no longer holds what is to be changed. */
  change: (code: string) => string
}

const CHANGES: readonly Change[] = [
  {
    // It writes script and styles of islands, 6 KB, into every page, on purpose (withastro/astro#17017): what waits for a visitor
    // is in the script that every page shares (src/client/islands/start-islands.ts), and its styles are in reset.css.
    module: 'astro/dist/runtime/server/scripts.js',
    change: () => `export const determineIfNeedsHydrationScript = () => false
export const determinesIfNeedsDirectiveScript = () => false
export const getPrescripts = () => ''`,
  },
  {
    // The first paint waits for a page's script, so that no touch is missed and the page is laid out in parts, but no longer than
    // src/client/islands/paint-limit.ts says.
    module: 'astro/dist/runtime/server/render/script.js',
    change: (code) =>
      code.replace('<script type="module" src=', '<script type="module" blocking="render" src='),
  },
  {
    // It makes every component twice, the first time to see whether it is one of React's, as all are here: with what follows, a
    // fourteenth of the time that a product's page takes.
    module: '@astrojs/react/dist/server.js',
    change: (code) =>
      code.replace(
        'await renderToStaticMarkup.call(this, Tester, props, children)',
        'isReactComponent = true',
      ),
  },
  {
    // And as a stream, whose chunks are encoded and decoded.
    module: '@astrojs/react/dist/server.js',
    change: (code) =>
      code.replace(
        'await renderToReadableStreamAsync(vnode, renderOptions)',
        'ReactDOM.renderToString(vnode, renderOptions)',
      ),
  },
]

const changeModules = (found: Set<Change>): Plugin => ({
  name: 'change-modules',
  enforce: 'pre',
  transform(code, id) {
    let changed = code
    for (const change of CHANGES.filter(({ module }) => id.endsWith(`/${module}`))) {
      const before = changed
      changed = change.change(before)
      if (changed !== before) found.add(change)
    }
    return changed === code ? undefined : changed
  },
})

/** Changes those modules of Astro's. A build without one of them fails, and names it: Astro has been updated. */
export function changedModules(): AstroIntegration {
  const found = new Set<Change>()
  return {
    name: 'changed-modules',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [changeModules(found)] } })
      },
      'astro:build:done': () => {
        const missed = new Set(CHANGES.filter((change) => !found.has(change)).map(({ module }) => module))
        if (missed.size > 0)
          throw new Error(
            `Astro has changed ${[...missed].join(' and ')}, which this site changes. Adapt src/publishing/changed-modules.ts.`,
          )
      },
    },
  }
}
