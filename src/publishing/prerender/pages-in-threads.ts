import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { noteBuild } from './note-build.ts'
import { type NotePage, prerenderInThreads } from './prerender-in-threads.ts'
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

/**
 * Makes the pages of a large catalog in a thread for each further processor: Astro makes them in one alone. What a page holds does
 * not depend on who made it; a fault is told as always, as what a thread cannot make is made again without it.
 */
export function pagesInThreads(notePage: NotePage): AstroIntegration {
  const most = Math.min(availableParallelism() - 1, MOST_THREADS)
  const { plugin, noteSetup } = noteBuild()
  let imageService = ''
  let content = ''

  async function startThreads(setup: ThreadSetup | undefined): Promise<PageThread[]> {
    const files = await readdir(content, { recursive: true })
    const records = files.filter((file) => file.endsWith('.json'))
    return setup && records.length >= WORTH_A_THREAD
      ? Array.from({ length: most }, () => startPageThread(setup))
      : []
  }

  return {
    name: 'pages-in-threads',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          build: { concurrency: PAGES_HERE + most * PAGES_AT_A_TIME },
          vite: { plugins: [plugin] },
        })
      },
      'astro:config:done': ({ config }) => {
        imageService = config.image.service.entrypoint
        content = fileURLToPath(new URL('content', config.root))
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((own) => {
          const setUp = async () => {
            const noted = await noteSetup()
            await own.setup?.()
            const setup = noted()
            return startThreads(setup && { ...setup, imageService })
          }
          return prerenderInThreads(own, setUp, notePage)
        })
      },
    },
  }
}
