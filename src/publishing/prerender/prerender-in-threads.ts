import type { AstroPrerenderer } from 'astro'
import type { PageThread } from './start-page-thread.ts'

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
 * @param setUp sets up the other and starts threads, which load while it lists the pages
 */
export function prerenderInThreads(
  own: AstroPrerenderer,
  setUp: () => Promise<PageThread[]>,
  notePage: NotePage,
): AstroPrerenderer {
  let threads: PageThread[] = []
  return {
    ...own,
    async setup() {
      threads = await setUp()
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
      const result = made instanceof Response ? { response: made } : made
      return { ...result, response: await noted(request.url, result.response, notePage) }
    },
    async teardown() {
      await Promise.all(threads.map((thread) => thread.end()))
      await own.teardown?.()
    },
  }
}
