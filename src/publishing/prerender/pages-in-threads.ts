import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { AstroIntegration, AstroPrerenderer } from 'astro'
import type { Plugin } from 'vite'
import { PAGES_AT_A_TIME, type PageThread, startPageThread } from './start-page-thread.ts'
import type { ThreadSetup } from './thread-messages.ts'

/**
 * Records from which on a thread saves more than the seconds that it takes to load the catalog once more. Tests set it, as no page of
 * their catalogs would be made in one.
 */
const WORTH_A_THREAD = Number(process.env.PAGE_THREADS_FROM ?? 1_000)
/** Each has a copy of the catalog, of up to a GB. */
const MOST_THREADS = 3
/** One page is made while others are written. */
const PAGES_HERE = 4

/** The program that makes pages, as Astro builds it. */
interface PageProgram {
  app: {
    setInternals(internals: unknown): void
    setOptions(options: unknown): void
  }
}

/** Told of every page when it has been made: its file from dist/, such as `parts.html`, and its HTML. */
export type NotePage = (file: string, html: string) => void

const decoder = new TextDecoder()

async function noted(url: string, response: Response, notePage: NotePage): Promise<Response> {
  const file = decodeURI(new URL(url).pathname).slice(1)
  if (!file.endsWith('.html') || !response.body) return response
  const bytes = await response.arrayBuffer()
  notePage(file, decoder.decode(bytes))
  return new Response(bytes, response)
}

/**
 * A prerenderer that leaves pages to threads as far as these can take them, and what they cannot make to the one that there was.
 *
 * @param startThreads called once the other is set up: threads load while it lists the pages
 */
export function prerenderInThreads(
  own: AstroPrerenderer,
  startThreads: () => Promise<PageThread[]>,
  notePage: NotePage,
): AstroPrerenderer {
  let threads: PageThread[] = []
  return {
    ...own,
    async setup() {
      await own.setup?.()
      threads = await startThreads()
    },
    async getStaticPaths() {
      const paths = await own.getStaticPaths()
      await Promise.all(threads.map(({ ready }) => ready))
      return paths
    },
    async render(request, options) {
      const { route, component } = options.routeData
      const thread = threads.find((one) => one.isFree())
      const made =
        (await thread?.make({ url: request.url, route, component })) ?? (await own.render(request, options))
      return made instanceof Response ? noted(request.url, made, notePage) : made
    },
    async teardown() {
      await Promise.all(threads.map((thread) => thread.end()))
      await own.teardown?.()
    },
  }
}

/**
 * Makes the pages of a large catalog in a thread for each further processor: Astro makes them in one alone. What a page holds does
 * not depend on who made it; a fault is told as always, as what a thread cannot make is made again without it.
 */
export function pagesInThreads(notePage: NotePage): AstroIntegration {
  const most = Math.min(availableParallelism() - 1, MOST_THREADS)
  let entry = ''
  let imageService = ''
  let content = ''
  let setup: ThreadSetup | undefined

  /** Astro hands its program what it knows of the build, and nobody else: it is noted on the way. */
  async function noteSetup(): Promise<void> {
    if (!entry)
      throw new Error(
        'Astro no longer writes a prerender-entry, which threads make pages with. Adapt src/publishing/prerender/pages-in-threads.ts.',
      )
    const { app } = (await import(entry)) as PageProgram
    const { setInternals, setOptions } = app
    let internals: ThreadSetup['internals']
    app.setInternals = (given) => {
      internals = given as ThreadSetup['internals']
      setInternals.call(app, given)
    }
    app.setOptions = (given) => {
      const { scripts } = (given as { settings: { scripts: unknown } }).settings
      const pages = [...internals.pagesByKeys].map(
        ([key, { styles }]) => [key, { styles }] as [string, { styles: unknown }],
      )
      const { entrySpecifierToBundleMap } = internals
      setup = {
        entry,
        internals: { pagesByKeys: new Map(pages), entrySpecifierToBundleMap },
        scripts,
        imageService,
      }
      setOptions.call(app, given)
    }
  }

  async function startThreads(): Promise<PageThread[]> {
    const files = await readdir(content, { recursive: true })
    const records = files.filter((file) => file.endsWith('.json'))
    const known = setup
    return known && records.length >= WORTH_A_THREAD
      ? Array.from({ length: most }, () => startPageThread(known))
      : []
  }

  const noteEntry: Plugin = {
    name: 'note-page-program',
    writeBundle({ dir = '' }, files) {
      if (this.environment.name !== 'prerender') return
      const file = Object.values(files).find(({ fileName }) => fileName.startsWith('prerender-entry'))
      if (file) entry = pathToFileURL(join(dir, file.fileName)).href
    },
  }

  return {
    name: 'pages-in-threads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          build: { concurrency: PAGES_HERE + most * PAGES_AT_A_TIME },
          vite: { plugins: [noteEntry] },
        })
      },
      'astro:config:done': ({ config }) => {
        imageService = config.image.service.entrypoint
        content = fileURLToPath(new URL('content', config.root))
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((own) => {
          const noting: AstroPrerenderer = {
            ...own,
            async setup() {
              await noteSetup()
              await own.setup?.()
            },
          }
          return prerenderInThreads(noting, startThreads, notePage)
        })
      },
    },
  }
}
