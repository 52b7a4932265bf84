import { existsSync } from 'node:fs'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import { type FunctionModule, startFunctions } from './functions.ts'
import { addressOf, send, toRequest, visitorOf } from './http.ts'

/** Header of a request that only Astro answers. */
const FOR_ASTRO = 'x-for-astro'

/** Whether Astro has an answer, which a build publishes as a file. */
async function hasAstroAnswer({ pathname, search }: URL, port: number | undefined): Promise<boolean> {
  const address = new URL(pathname + search, `http://localhost:${port}`)
  return (await fetch(address, { method: 'HEAD', headers: { [FOR_ASTRO]: 'yes' } })).status !== 404
}

/**
 * Serves the functions in `astro dev`, reloaded by Vite when they change. Those with `preferStatic` answer where Astro has
 * no answer. Settings come from `.env`, as in the local server.
 */
export function netlifyDev(): AstroIntegration {
  return {
    name: 'netlify-dev',
    hooks: {
      'astro:server:setup': async ({ server, logger }) => {
        const { root } = server.config
        if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
        const functions = await startFunctions({
          root,
          blobsDirectory: '.netlify/blobs-dev',
          load: (file) => server.ssrLoadModule(file) as Promise<FunctionModule>,
        })
        server.httpServer?.once('close', () => functions.stop())
        server.middlewares.use(async (incoming, outgoing, next) => {
          try {
            const address = addressOf(incoming)
            const matched = address && (await functions.match(incoming.method ?? 'GET', address))
            if (!matched || FOR_ASTRO in incoming.headers) return next()
            if (matched.preferStatic && (await hasAstroAnswer(address, incoming.socket.localPort)))
              return next()
            await send(
              await matched.run(toRequest(incoming, address), visitorOf(incoming)),
              incoming,
              outgoing,
            )
          } catch (error) {
            logger.error(`${incoming.url}: ${error}`)
            next(error)
          }
        })
      },
    },
  }
}
