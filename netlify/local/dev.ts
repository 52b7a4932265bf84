import { existsSync } from 'node:fs'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import { type FunctionModule, startFunctions } from './functions.ts'
import { addressOf, send, toRequest, visitorOf } from './http.ts'

/**
 * Serves the functions in `astro dev`, reloaded by Vite when they change. Those that prefer static files are left
 * out, since what is static is here still Astro's to answer. Settings come from `.env`, as in the local server.
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
            if (!matched || matched.preferStatic) return next()
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
