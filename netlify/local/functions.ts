import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setEnvironmentContext } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'
import type { Config, Context } from '@netlify/functions'

export interface FunctionModule {
  default(request: Request, context: Context): Response | undefined | Promise<Response | undefined>
  config?: Config
}

/** Stores Netlify Blobs in a directory, for this process. */
export async function startSandbox(blobsDirectory: string): Promise<{ stop: () => Promise<void> }> {
  const token = randomUUID()
  const blobs = new BlobsServer({ directory: blobsDirectory, token })
  const edgeURL = `http://localhost:${(await blobs.start()).port}`
  const site = { siteID: 'local', deployID: '0', primaryRegion: 'us-east-2' }
  setEnvironmentContext({ edgeURL, uncachedEdgeURL: edgeURL, token, ...site })
  return { stop: async () => blobs.stop() }
}

/** Whether a request matches a function's `config`. As on Netlify, trailing slashes and case don't matter. */
function isRouted(config: Config, name: string, method: string, pathname: string): boolean {
  const address = { pathname: pathname.replace(/(.)\/$/, '$1') }
  const matches = (paths: string | string[]) =>
    [paths].flat().some((path) => new URLPattern({ pathname: path }, { ignoreCase: true }).test(address))
  const hasMethod = [config.method ?? method].flat().includes(method)
  const hasPath = matches(config.path ?? `/.netlify/functions/${name}`)
  return hasMethod && hasPath && !matches(config.excludedPath ?? [])
}

const scheduledRequest = (address: URL): Request =>
  new Request(address, { method: 'POST', body: JSON.stringify({ next_run: new Date().toISOString() }) })

/** Runs functions as Netlify does, without rate limits and most of `Context`. A scheduled one runs if its address under /.netlify/functions is requested. */
export async function startFunctions(
  root: string,
  blobsDirectory: string,
  load: (file: string) => Promise<FunctionModule>,
) {
  const directory = path.join(root, 'netlify/functions')
  const files = (await readdir(directory).catch(() => [])).filter((file) => file.endsWith('.mts')).sort()
  const sandbox = await startSandbox(path.resolve(root, blobsDirectory))
  const running = new Set<Promise<unknown>>()

  const waitUntil = (work: Promise<unknown>): void => {
    const settled = work.catch(console.error).finally(() => running.delete(settled))
    running.add(settled)
  }

  return {
    async match(method: string, address: URL) {
      for (const file of files) {
        const module = await load(path.join(directory, file))
        const { config = {} } = module
        if (!isRouted(config, path.basename(file, '.mts'), method, address.pathname)) continue
        return {
          /** Whether a published file at the address wins. */
          preferStatic: config.preferStatic ?? false,
          async run(request: Request, ip: string): Promise<Response> {
            const deploy = { context: 'dev', id: '0', published: false }
            const site = { url: address.origin }
            const context = { deploy, ip, site, url: address, waitUntil } as unknown as Context
            try {
              const response = await module.default(
                config.schedule ? scheduledRequest(address) : request,
                context,
              )
              return response ?? new Response(null, { status: 204 })
            } catch (error) {
              console.error(`${file}:`, error)
              return new Response('This function failed. The reason is in the server’s log.', { status: 500 })
            }
          },
        }
      }
      return undefined
    },
    async stop() {
      await Promise.all(running)
      await sandbox.stop()
    },
  }
}
