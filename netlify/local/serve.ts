import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { startFunctions } from './functions.ts'
import { addressOf, send, toRequest, visitorOf } from './http.ts'
import { openSite } from './site.ts'

export interface ServeOptions {
  /** The project's folder, for the others to be relative to. */
  root?: string
  publish?: string
  /** 0 takes any free port. */
  port?: number
  blobsDirectory?: string
}

/** @throws Error with a sentence for people: nothing is built, the port is taken, the header rules are invalid */
export async function serve({
  root = process.cwd(),
  publish = 'dist',
  port = 4321,
  blobsDirectory = '.netlify/blobs-serve',
}: ServeOptions = {}): Promise<{ url: string; close: () => Promise<void> }> {
  const directory = path.resolve(root, publish)
  if (!existsSync(directory))
    throw new Error('Nothing is built yet: run npm start, which builds the site first')
  const config = path.join(root, 'netlify.toml')
  /** Changes with the rules of a new build. */
  const rulesTag = () =>
    [config, path.join(directory, '_headers'), path.join(directory, '_redirects')]
      .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs)
      .join()
  let tag = rulesTag()
  let site = await openSite(directory, config)
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(file).href)
  const functions = await startFunctions(root, blobsDirectory, load)

  async function answer(incoming: IncomingMessage): Promise<Response> {
    if (rulesTag() !== tag) {
      tag = rulesTag()
      site = await openSite(directory, config)
    }
    const address = addressOf(incoming)
    if (!address || incoming.method === 'TRACE') return new Response('Bad Request', { status: 400 })
    const matched = await functions.match(incoming.method ?? 'GET', address)
    const request = toRequest(incoming, address)
    if (matched && !(matched.preferStatic && (await site.has(address.pathname)))) {
      return matched.run(request, visitorOf(incoming))
    }
    return site.answer(request)
  }

  const server = createServer((incoming, outgoing) =>
    answer(incoming)
      .then((response) => send(response, incoming, outgoing))
      .catch((error: unknown) => {
        console.error(error)
        if (outgoing.headersSent) outgoing.destroy()
        else outgoing.writeHead(500).end('The local server failed. The reason is in its log.')
      }),
  )
  try {
    // No host, as `localhost` may be 127.0.0.1 or ::1.
    await once(server.listen(port), 'listening')
  } catch (error) {
    await functions.stop()
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    const advice = `stop the program that uses it, or choose another port: PORT=${port + 1} npm start`
    throw new Error(`Port ${port} is taken: ${advice}`, { cause: error })
  }
  const { port: listening } = server.address() as AddressInfo
  const close = async () => {
    const closed = server[Symbol.asyncDispose]()
    server.closeAllConnections()
    await closed
    await functions.stop()
  }
  return { url: `http://localhost:${listening}`, close }
}

export async function serveUntilStopped(
  options: ServeOptions,
  words: (url: string) => string,
): Promise<void> {
  try {
    const { url, close } = await serve(options)
    console.log(words(url))
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => close().then(() => process.exit(0)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const [publish = 'dist'] = process.argv.slice(2)
  const port = Number(process.env.PORT ?? 4321)
  await serveUntilStopped({ port, publish }, (url) => `The site is at ${url} (stop it with Ctrl+C)`)
}
