import { existsSync } from 'node:fs'
import path from 'node:path'
import type { AstroIntegration } from 'astro'
import { type FunctionModule, startFunctions } from './functions.ts'
import { addressOf, send, toRequest, visitorOf } from './http.ts'

/** Serves functions in `astro dev`. Those with `preferStatic` run only on the built site. */
export function netlifyDev(): AstroIntegration {
  return {
    name: 'netlify-dev',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const { root } = server.config
        if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
        const load = (file: string) => server.ssrLoadModule(file) as Promise<FunctionModule>
        const functions = await startFunctions(root, '.netlify/blobs-dev', load)
        server.httpServer?.once('close', () => functions.stop())
        server.middlewares.use(async (incoming, outgoing, next) => {
          const address = addressOf(incoming)
          const matched = address && (await functions.match(incoming.method ?? 'GET', address))
          if (!matched || matched.preferStatic) return next()
          await send(await matched.run(toRequest(incoming, address), visitorOf(incoming)), incoming, outgoing)
        })
      },
    },
  }
}
