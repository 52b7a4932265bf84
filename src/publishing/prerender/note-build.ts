import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { ThreadSetup } from './thread-messages.ts'

/** The program that makes pages, as Astro builds it. */
interface PageProgram {
  app: {
    setInternals(internals: unknown): void
    setOptions(options: unknown): void
  }
}

type Setup = Omit<ThreadSetup, 'imageService'>

interface BuildNotes {
  /** Notes where Astro writes its program. */
  plugin: Plugin
  /**
   * Astro hands its program what it knows of the build, and nobody else: it is noted on the way.
   *
   * @returns what was handed over, once it was
   * @throws Error when Astro has not written the program where it did
   */
  noteSetup(): Promise<() => Setup | undefined>
}

/** Notes what a thread has to know of a build to make its pages. */
export function noteBuild(): BuildNotes {
  let entry = ''
  return {
    plugin: {
      name: 'note-page-program',
      writeBundle({ dir = '' }, files) {
        if (this.environment.name !== 'prerender') return
        const file = Object.values(files).find(({ fileName }) => fileName.startsWith('prerender-entry'))
        if (file) entry = pathToFileURL(join(dir, file.fileName)).href
      },
    },
    async noteSetup() {
      if (!entry)
        throw new Error(
          'Astro no longer writes a prerender-entry, which threads make pages with. Adapt src/publishing/prerender/note-build.ts.',
        )
      const { app } = (await import(entry)) as PageProgram
      const { setInternals, setOptions } = app
      let internals: ThreadSetup['internals']
      let setup: Setup | undefined
      app.setInternals = (given) => {
        const { pagesByKeys, entrySpecifierToBundleMap } = given as ThreadSetup['internals']
        const pages = [...pagesByKeys].map(([key, { styles }]) => [key, { styles }] as const)
        internals = { pagesByKeys: new Map(pages), entrySpecifierToBundleMap }
        setInternals.call(app, given)
      }
      app.setOptions = (given) => {
        const { scripts } = (given as { settings: { scripts: unknown } }).settings
        setup = { entry, internals, scripts }
        setOptions.call(app, given)
      }
      return () => setup
    },
  }
}
