import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config, Context } from '@netlify/functions'
import { functionRoute } from './function-route.ts'
import { textResponse } from './http.ts'
import { startSandbox } from './sandbox.ts'

/** What a file in netlify/functions exports. */
export interface FunctionModule {
  default(request: Request, context: Context): Response | undefined | Promise<Response | undefined>
  config?: Config
}

interface FunctionsOptions {
  /** The project; its functions are the `.mts` files in netlify/functions. */
  root: string
  blobsDirectory: string
  load(file: string): Promise<FunctionModule>
}

/**
 * Netlify's Functions v2 in this process, routed by each function's `config`. Rate limits are not emulated; a
 * scheduled function runs when its address under /.netlify/functions is called. As the sandbox is global, one process
 * has one of these at a time.
 */
export async function startFunctions({ root, blobsDirectory, load }: FunctionsOptions) {
  const directory = path.join(root, 'netlify/functions')
  const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith('.mts')).sort()
  const sandbox = await startSandbox(path.resolve(root, blobsDirectory))
  const running = new Set<Promise<unknown>>()

  const waitUntil = (work: Promise<unknown>): void => {
    const settled = work.catch(console.error).finally(() => running.delete(settled))
    running.add(settled)
  }

  async function run({ default: handler, config }: FunctionModule, request: Request, context: Context) {
    const asked = config?.schedule ? scheduledRequest(context.url) : request
    const answer = Promise.try(handler, asked, context)
    if (!config?.background) return (await answer) ?? new Response(null, { status: 204 })
    waitUntil(answer)
    return new Response(null, { status: 202 })
  }

  return {
    /** The function at an address, if there is one. */
    async match(method: string, address: URL) {
      for (const file of files) {
        const module = await load(path.join(directory, file))
        const { config = {} } = module
        const params = functionRoute(config, path.basename(file, '.mts'), method, address.pathname)
        if (!params) continue
        return {
          /** Runs only when no file is published at the address. */
          preferStatic: config.preferStatic ?? false,
          /** Never rejects: a function that throws answers 500 and logs its stack. */
          run: (request: Request, ip: string): Promise<Response> =>
            run(module, request, { ...contextOf(address), ip, params, waitUntil }).catch((error: unknown) => {
              console.error(`${file}:`, error)
              return textResponse(500, 'This function failed. The reason is in the server’s log.')
            }),
        }
      }
      return undefined
    },
    /** Waits for background work of the functions. */
    async stop() {
      await Promise.all(running)
      await sandbox.stop()
    },
  }
}

const scheduledRequest = (address: URL): Request =>
  new Request(address, { method: 'POST', body: JSON.stringify({ next_run: new Date().toISOString() }) })

/** The part of a `Context` that is the same for each function; cookies and edge-function calls are not emulated. */
const contextOf = (url: URL): Context =>
  ({
    deploy: { context: 'dev', id: '0', published: false },
    geo: {},
    json: Response.json,
    log: console.log,
    requestId: randomUUID(),
    site: { url: url.origin },
    url,
  }) satisfies Partial<Context> as unknown as Context
